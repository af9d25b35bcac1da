import { decodeRecord, encodeRecord, type GameRecord } from '@athanor/kernel'
import { keptGame, recordOf } from '../local/kept.ts'

/** Where a record is found: kept on this device, on the server, or in the address itself. */
export async function findRecord(id: string, hash: string): Promise<GameRecord | undefined> {
  if (hash.startsWith(MARK)) return fromAddress(hash)
  const kept = keptGame(id)
  if (kept) return recordOf(kept)
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/record`)
  return response.ok ? decodeRecord(await response.text()) : undefined
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
