import type { Move } from '@athanor/kernel'
import { FAMILIAR_SCORE, kindName, levelOfMove, type SpellbookView, spellName, spellOf } from '@athanor/spellbook'
import { learnedOf, levelOf, mine } from './book.ts'
import { type Moment, useMoment } from './moment.tsx'
import { waysFor } from './payment.ts'
import { type Tell, useTell } from './texts/index.ts'

/** What an answer costs and brings, said before it is given. */
export function Note({ move }: { readonly move: Move }) {
  const moment = useMoment()
  const tell = useTell()
  return <strong>{noteOn(move, moment, tell)}</strong>
}

function noteOn(move: Move, moment: Moment, tell: Tell): string | undefined {
  switch (kindName(move)) {
    case 'learn':
      return learning(move, moment, tell)
    case 'raise':
      return tell('gain.points', { n: raise(move, moment.view) })
    case 'store':
    case 'absorb':
    case 'keep':
      return fed(moment.view, tell)
    default:
      return undefined
  }
}

function learning(move: Move, { view, decision }: Moment, tell: Tell): string | undefined {
  const [cheapest] = decision ? waysFor(move, view, decision) : []
  const held = mine(view)?.pool.length ?? 0
  if (!cheapest) return undefined
  const n = cheapest.tokens.length
  const { points } = levelOf(spellName(spellOf(move)), levelOfMove(move))
  const cost = `${tell('learn.tokens', { n })}, ${tell('learn.left', { n: held - n })}`
  return [`${tell('learn.cheapest')}: ${cost}`, tell('gain.points', { n: points })].join(' · ')
}

function raise(move: Move, view: SpellbookView): number {
  const spell = spellName(spellOf(move))
  const level = learnedOf(mine(view), spell)?.level ?? 0
  return levelOf(spell, level + 1).points - levelOf(spell, level).points
}

function fed(view: SpellbookView, tell: Tell): string | undefined {
  const next = FAMILIAR_SCORE[(mine(view)?.familiar.length ?? 0) + 1]
  return next === undefined ? undefined : `${tell('familiar')}: ${tell('familiar.next', { n: next })}`
}
