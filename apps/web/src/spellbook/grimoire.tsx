import type { Move } from '@athanor/kernel'
import { Icon } from '../art/icon.tsx'
import { useHelp } from '../table/help.tsx'
import { useWords } from '../words/words.tsx'
import { LEVELS, learners, levelsOf } from './book.ts'
import css from './grimoire.module.css'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { WhenIcon } from './phase.tsx'
import { PICTURES } from './pictures.ts'
import { usePassage } from './reading.tsx'
import { Step } from './step.tsx'
import { useTell } from './texts/index.ts'
import { Tray } from './tray.tsx'

const LEFT_PAGE = 4

/** The seven cards as an open book, a row a card; the altar lies in its middle, the ribbon reads aloud. */
export function Grimoire({ onLearn }: { onLearn(learn: Move): void }) {
  const { view } = useMoment()
  const tell = useTell()
  const row = (spell: string) => <Row key={spell} spell={spell} onLearn={onLearn} />
  return (
    <section className={css.book} aria-label={tell('grimoire')}>
      <div className={`${css.page} ${css.left}`}>{view.spells.slice(0, LEFT_PAGE).map(row)}</div>
      <Tray />
      <div className={`${css.page} ${css.right}`}>
        {view.spells.slice(LEFT_PAGE).map(row)}
        <Ribbon />
      </div>
    </section>
  )
}

function Row({ spell, onLearn }: { readonly spell: string; onLearn(learn: Move): void }) {
  const { view } = useMoment()
  const { open } = useHelp()
  const { say } = useWords()
  const name = `spell.${spell}`
  const known = learners(view, spell)
  return (
    <article className={css.row}>
      <button type="button" className={css.name} onClick={() => open(name)}>
        <Icon name={PICTURES[spell]!} className={css.picture} />
        <span>{say({ key: name })}</span>
        <Materia token={spell.charAt(0)} className={css.colour} />
      </button>
      <div className={css.steps}>
        {LEVELS.map((level) => (
          <Step key={level} spell={spell} level={level} learners={known} onLearn={onLearn} />
        ))}
      </div>
    </article>
  )
}

/** What is pointed at, in full; otherwise how to pay with other colours, and what the signs mean. */
function Ribbon() {
  const passage = usePassage()
  return <div className={css.ribbon}>{passage === undefined ? <Legend /> : <p>{passage}</p>}</div>
}

function Legend() {
  const { view } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const signs = [...new Set(view.spells.flatMap((spell) => levelsOf(spell).map(({ icon }) => icon)))]
  return (
    <>
      <p>{tell(`wild.${view.wild}`)}</p>
      <ul className={css.legend}>
        {signs.map((icon) => (
          <li key={icon}>
            <WhenIcon when={icon} /> {say({ key: `icon.${icon}` })}
          </li>
        ))}
      </ul>
    </>
  )
}
