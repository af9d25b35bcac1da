import type { Move, Phrase } from '@athanor/kernel'
import { LEFT } from './board.ts'
import { sayPowerEffect } from './effects.ts'
import type { TemplesEvent } from './event.ts'
import { chainOf, endOf, kindName, placeOf, raiseOf, spaceOf, subjectOf } from './move.ts'
import { sayCard, sayKind, sayKinds, sayPlace, sayPower, sayRune, saySide, sayTemple } from './names.ts'
import { boardOf, faceUp, type State } from './state.ts'

const spaces = (list: readonly number[]): string => list.map((space) => space + 1).join('-')

/** A move as one of the answers to a question. */
export function sayMove(state: State, move: Move): Phrase {
  const kind = kindName(move)
  const key = `move.${kind}`
  const subject = subjectOf(move)
  const space = spaceOf(move) + 1
  switch (kind) {
    case 'go':
    case 'collect':
      return { key, args: { card: sayCard(state, subject) } }
    case 'rune':
      return { key, args: { rune: sayRune(faceUp(state, subject)), temple: sayCard(state, subject) } }
    case 'grid': {
      const board = boardOf(state)
      const power = board.powers[subject]!
      return { key, args: { side: saySide(subject), power: sayPower(power), effect: sayPowerEffect(board, power) } }
    }
    case 'convert':
      return { key, args: { n: subject } }
    case 'put':
      return { key, args: { crystal: sayKind(subject), space } }
    case 'pay':
      return { key, args: { space: subject + 1, crystal: sayKind(crystalAt(state, subject)) } }
    case 'cover': {
      const card = state.pawns[state.active]!
      const colour = boardOf(state).wilderness[card]?.slots[subject] ?? 0
      return { key, args: { crystal: sayKind(colour), space } }
    }
    case 'swap':
      return {
        key,
        args: {
          a: subject + 1,
          b: space,
          one: sayKind(crystalAt(state, subject)),
          other: sayKind(crystalAt(state, spaceOf(move))),
        },
      }
    case 'from':
      return { key, args: { card: sayCard(state, subject), slot: space } }
    case 'rob':
      return { key, args: { who: { seat: subject }, space } }
    case 'break':
      return {
        key: raiseOf(move) > 0 ? `${key}-raised` : key,
        args: {
          temple: sayCard(state, placeOf(move)),
          end: endOf(move) === LEFT ? 'left' : 'right',
          level: chainOf(move).length + raiseOf(move),
          chain: spaces(chainOf(move)),
        },
      }
    default:
      return { key: `move.${kind ?? 'end'}` }
  }
}

/** The crystal of the active player on a space. */
const crystalAt = (state: State, space: number): number => Math.max(0, state.crystals[state.active * 12 + space] ?? 0)

/** An event as a line of the log. */
export function tell(event: TemplesEvent): Phrase | undefined {
  const key = `event.${event.type}`
  switch (event.type) {
    case 'dealt':
      return {
        key,
        args: { temples: event.temples.map(sayTemple), goals: event.goals.map(sayTemple), who: { seat: event.first } },
      }
    case 'grid':
      return { key, args: { who: { seat: event.seat }, side: saySide(event.side), power: sayPower(event.power) } }
    case 'turn':
      return { key, args: { who: { seat: event.seat }, turn: event.turn } }
    case 'entered':
    case 'moved':
      return { key, args: { who: { seat: event.seat }, card: sayPlace(event.card, event.temple) } }
    case 'virtual-moved':
      return { key, args: { card: sayPlace(event.card, event.temple) } }
    case 'cast':
      return { key: `${key}-${event.spell}`, args: { who: { seat: event.seat } } }
    case 'swapped':
      return { key, args: { who: { seat: event.seat }, a: event.a + 1, b: event.b + 1 } }
    case 'reserve':
    case 'converted':
      return { key, args: { who: { seat: event.seat }, n: event.n } }
    case 'paid':
      return { key, args: { who: { seat: event.seat }, crystal: sayKind(event.kind), space: event.space + 1 } }
    case 'resonance':
      return { key, args: { rune: sayRune(event.rune), n: event.n } }
    case 'collected':
      return { key, args: { who: { seat: event.seat }, card: sayPlace(event.card, event.temple) } }
    case 'got':
      return { key, args: { who: { seat: event.seat }, crystal: sayKind(event.kind), space: event.space + 1 } }
    case 'got-from-card':
      return {
        key,
        args: {
          who: { seat: event.seat },
          crystal: sayKind(event.kind),
          space: event.space + 1,
          card: sayPlace(event.card, -1),
        },
      }
    case 'robbed':
      return {
        key,
        args: {
          who: { seat: event.seat },
          crystal: sayKind(event.kind),
          space: event.space + 1,
          from: { seat: event.from },
        },
      }
    case 'lost':
      return { key, args: { who: { seat: event.seat }, n: event.kinds.length + event.any } }
    case 'covered':
      return {
        key,
        args: { who: { seat: event.seat }, crystal: sayKind(event.colour), card: sayPlace(event.card, -1) },
      }
    case 'traded':
      return { key, args: { who: { seat: event.seat } } }
    case 'cleared':
      return { key, args: { card: sayPlace(event.card, -1), n: event.n } }
    case 'broke':
      return {
        key,
        args: {
          who: { seat: event.seat },
          temple: sayTemple(event.temple),
          level: event.level,
          crystals: sayKinds(event.kinds),
          n: event.points,
        },
      }
    case 'rewarded':
      return event.points > 0 ? { key, args: { who: { seat: event.seat }, n: event.points } } : undefined
    case 'rune':
      return { key, args: { who: { seat: event.seat }, rune: sayRune(event.rune), temple: sayTemple(event.temple) } }
    case 'revealed':
      return { key, args: { rune: sayRune(event.rune), temple: sayTemple(event.temple) } }
    case 'ending':
      return { key, args: { who: { seat: event.seat } } }
    case 'standstill':
    case 'over':
      return { key }
  }
}
