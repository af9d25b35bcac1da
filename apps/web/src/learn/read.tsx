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

const WAYS = [
  { page: 'learn', key: 'learn.lesson' },
  { page: 'rules', key: 'rules' },
  { page: 'cards', key: 'rules.cards' },
] as const

/** Where to learn more of a game: on other pages than this one or, from a table, in a window of its own. */
export function MoreToLearn({ game, here }: { readonly game: string; readonly here?: 'rules' }) {
  const { ui } = useWords()
  return (
    <ul className={css.more}>
      {WAYS.filter(({ page }) => page !== here).map(({ page, key }) => (
        <li key={page}>
          <Link href={`/${page}/${game}`} target={here ? undefined : '_blank'}>
            {ui(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
