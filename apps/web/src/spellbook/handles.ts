import type { Decision, Move, Phrase } from '@athanor/kernel'
import {
  DRAW,
  KIND,
  kindName,
  levelOfMove,
  onSpell,
  onToken,
  ownerOf,
  parseToken,
  type SpellbookView,
  spellName,
  spellOf,
  tokenName,
  tokenOf,
} from '@athanor/spellbook'
import { idOf, LEVELS, learnedOf, mine } from './book.ts'
import { type Chosen, chosenPlaces } from './chosen.ts'

/** Names of places on the board: what lies there, what is clicked there, and where things travel. */
export const altarPlace = (i: number): string => `altar.${i}`
export const poolPlace = (seat: number, i: number): string => `pool.${seat}.${i}`
export const familiarPlace = (seat: number, i: number): string => `familiar.${seat}.${i}`
export const stepPlace = (spell: string, level: number): string => `step.${spell}.${level}`
export const copyPlace = (spell: string, level: number, owner: number): string => `copy.${spell}.${level}.${owner}`
export const POUCH = 'pouch'
export const BOX = 'box'

/** Which answer each place of the board stands for. */
export type Handles = ReadonlyMap<string, Move>

export function handles(view: SpellbookView, decision: Decision | undefined): Handles {
  const found = new Map<string, Move>()
  if (!decision) return found
  const chosen = chosenPlaces(view, decision)
  for (const { move } of decision.answers) {
    for (const place of placesOf(move, view, decision, chosen)) found.set(place, move)
  }
  return found
}

/** Where a page that shows only a part of the board should be: at the altar if it is asked for, else at the first step. */
export function whereAsked(found: Handles, view: SpellbookView): string | undefined {
  const places = [...found.keys()]
  if (places.some((place) => place === POUCH || place.startsWith('altar.'))) return 'altar'
  const steps = view.spells.flatMap((spell) => LEVELS.map((level) => ({ spell, level })))
  const asked = steps.find(({ spell, level }) =>
    places.some((place) => place === stepPlace(spell, level) || place.startsWith(`copy.${spell}.${level}.`)),
  )
  return asked && stepPlace(asked.spell, asked.level)
}

/** Whether the board shows the answer: everything but passing and being content. */
export function offers(move: Move): boolean {
  const kind = kindName(move)
  return kind !== undefined && kind !== 'pass' && kind !== 'done'
}

function placesOf(move: Move, view: SpellbookView, decision: Decision, chosen: Chosen): string[] {
  const { seat } = decision
  const player = view.players[seat]!
  switch (kindName(move)) {
    case 'draw':
      return [POUCH]
    case 'store':
    case 'discard':
    case 'mark':
    case 'pay':
    case 'keep':
    case 'give':
      return lying(player.pool, move, chosen.pool).map((i) => poolPlace(seat, i))
    case 'get':
      return decision.ask.key === 'ask.swap-get-familiar'
        ? lying(player.familiar, move, chosen.familiar).map((i) => familiarPlace(seat, i))
        : onAltar(view, move, decision, chosen)
    case 'take':
    case 'replace':
    case 'absorb':
    case 'feed':
      return onAltar(view, move, decision, chosen)
    case 'learn':
    case 'use':
      return [stepPlace(spellName(spellOf(move)), levelOfMove(move))]
    case 'raise': {
      const spell = spellName(spellOf(move))
      return [stepPlace(spell, (learnedOf(player, spell)?.level ?? 0) + 1)]
    }
    case 'copy': {
      const spell = spellName(spellOf(move))
      const level = levelOfMove(move)
      return [ownerOf(move) === seat ? stepPlace(spell, level) : copyPlace(spell, level, ownerOf(move))]
    }
    default:
      return []
  }
}

/** Where tokens of the move's kind lie that were not chosen yet. */
function lying(list: readonly string[], move: Move, chosen: ReadonlySet<number>): number[] {
  const name = tokenName(tokenOf(move))
  return list.flatMap((token, i) => (token === name && !chosen.has(i) ? [i] : []))
}

/**
 * Where the order of the altar counts, equal tokens are moves of their own; but one that has no move is as good as its
 * neighbour before it.
 */
function onAltar(view: SpellbookView, move: Move, decision: Decision, chosen: Chosen): string[] {
  const places = lying(view.altar, move, chosen.altar)
  const token = tokenOf(move)
  const kind = KIND[kindName(move)!]
  const legal = new Set(decision.answers.map((answer) => answer.move))
  return places
    .filter((_, nth) => {
      let last = nth
      while (last > 0 && !legal.has(onToken(kind, token, last))) last--
      return onToken(kind, token, last) === move
    })
    .map(altarPlace)
}

/** The move that a person means by clicking a place, whether or not it can be made now. */
export function wishAt(place: string, view: SpellbookView): Move | undefined {
  const [what, a, b] = place.split('.')
  const player = mine(view)
  if (!player) return undefined
  if (what === POUCH) return DRAW
  if (what === 'altar') return onToken(KIND.take, parseToken(view.altar[Number(a)]!)!)
  if (what === 'pool')
    return Number(a) === player.seat ? onToken(KIND.store, parseToken(player.pool[Number(b)]!)!) : undefined
  if (what !== 'step') return undefined
  const level = Number(b)
  const known = learnedOf(player, a!)
  return onSpell(known && known.level >= level ? KIND.use : KIND.learn, idOf(a!), level)
}

/** Everything that can be clicked in the hope that it can be done. */
export function wishes(view: SpellbookView): readonly Move[] {
  const player = mine(view)
  if (!player) return []
  const places = [
    POUCH,
    ...view.altar.map((_, i) => altarPlace(i)),
    ...player.pool.map((_, i) => poolPlace(player.seat, i)),
    ...view.spells.flatMap((spell) => LEVELS.map((level) => stepPlace(spell, level))),
  ]
  return [...new Set(places.map((place) => wishAt(place, view)!))]
}

/** How an answer is said. */
export const sayOf = (decision: Decision | undefined, move: Move): Phrase | undefined =>
  decision?.answers.find((answer) => answer.move === move)?.say
