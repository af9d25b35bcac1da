import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GAME_IDS, type GameId } from '../games.ts'
import { useWords } from '../words/words.tsx'
import css from './link.module.css'

/** The same page of each game: `/rules/seasons`, `/rules/temples` … Whatever else leads somewhere stands before them. */
export function GameLinks(props: {
  readonly of: string
  readonly here: GameId
  readonly label: string
  readonly children?: ReactNode
}) {
  const { of, here, label, children } = props
  const { ui } = useWords()
  return (
    <nav className={css.row} aria-label={label}>
      {children}
      {GAME_IDS.map((id) => (
        <Link key={id} href={`/${of}/${id}`} aria-current={id === here ? 'page' : undefined}>
          {ui(`game.${id}`)}
        </Link>
      ))}
    </nav>
  )
}
