import type { Generated } from 'kysely'

/** A moment, in milliseconds since 1970. Times are whole numbers in both databases, truth values are 0 or 1. */
type Moment = number
/** A JSON text. */
type JsonText = string

export interface Schema {
  people: PersonRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  sessions: SessionRow
  tickets: TicketRow
  throttles: ThrottleRow
  tables: TableRow
  seats: SeatRow
  entries: EntryRow
  chat: ChatRow
  mutes: MuteRow
}

export interface PersonRow {
  id: string
  name: string
  /** The name as it is compared; unique among people who can sign in, absent for guests. */
  login: string | null
  /** An argon2id hash. */
  password: string | null
  created: Moment
  seen: Moment
}

export interface PasskeyRow {
  id: string
  person: string
  /** Base64url. */
  key: string
  counter: number
  transports: JsonText
  created: Moment
}

export interface ChallengeRow {
  hash: string
  challenge: string
  person: string | null
  expires: Moment
}

export interface SessionRow {
  /** SHA-256 of the token; the token itself is only in the person's cookie. */
  hash: string
  person: string
  created: Moment
  seen: Moment
}

/** Lets a session open one socket, once. */
export interface TicketRow {
  hash: string
  session: string
  expires: Moment
}

/** Failed attempts to sign in. */
export interface ThrottleRow {
  key: string
  failures: number
  until: Moment
}

export interface TableRow {
  id: string
  game: string
  version: number
  options: JsonText
  players: number
  /** A `Pace`. */
  pace: JsonText
  on_timeout: 'bot' | 'forfeit'
  /** 1: found only through its invitation. */
  hidden: number
  invitation: string
  /** How late spectators see everything, in seconds; -1 keeps them out. */
  delay: number
  status: 'open' | 'running' | 'ended'
  host: string
  created: Moment
  started: Moment | null
  ended: Moment | null
  /** The last entry. */
  seq: number
  /** The seats that are waited for, as bits. */
  to_act: number
  /** Those of them that bots play. */
  bots_to_act: number
  /** When the first of them runs out of time. */
  deadline: Moment | null
  /** When anything last happened. */
  touched: Moment
  secret: string
  result: JsonText | null
  /** The table whose players play again here. */
  follows: string | null
  /** Where the host of a public table asked from, while it is open: the list shows few tables of one network. */
  network: string | null
}

export interface SeatRow {
  table_id: string
  seat: number
  person: string | null
  /** The level of the bot that sits here. */
  bot: string | null
  name: string
  nonce: string | null
}

/** Something that happened at a table. Everything about a game follows from the table's row and its entries. */
export interface EntryRow {
  table_id: string
  seq: number
  kind: string
  seat: number
  /** A move, or how many moves were taken back. */
  move: number
  at: Moment
  /** The name that the client gave to what it asked for. */
  ask: string | null
}

export interface ChatRow {
  n: Generated<number>
  table_id: string
  person: string
  name: string
  at: Moment
  text: string
  after: number
  /** The name that the client gave to it: a resend has the same. */
  ask: string | null
}

export interface MuteRow {
  person: string
  other: string
}
