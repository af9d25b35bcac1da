/** What a stranger may take of the server. */
export interface Limits {
  /** Messages a second of one person, over all sockets together, and at once. */
  readonly rate: number
  readonly burst: number
  readonly socketsEach: number
  /** Sockets of everybody behind one network: a school, a mobile operator. */
  readonly socketsTogether: number
  readonly heartbeatMs: number
  /** A request that is not whole after so long is not waited for. */
  readonly requestMs: number
  /** HTTP requests a minute of strangers from one network. */
  readonly requests: number
  /** Those of one session, wherever it is: a page asks whenever its tables change, and a person may have several open. */
  readonly requestsEach: number
  /** Those of everybody behind one network together. */
  readonly requestsTogether: number
  /** Those from one network that are costly or could be used to guess. */
  readonly careful: number
  /** Tables that one person makes, and everybody behind one network: so many at once, and so many an hour. */
  readonly tablesEach: number
  readonly tablesTogether: number
}

export const LIMITS: Limits = {
  rate: 20,
  burst: 60,
  socketsEach: 20,
  socketsTogether: 1000,
  heartbeatMs: 30_000,
  requestMs: 30_000,
  requests: 300,
  requestsEach: 600,
  requestsTogether: 6000,
  careful: 20,
  tablesEach: 60,
  tablesTogether: 600,
}
