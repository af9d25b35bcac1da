import { COLOURS, FAMILIAR_SCORE, spellbook } from '@athanor/spellbook'
import { firstView } from '../../learn/first-view.ts'
import { useWords } from '../../words/words.tsx'
import { Detail } from '../detail.tsx'
import { Familiar as BoardFamiliar } from '../familiar.tsx'
import { Materia, Rune } from '../materia.tsx'
import { MomentProvider } from '../moment.tsx'
import { WhenIcon } from '../phase.tsx'
import { lesson } from './lesson.ts'
import css from './pictures.module.css'

const KINDS = ['Rc', 'Pt', 'Gs', 'Kc', 'Wt', 'Bs', 'Yc']

/** A token of each colour. */
export function Tokens() {
  const { say } = useWords()
  return (
    <ul className={css.tokens}>
      {KINDS.map((token) => (
        <li key={token} title={say({ key: `token.${token}` })}>
          <Materia token={token} />
          <span className="unseen">{say({ key: `token.${token}` })}</span>
        </li>
      ))}
    </ul>
  )
}

const RUNES = ['c', 't', 's']
const TIMES = ['morning', 'midday', 'evening', 'instant', 'permanent', 'end'] as const

/** Every sign by name: the colours, the runes, and when a spell works. */
export function Symbols() {
  const { say } = useWords()
  return (
    <ul className={css.symbols}>
      {[...COLOURS].map((colour, i) => (
        <li key={colour}>
          <Materia token={colour} /> {say({ key: `colour.${i}` })}
        </li>
      ))}
      {RUNES.map((rune) => (
        <li key={rune}>
          <Rune rune={rune} /> {say({ key: `rune.${rune}` })}
        </li>
      ))}
      {TIMES.map((when) => (
        <li key={when}>
          <WhenIcon when={when} /> {say({ key: `icon.${when}` })}
        </li>
      ))}
    </ul>
  )
}

/** Three green tokens, and a wild set. */
export const Payment = () => (
  <div className={css.tokens} aria-hidden="true">
    {['Gc', 'Gc', 'Gs'].map((token, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have nothing but their place
      <Materia key={i} token={token} />
    ))}
    <span className={css.plus}>+</span>
    <span className={css.wild}>
      {['Wt', 'Kc', 'Ps'].map((token) => (
        <Materia key={token} token={token} />
      ))}
    </span>
  </div>
)

/** One spell with its three levels. */
export const Spell = () => <Detail of="spell.P1" />

const nothing = (): void => {}

/** A familiar as a game begins. */
export function Familiar() {
  const view = firstView(spellbook, lesson)
  return (
    <div className={css.familiar} inert>
      <MomentProvider view={view} decision={undefined} act={nothing}>
        <BoardFamiliar player={view.players[0]!} />
      </MomentProvider>
    </div>
  )
}

/** What each number of stored tokens is worth; it wraps where there is little room. */
export function FamiliarTable() {
  const { say } = useWords()
  return (
    <dl className={css.score}>
      <div>
        <dt>{say({ key: 'familiar.tokens' })}</dt>
        <dd>{say({ key: 'familiar.points' })}</dd>
      </div>
      {FAMILIAR_SCORE.map((points, n) => (
        <div key={points}>
          <dt>{n}</dt>
          <dd>{points}</dd>
        </div>
      ))}
    </dl>
  )
}
