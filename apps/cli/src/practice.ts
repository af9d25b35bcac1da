import { type Insight, knownLore, type Position, positionsOfGames, type SelfPlay, type Weights } from '@athanor/bots'
import { gameNamed } from './games.ts'

/** A share of the games that weights are learned from. */
export interface PracticeShare extends Omit<SelfPlay, 'rules' | 'lore'> {
  readonly game: string
  readonly weights: Weights
  readonly insight?: Insight | undefined
  readonly from: number
  readonly games: number
}

/** Plays games of adepts that believe in these weights, and keeps positions of each. */
export function practise(
  { game, weights, insight, from, games, ...play }: PracticeShare,
  onGame: () => void,
): Position[][] {
  const { rules } = gameNamed(game)
  const lore = { ...knownLore(game), weights, ...(insight && { insight }) }
  const kept: Position[][] = []
  for (const positions of positionsOfGames({ ...play, rules, lore }, from, games)) {
    kept.push(positions)
    onGame()
  }
  return kept
}
