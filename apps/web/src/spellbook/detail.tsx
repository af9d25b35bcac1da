import { Icon } from '../art/icon.tsx'
import { useWords } from '../words/words.tsx'
import { LEVELS, levelOf } from './book.ts'
import css from './detail.module.css'
import { Materia } from './materia.tsx'
import { WhenIcon } from './phase.tsx'
import { PICTURES } from './pictures.ts'
import { useTell } from './texts/index.ts'

/** A card in full: its three levels and the rulings on it. `of` is `spell.R1`. */
export function Detail({ of }: { readonly of: string }) {
  const { say } = useWords()
  const tell = useTell()
  const spell = of.slice(of.indexOf('.') + 1)
  return (
    <article className={css.detail}>
      <div className={css.picture}>
        <Icon name={PICTURES[spell]!} />
        <Materia token={spell.charAt(0)} className={css.colour} />
      </div>
      <ol className={css.levels}>
        {LEVELS.map((level) => {
          const { icon, points } = levelOf(spell, level)
          return (
            <li key={level} className={css.level}>
              <b className={css.cost}>{level}</b>
              <p>
                <span className={css.when}>
                  <WhenIcon when={icon} /> {say({ key: `icon.${icon}` })} · {tell('points', { n: points })}
                </span>
                {say({ key: `effect.${spell}.${level}` })}
              </p>
            </li>
          )
        })}
      </ol>
      <h3>{tell('rulings.title')}</h3>
      <p>{say({ key: `rulings.${spell}` })}</p>
    </article>
  )
}
