import { Link } from 'wouter'
import { useUnfinished } from '../../local/kept.ts'
import { useWords } from '../../words/words.tsx'
import css from './go-on.module.css'

/** The last games against bots, one click away; the page of one's games has them all. */
export function GoOn() {
  const { ui } = useWords()
  const games = useUnfinished().slice(0, 2)
  if (games.length === 0) return undefined
  return (
    <section className={css.goOn} aria-label={ui('front.on')}>
      <h2>{ui('front.on')}</h2>
      <ul>
        {games.map(({ id, game, moves }) => (
          <li key={id}>
            <Link href={`/play/${game}?go=${id}`} className={css.game}>
              {ui(`game.${game}`)} <span>{ui('local.moves', { n: moves })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
