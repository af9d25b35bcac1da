import type { ReactNode } from 'react'
import { PICTURES } from '../art/pictures/index.ts'
import { isGameId } from '../games.ts'
import css from './banner.module.css'

/** A game's picture, with what there is to do beside it. */
export function Banner({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const Picture = isGameId(game) ? PICTURES[game] : undefined
  return (
    <div className={css.banner}>
      <div className={css.picture}>{Picture && <Picture />}</div>
      <div className={css.words}>{children}</div>
    </div>
  )
}
