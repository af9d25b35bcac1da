import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../art/icon.tsx'
import { PICTURES } from '../../art/pictures/index.ts'
import { FACTS } from '../../facts.ts'
import type { GameId } from '../../games.ts'
import { useWords } from '../../words/words.tsx'
import css from './game-card.module.css'

const ChooseSheet = lazy(async () => ({ default: (await import('../../local/choose-sheet.tsx')).ChooseSheet }))

/** A game: what it is, and one click to play it. */
export function GameCard({ game }: { readonly game: GameId }) {
  const { ui } = useWords()
  const [choosing, setChoosing] = useState(false)
  const { players, minutes } = FACTS[game]
  const name = ui(`game.${game}`)
  const Picture = PICTURES[game]
  return (
    <article className={css.card}>
      <div className={css.plate}>
        <Picture />
      </div>
      <div className={css.words}>
        <div>
          <h3>{name}</h3>
          <p className={css.facts}>
            {ui('game.players', { from: players[0]!, to: players.at(-1)! })} · {ui('game.minutes', { n: minutes })}
          </p>
        </div>
        <p className={css.about}>{ui(`game.${game}.about`)}</p>
        <div className={css.ways}>
          <Link href={`/play/${game}`} className={css.play} aria-label={`${ui('game.play')}: ${name}`}>
            {ui('game.play')}
          </Link>
          <button
            type="button"
            className={css.way}
            aria-label={ui('game.choose.of', { game: name })}
            onClick={() => setChoosing(true)}
          >
            <Icon name="settings-knobs" />
            <span>{ui('game.choose')}</span>
          </button>
          <Link href={`/learn/${game}`} className={css.way} aria-label={ui('learn.of', { game: name })}>
            <Icon name="open-book" />
            <span>{ui('learn')}</span>
          </Link>
          <Link href={`/tables/new?game=${game}`} className={css.way} aria-label={ui('game.invite.of', { game: name })}>
            <Icon name="round-table" />
            <span>{ui('game.invite')}</span>
          </Link>
        </div>
      </div>
      {choosing && (
        <Suspense>
          <ChooseSheet game={game} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </article>
  )
}
