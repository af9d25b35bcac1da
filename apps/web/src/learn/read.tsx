import { Link } from 'wouter'
import { useWords } from '../words/words.tsx'
import type { Chapter, Learning } from './learning.ts'
import css from './read.module.css'
import { useTelling } from './words.tsx'

interface ReadProps {
  readonly of: 'rules' | 'reference'
  readonly chapter: Chapter
  readonly learning: Learning
}

/** A chapter: its title, its picture, its paragraphs. */
export function Read({ of, chapter: { name, Picture }, learning }: ReadProps) {
  const { language } = useWords()
  const tell = useTelling(learning)
  const key = `${of}.${name}`
  const paragraphs = Object.keys(learning.texts[language]).filter((one) => one.startsWith(`${key}.`))
  return (
    <section className={css.chapter} data-of={of} id={name}>
      <h2 className={css.title}>{tell(key)}</h2>
      {Picture && (
        <figure className={css.picture}>
          <Picture />
        </figure>
      )}
      <div className={css.text}>
        {paragraphs.map((one) => (
          <p key={one}>{tell(one)}</p>
        ))}
      </div>
    </section>
  )
}

/** Where to learn more of a game. */
export function MoreToLearn({ game, apart }: { readonly game: string; readonly apart?: boolean }) {
  const { ui } = useWords()
  const target = apart ? '_blank' : undefined
  return (
    <ul className={css.more}>
      <li>
        <Link href={`/learn/${game}`} target={target}>
          {ui('learn.lesson')}
        </Link>
      </li>
      <li>
        <Link href={`/rules/${game}`} target={target}>
          {ui('rules')}
        </Link>
      </li>
      <li>
        <Link href={`/cards/${game}`} target={target}>
          {ui('rules.cards')}
        </Link>
      </li>
    </ul>
  )
}
