import type { CardFigures, GameFigures } from '@athanor/protocol'
import type { GameId } from '../games.ts'

/** Of a card among bots more is known: when it was drafted and played. */
export interface FollowedCard extends CardFigures {
  readonly drafted: number
  readonly meanPick: number
  readonly meanPlayed: number
}

/** Games of bots among themselves, and the command that plays them again. */
export interface SelfPlay extends GameFigures {
  readonly command: string
  readonly cards: readonly FollowedCard[]
}

interface SelfPlayFile extends Omit<SelfPlay, 'scores'> {
  readonly scores: readonly (readonly number[])[]
}

/** `npm run self-play` writes the files. */
const FILES: { readonly [id in GameId]: () => Promise<{ readonly default: SelfPlayFile }> } = {
  seasons: () => import('./self-play/seasons.json'),
  temples: () => import('./self-play/temples.json'),
  spellbook: () => import('./self-play/spellbook.json'),
}

export async function selfPlayOf(game: GameId): Promise<SelfPlay> {
  const { default: file } = await FILES[game]()
  return { ...file, scores: file.scores.map(([score = 0, times = 0]) => [score, times]) }
}
