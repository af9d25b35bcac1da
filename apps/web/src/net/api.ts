import type { GameFigures, PlayedGame } from '@athanor/protocol'
import { Store, useStore } from '../store.ts'
import type { BotLevel, Person, TableCard, TableWish } from './cards.ts'
import { ApiFault, faultIn } from './fault.ts'
import { beStranger } from './stranger.ts'

/** Whether a server answers; undefined until one was asked. */
const reachable = new Store<boolean | undefined>(undefined)
export const useReachable = (): boolean | undefined => useStore(reachable)

/** One request. Whatever answers without JSON is not our server. */
async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    answer = await response.json()
  } catch {
    reachable.set(false)
    throw new ApiFault('no-server')
  }
  reachable.set(true)
  if (response.ok) return answer as T
  const fault = faultIn(answer)
  if (fault.code === 'signed-out') beStranger()
  throw fault
}

const get = <T>(path: string): Promise<T> => call('GET', path)
const post = <T>(path: string, body?: object): Promise<T> => call('POST', path, body)

export interface Search {
  readonly game?: string
  readonly name?: string
  /** Page by page: when the last known one ended, and which it was. */
  readonly before?: string
  readonly last?: string
}

/** What the server can be asked over HTTP. */
export const api = {
  me: () => get<Person | null>('me'),
  guest: (name: string) => post<Person>('guest', { name }),
  signIn: (name: string, password: string) => post<Person>('sign-in', { name, password }),
  signOut: () => post('sign-out'),
  signOutEverywhere: () => post('sign-out-everywhere'),
  rename: (name: string) => post<Person>('me/name', { name }),
  setPassword: (password: string, old?: string) => post<Person>('me/password', { password, ...(old && { old }) }),
  myData: () => get<object>('me/data'),
  deleteMe: () => call('DELETE', 'me'),

  passkeyOffer: () => post<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/offer'),
  addPasskey: (credential: object) => post<Person>('me/passkeys', credential),
  passkeyAsk: () => post<PublicKeyCredentialRequestOptionsJSON>('passkey/ask'),
  passkeySignIn: (credential: object) => post<Person>('passkey/sign-in', credential),

  tables: () => get<{ readonly open: readonly TableCard[]; readonly running: readonly TableCard[] }>('tables'),
  mine: () => get<readonly TableCard[]>('my/tables'),
  finished: (search: Search) => get<readonly TableCard[]>(`my/finished?${new URLSearchParams({ ...search })}`),
  myStatistics: () => get<readonly PlayedGame[]>('my/statistics'),
  statistics: (game: string) => get<GameFigures>(`statistics/${game}`),
  table: (id: string) => get<TableCard>(`tables/${id}`),
  invitation: (id: string) => get<TableCard>(`invitations/${encodeURIComponent(id)}`),
  create: (wish: TableWish) => post<TableCard>('tables', wish),
  join: (id: string, invitation?: string) =>
    post<TableCard>(`tables/${id}/join`, { ...(invitation && { invitation }) }),
  /** My share of the seed, as an answer to the commitment that the table has shown. */
  giveNonce: (id: string, commitment: string, nonce: string) =>
    post<TableCard>(`tables/${id}/nonce`, { commitment, nonce }),
  leave: (id: string) => post(`tables/${id}/leave`),
  /** Seats a bot; without a level frees the seat. */
  seatBot: (id: string, seat: number, bot?: BotLevel) =>
    post<TableCard>(`tables/${id}/seat`, { seat, ...(bot && { bot }) }),
  start: (id: string) => post<TableCard>(`tables/${id}/start`),
  rematch: (id: string) => post<TableCard>(`tables/${id}/rematch`),
  ticket: () => post<{ readonly ticket: string }>('ticket'),
}
