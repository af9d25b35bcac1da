import { Link } from 'wouter'
import { PICTURES } from '../art/pictures/index.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.tsx'
import { forget, type KeptGame } from './kept.ts'
import css from './kept-list.module.css'

/** Games against bots on this device, each with the way back to it: to go on, or to look back. */
export function KeptList({ games }: { readonly games: readonly KeptGame[] }) {
  return (
    <ul className={css.list}>
      {games.map((game) => (
        <li key={game.id}>
          <KeptLine kept={game} />
        </li>
      ))}
    </ul>
  )
}

function KeptLine({ kept: { id, game, bots, moves, at, over } }: { readonly kept: KeptGame }) {
  const { ui, language } = useWords()
  const Picture = PICTURES[game]
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  const drop = (): void => {
    if (confirm(ui('local.drop.sure'))) forget(id)
  }
  return (
    <div className={css.line}>
      <span className={css.picture}>
        <Picture />
      </span>
      <Link href={over ? `/replay/${id}` : `/play/${game}?go=${id}`} className={css.name}>
        {ui(`game.${game}`)}
      </Link>
      <span className={css.facts}>
        {ui('local.against', { n: bots.length - 1 })} · {ui('local.moves', { n: moves })} · {when}
      </span>
      <Button look="quiet" onClick={drop} aria-label={ui('local.drop.of', { game: ui(`game.${game}`) })}>
        {ui('local.drop')}
      </Button>
    </div>
  )
}
