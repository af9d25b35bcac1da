import type { Decision, Move } from '@athanor/kernel'
import {
  KIND,
  levelOfMove,
  onToken,
  type PayMode,
  parseToken,
  RUNES,
  type SpellbookView,
  spellName,
  spellOf,
  tokenName,
  transmuting,
  WILD,
  waysToPay,
} from '@athanor/spellbook'
import { idOf, runeCounts } from './book.ts'
import { askingLevel, chosenNames, type Study } from './chosen.ts'
import { difference } from './difference.ts'

/** A way to pay: the tokens, and those of them between which it matters which stays on the card. */
export interface Way {
  readonly tokens: readonly string[]
  readonly markers: readonly string[]
}

/** What is learned with an answer that is offered now. */
export const studyOf = (learn: Move, decision: Decision): Study => ({
  spell: spellName(spellOf(learn)),
  level: levelOfMove(learn),
  mode: modeOf(decision),
})

/** How a level may be paid, the cheapest way first; of a payment that has begun, what is left of the ways. */
export function waysFor({ spell, level, mode }: Study, view: SpellbookView, decision: Decision): Way[] {
  const pool = view.players[decision.seat]!.pool.map((name) => parseToken(name)!)
  const paid = decision.ask.key === 'ask.pay' ? chosenNames(decision) : []
  const natural = (token: string): boolean => token.startsWith(spell.charAt(0))
  return waysToPay(pool, idOf(spell), level, mode, view.wild)
    .map((way) => way.map(tokenName))
    .filter((tokens) => difference(tokens, paid).gained.length === 0)
    .map((tokens) => {
      const markers = [...new Set(tokens.filter(natural))]
      return {
        tokens: [...tokens.filter(natural), ...tokens.filter((token) => !natural(token))],
        markers: paid.length > 0 ? paid.slice(0, 1) : runeCounts(spell) ? markers : markers.slice(0, 1),
      }
    })
}

/** Transmutation pays with its rune: one token on level 4, two on level 5. */
function modeOf(decision: Decision): PayMode {
  const asking = askingLevel(decision)
  if (decision.ask.key !== 'ask.transmute' || !asking) return WILD
  return transmuting(RUNES.indexOf(asking.rune), asking.level - 3)
}

/** A payment that was chosen as a whole and is now made token by token. */
export interface Payment {
  readonly tokens: readonly string[]
  readonly marker: string
}

/** The next answer of a payment; undefined when it has none to give. */
export function nextPayment({ tokens, marker }: Payment, decision: Decision): Move | undefined {
  const legal = (move: Move): boolean => decision.answers.some((answer) => answer.move === move)
  if (decision.ask.key === 'ask.marker') return [onToken(KIND.mark, parseToken(marker)!)].find(legal)
  if (decision.ask.key !== 'ask.pay') return undefined
  const left = [...tokens]
  for (const name of chosenNames(decision)) left.splice(left.indexOf(name), 1)
  return left.map((name) => onToken(KIND.pay, parseToken(name)!)).find(legal)
}
