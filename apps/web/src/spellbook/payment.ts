import type { Decision, Move } from '@athanor/kernel'
import {
  KIND,
  levelOfMove,
  onToken,
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
import { useEffect, useState } from 'react'
import { runeCounts } from './book.ts'
import { askingLevel, chosenNames } from './chosen.ts'

/** A way to pay: the tokens, and those of them between which it matters which stays on the card. */
export interface Way {
  readonly tokens: readonly string[]
  readonly markers: readonly string[]
}

/** How a learning that is offered now may be paid, the cheapest way first. */
export function waysFor(learn: Move, view: SpellbookView, decision: Decision): Way[] {
  const spell = spellOf(learn)
  const pool = view.players[decision.seat]!.pool.map((name) => parseToken(name)!)
  const name = spellName(spell)
  const natural = (token: string): boolean => token.startsWith(name.charAt(0))
  return waysToPay(pool, spell, levelOfMove(learn), modeOf(decision), view.wild).map((way) => {
    const tokens = way.map(tokenName)
    const markers = [...new Set(tokens.filter(natural))]
    return {
      tokens: [...tokens.filter(natural), ...tokens.filter((token) => !natural(token))],
      markers: runeCounts(name) ? markers : markers.slice(0, 1),
    }
  })
}

/** Transmutation pays with its rune: one token on level 4, two on level 5. */
function modeOf(decision: Decision): number {
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

/** Makes a payment: after the learning itself, it answers whatever is asked about marker and tokens. */
export function usePayment(decision: Decision | undefined, act: (move: Move) => void) {
  const [running, setRunning] = useState<{ readonly payment: Payment; readonly since: Decision | undefined }>()
  useEffect(() => {
    if (!running || running.since === decision) return
    const move = decision && nextPayment(running.payment, decision)
    if (move === undefined) setRunning(undefined)
    else act(move)
  }, [running, decision, act])
  return (learn: Move, payment: Payment): void => {
    setRunning({ payment, since: decision })
    act(learn)
  }
}
