import { decodeRecord, encodeRecord, type GameRecord, type Seat } from '@athanor/kernel'
import { type KeptGame, keptGame, recordOf } from '../local/kept.ts'
import { api } from '../net/api.ts'
import { type Person, seatOf, type TableCard } from '../net/cards.ts'

/** A recorded game, and what else is known of its table. */
export interface Found {
  readonly record: GameRecord
  /** A table of the server. */
  readonly card?: TableCard
  /** A game of this device: who sat where. */
  readonly bots?: KeptGame['bots']
}

/** Where the reader sat in a game; the first seat of somebody else's. */
export function ownSeat({ card, bots }: Found, person: Person | null | undefined): Seat {
  const seat = card ? seatOf(card, person)?.seat : bots?.indexOf(null)
  return Math.max(0, seat ?? 0)
}

/** Where a record is found: kept on this device, on the server, or in the address itself. */
export async function findRecord(id: string, hash: string): Promise<Found | undefined> {
  if (hash.startsWith(MARK)) return { record: await fromAddress(hash) }
  const kept = keptGame(id)
  if (!kept) return onServer(id)
  const record = recordOf(kept)
  return record && { record, bots: kept.bots }
}

async function onServer(id: string): Promise<Found | undefined> {
  const table = encodeURIComponent(id)
  const response = await fetch(`/api/tables/${table}/record`)
  return response.ok ? { record: decodeRecord(await response.text()), card: await api.table(table) } : undefined
}

const MARK = '#r='
/** The name of a game that comes with its address. */
export const SHARED = 'shared'

/** A record as the end of an address: whoever has the link has the game. */
export async function toAddress(record: GameRecord): Promise<string> {
  const squeezed = new Blob([encodeRecord(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer())
  return (
    MARK +
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '')
  )
}

async function fromAddress(hash: string): Promise<GameRecord> {
  const text = atob(hash.slice(MARK.length).replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return decodeRecord(await new Response(opened).text())
}
