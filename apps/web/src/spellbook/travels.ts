import type { SpellbookView } from '@athanor/spellbook'
import type { Travel } from '../table/contract.ts'
import { difference } from './difference.ts'
import { altarPlace, BOX, familiarPlace, POUCH, poolPlace, stepPlace } from './handles.ts'

/** A token and where it was or is. */
interface Item {
  readonly token: string
  readonly place: string
  /** Whose it is; undefined for what belongs to nobody. */
  readonly seat?: number
}

/** Tokens that lie together, in the order of their places. */
interface Row {
  readonly tokens: readonly string[]
  place(i: number): string
  readonly seat?: number
}

/** What moved between two views: every token that is new somewhere came from where it is missed, or from the pouch. */
export function travels(before: SpellbookView, after: SpellbookView): readonly Travel[] {
  const was = rows(before)
  const moves = rows(after).map((row, i) => changes(was[i]!, row))
  const lost = [...moves.flatMap((move) => move.lost), ...markers(before, after)]
  const gained = [...moves.flatMap((move) => move.gained), ...markers(after, before)]
  const found: Travel[] = []
  for (const item of gained) found.push(travel(source(item, lost)?.place ?? POUCH, item.place, item.token))
  for (const token of gone(before, after)) {
    const from = source({ token, place: BOX }, lost)
    if (from) found.push(travel(from.place, BOX, token))
  }
  if (after.pouch > before.pouch) found.push({ ...travel(BOX, POUCH, aToken(before)), count: 4 })
  return found.filter(({ from, to }) => from !== to)
}

const travel = (from: string, to: string, thing: string): Travel => ({ from, to, thing, sound: 'token' })

/** All rows of tokens on the table; in both views the same ones in the same order. The altar is filled up last. */
function rows(view: SpellbookView): Row[] {
  return [
    ...view.players.flatMap(({ seat, pool, familiar }): Row[] => [
      { tokens: pool, place: (i) => poolPlace(seat, i), seat },
      { tokens: familiar, place: (i) => familiarPlace(seat, i), seat },
    ]),
    ...(view.opponent
      ? [
          { tokens: view.opponent.board, place: (i: number) => `rival.${i}` },
          { tokens: view.opponent.pool, place: (i: number) => `rival-pool.${i}` },
        ]
      : []),
    { tokens: view.altar, place: altarPlace },
  ]
}

function changes(was: Row, is: Row): { readonly gained: Item[]; readonly lost: Item[] } {
  const { gained, lost } = difference(was.tokens, is.tokens)
  return { gained: locate(gained, is, was), lost: locate(lost, was, is) }
}

/** Where the tokens lie: at places where something else was or is, from the end, where what is new is put. */
function locate(tokens: readonly string[], { tokens: row, place, seat }: Row, { tokens: other }: Row): Item[] {
  const taken = new Set<number>()
  for (const token of tokens) {
    const free = (i: number): boolean => row[i] === token && !taken.has(i)
    const changed = row.findLastIndex((_, i) => free(i) && other[i] !== token)
    taken.add(changed >= 0 ? changed : row.findLastIndex((_, i) => free(i)))
  }
  return [...taken]
    .sort((a, b) => a - b)
    .map((at) => ({ token: row[at]!, place: place(at), ...(seat !== undefined && { seat }) }))
}

/** The markers that lie in `one` view otherwise than in the `other`. */
function markers(one: SpellbookView, other: SpellbookView): Item[] {
  return one.players.flatMap(({ seat, learned }) =>
    learned
      .filter(
        ({ spell, level }) =>
          !other.players[seat]!.learned.some((card) => card.spell === spell && card.level === level),
      )
      .map(({ spell, level, rune }) => ({
        token: spell.charAt(0) + rune,
        place: seat === one.viewer ? stepPlace(spell, level) : `book.${seat}.${spell}`,
        seat,
      })),
  )
}

/** Takes the best source of a token out of what is missed: the same person's things first. */
function source({ token, seat }: Item, lost: Item[]): Item | undefined {
  const own = lost.findIndex((item) => item.token === token && item.seat === seat)
  const at = own >= 0 ? own : lost.findIndex((item) => item.token === token)
  return at < 0 ? undefined : lost.splice(at, 1)[0]
}

/** What went to the box. */
function gone(before: SpellbookView, after: SpellbookView): string[] {
  return Object.entries(after.box).flatMap(([token, n]) =>
    Array.from({ length: Math.max(0, n - (before.box[token] ?? 0)) }, () => token),
  )
}

const aToken = ({ box }: SpellbookView): string => Object.keys(box)[0] ?? 'W'
