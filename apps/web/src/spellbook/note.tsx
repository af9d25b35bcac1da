import type { Move } from '@athanor/kernel'
import { FAMILIAR_SCORE, kindName, levelOfMove, type SpellbookView, spellName, spellOf } from '@athanor/spellbook'
import { useWords } from '../words/words.tsx'
import { learnedOf, levelOf, mine } from './book.ts'
import { Materia } from './materia.tsx'
import { type Moment, useMoment } from './moment.tsx'
import css from './note.module.css'
import { studyOf, type Way, waysFor } from './payment.ts'
import { type Tell, useTell } from './texts/index.ts'

/** What an answer costs and brings, said before it is given. */
export function Note({ move }: { readonly move: Move }) {
  const moment = useMoment()
  const tell = useTell()
  if (kindName(move) === 'learn') return <Price move={move} moment={moment} />
  return <strong>{noteOn(move, moment, tell)}</strong>
}

/** The cheapest way to pay for a level, and what it brings. */
function Price({ move, moment }: { readonly move: Move; readonly moment: Moment }) {
  const tell = useTell()
  const price = priceOf(move, moment)
  if (!price) return undefined
  const { cheapest, ways, left, points } = price
  return (
    <strong className={css.price}>
      {tell('learn.price', { n: ways })}{' '}
      <span className={css.tokens}>
        {cheapest.tokens.map((token, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have nothing but their place
          <Materia key={i} token={token} />
        ))}
      </span>{' '}
      {tell('learn.left', { n: left })} · {tell('gain.points', { n: points })}
    </strong>
  )
}

/** The same in words, for whoever cannot see the tokens. */
export function usePriceInWords(move: Move | undefined): string | undefined {
  const moment = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const price = move !== undefined && kindName(move) === 'learn' ? priceOf(move, moment) : undefined
  if (!price) return undefined
  const tokens = price.cheapest.tokens.map((token) => say({ key: `token.${token}` })).join(', ')
  return `${tell('learn.price', { n: price.ways })} ${tokens}. ${tell('gain.points', { n: price.points })}.`
}

interface PriceTag {
  readonly cheapest: Way
  /** How many ways to pay there are. */
  readonly ways: number
  /** How many tokens are left afterwards. */
  readonly left: number
  readonly points: number
}

function priceOf(move: Move, { view, decision }: Moment): PriceTag | undefined {
  const ways = decision ? waysFor(studyOf(move, decision), view, decision) : []
  const [cheapest] = ways
  if (!cheapest) return undefined
  const { points } = levelOf(spellName(spellOf(move)), levelOfMove(move))
  const held = mine(view)?.pool.length ?? 0
  return { cheapest, ways: ways.length, left: held - cheapest.tokens.length, points }
}

function noteOn(move: Move, { view }: Moment, tell: Tell): string | undefined {
  switch (kindName(move)) {
    case 'raise':
      return tell('gain.points', { n: raise(move, view) })
    case 'store':
    case 'absorb':
    case 'keep':
      return fed(view, tell)
    default:
      return undefined
  }
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
