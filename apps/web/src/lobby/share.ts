import { freshId } from '../fresh.ts'
import { api } from '../net/api.ts'
import type { TableCard } from '../net/cards.ts'

/** What a person has to remember to prove that nobody chose the dice: the table's promise and the own nonce. */
export interface Share {
  readonly table: string
  readonly commitment: string
  readonly nonce: string
}

const KEY = 'athanor.shares'
const MOST = 60

/** What is stored may be old or broken: only what looks like a share is taken. */
export function readShares(text: string | null): readonly Share[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isShare) : []
  } catch {
    return []
  }
}

function isShare(value: unknown): value is Share {
  const { table, commitment, nonce } = (value ?? {}) as { readonly [key in keyof Share]?: unknown }
  return typeof table === 'string' && typeof commitment === 'string' && typeof nonce === 'string'
}

function shares(): readonly Share[] {
  try {
    return readShares(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** What this device remembers of a table. */
export const shareOf = (table: string): Share | undefined => shares().find((share) => share.table === table)

/** Adds to the seed, now that the table has shown its commitment; if that has to be repeated, with the same nonce. */
export function giveShare({ id, commitment }: TableCard): Promise<TableCard> {
  const known = shareOf(id)
  const nonce = known?.commitment === commitment ? known.nonce : freshId()
  keep({ table: id, commitment, nonce })
  return api.giveNonce(id, commitment, nonce)
}

function keep(share: Share): void {
  const others = shares().filter(({ table }) => table !== share.table)
  try {
    localStorage.setItem(KEY, JSON.stringify([share, ...others].slice(0, MOST)))
  } catch {}
}
