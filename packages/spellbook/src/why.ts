import type { Move, Phrase, Reason, Seat } from '@athanor/kernel'
import { iconOf, levelCard } from './catalogue.ts'
import { formatMove, KIND, kindOf, levelOfMove, ownerOf, parseMove, spellOf, tokenOf } from './move.ts'
import { countPool, reach, WILD } from './payment.ts'
import { sayRune, saySpell, sayToken } from './phrases.ts'
import {
  colourOfSpell,
  type LevelNumber,
  LOWEST,
  levelOf,
  NOT_LEARNED,
  type Phase,
  parseSpell,
  runeOfMarker,
  type SpellId,
} from './spell.ts'
import { available, room, type State, spaces } from './state.ts'

const reason = (key: string, args?: Phrase['args']): Reason => ({ key: `why.${key}`, ...(args && { args }) })

const PHASES: readonly Phase[] = ['morning', 'midday', 'evening']

/** What stands against a move. `legal` are the seat's legal moves, `prompt` is the question it is asked. */
export function why(state: State, seat: Seat, wish: Move, legal: readonly Move[], prompt: string): Reason[] {
  if (legal.includes(wish)) return []
  if (state.stack.length === 0) return [reason('over')]
  if (legal.length === 0) return [reason('not-you')]
  if (parseMove(formatMove(wish)) !== wish) return [reason('not-a-move')]
  const found = explain(state, seat, wish, prompt)
  return found.length > 0 ? found : [reason('not-asked')]
}

function explain(state: State, seat: Seat, wish: Move, prompt: string): Reason[] {
  switch (kindOf(wish)) {
    case KIND.take:
      return [...inActionOf(prompt, 'morning'), ...taking(state, seat, wish)]
    case KIND.draw:
      return [
        ...inPhase(prompt, 'morning'),
        ...poolRoom(state, seat),
        ...(available(state) > 0 ? [] : [reason('nothing-to-draw')]),
      ]
    case KIND.store:
      return [...inActionOf(prompt, 'midday'), ...storing(state, seat, wish)]
    case KIND.learn:
      return learning(state, seat, spellOf(wish), levelOfMove(wish), prompt)
    case KIND.use:
      return using(state, seat, spellOf(wish), levelOfMove(wish), prompt)
    case KIND.copy:
      return copying(state, seat, wish)
    case KIND.absorb:
    case KIND.replace:
    case KIND.feed:
      return state.altar.includes(tokenOf(wish)) ? [] : [reason('not-on-altar', { token: sayToken(tokenOf(wish)) })]
    case KIND.discard:
    case KIND.mark:
    case KIND.pay:
    case KIND.give:
      return inPool(state, seat, wish)
    default:
      return []
  }
}

/** The phase's own action, the second one that Swiftness gives, and Clone's in its place are named after the phase. */
const inPhase = (prompt: string, phase: Phase): Reason[] =>
  prompt.endsWith(phase) ? [] : [reason('other-phase', { phase })]
/** The same, for what can also be a part of an effect: only the question of another phase's action speaks against it. */
const inActionOf = (prompt: string, phase: Phase): Reason[] =>
  PHASES.some((each) => prompt.endsWith(each)) ? inPhase(prompt, phase) : []

const poolRoom = (state: State, seat: Seat): Reason[] => (room(state.players[seat]!) > 0 ? [] : [reason('pool-full')])

function inPool(state: State, seat: Seat, wish: Move): Reason[] {
  const token = tokenOf(wish)
  return state.players[seat]!.pool.includes(token) ? [] : [reason('not-in-pool', { token: sayToken(token) })]
}

function taking(state: State, seat: Seat, wish: Move): Reason[] {
  const token = tokenOf(wish)
  return [
    ...(state.altar.includes(token) ? [] : [reason('not-on-altar', { token: sayToken(token) })]),
    ...poolRoom(state, seat),
  ]
}

const storing = (state: State, seat: Seat, wish: Move): Reason[] => [
  ...inPool(state, seat, wish),
  ...(spaces(state.players[seat]!) > 0 ? [] : [reason('familiar-full')]),
]

function learning(state: State, seat: Seat, spell: SpellId, level: LevelNumber, prompt: string): Reason[] {
  const colour = colourOfSpell(spell)
  const player = state.players[seat]!
  if (state.table.spells[colour] !== spell) return [reason('not-in-lineup', { spell: saySpell(spell) })]
  if (player.book[colour] !== NOT_LEARNED) return [reason('already-learned', { spell: saySpell(spell) })]
  if (prompt === 'transmute') return [reason('cannot-transmute', { spell: saySpell(spell), level })]
  const reasons = inPhase(prompt, 'evening')
  countPool(player.pool)
  const payable = reach(state, colour, WILD)
  if (payable < level) {
    const args = { colour: { key: `colour.${colour}` }, n: level - payable, level }
    reasons.push(payable === 0 ? reason('no-natural-token', args) : reason('cannot-pay', args))
  }
  return reasons
}

function using(state: State, seat: Seat, spell: SpellId, level: LevelNumber, prompt: string): Reason[] {
  const colour = colourOfSpell(spell)
  if (state.table.spells[colour] !== spell) return [reason('not-in-lineup', { spell: saySpell(spell) })]
  const marker = state.players[seat]!.book[colour]!
  if (levelOf(marker) < level) return [reason('level-not-learned', { spell: saySpell(spell), level })]
  const icon = iconOf(spell, level)
  if (icon !== 'morning' && icon !== 'midday' && icon !== 'evening')
    return [reason('no-action', { spell: saySpell(spell) })]
  const reasons = inPhase(prompt, icon)
  if (icon === 'evening' && (state.learnedToday >> colour) & 1) reasons.push(reason('learned-today'))
  return [...reasons, ...needs(state, seat, spell, level, runeOfMarker(marker))]
}

function needs(state: State, seat: Seat, spell: SpellId, level: LevelNumber, rune: number): Reason[] {
  const reasons: Reason[] = []
  for (const need of levelCard(spell, level).needs) {
    const code = need(state, seat, rune)
    if (code)
      reasons.push(reason(code, { spell: saySpell(spell), level, rune: sayRune(neededRune(spell, level, rune)) }))
  }
  return reasons
}

/** Sacrifice, Levitation and Time Travel name a rune by their level; the others mean the marker's. */
const BY_LEVEL: readonly SpellId[] = ['R1', 'P1', 'W1'].map((name) => parseSpell(name)!)
const neededRune = (spell: SpellId, level: LevelNumber, rune: number): number =>
  BY_LEVEL.includes(spell) ? level - LOWEST : rune

function copying(state: State, seat: Seat, wish: Move): Reason[] {
  const spell = spellOf(wish)
  const level = levelOfMove(wish)
  const owner = ownerOf(wish)
  const colour = colourOfSpell(spell)
  if (state.table.spells[colour] !== spell) return [reason('not-in-lineup', { spell: saySpell(spell) })]
  if (state.opponent) return []
  if (owner === seat || owner >= state.table.players) return [reason('copy-others')]
  const marker = state.players[owner]!.book[colour]!
  if (levelOf(marker) < level)
    return [reason('owner-has-not', { owner: { seat: owner }, spell: saySpell(spell), level })]
  if (!PHASES.some((phase) => phase === iconOf(spell, level))) return [reason('no-action', { spell: saySpell(spell) })]
  return needs(state, seat, spell, level, runeOfMarker(marker))
}
