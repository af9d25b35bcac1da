import { encodeRecord, type GameRecord, type Seat } from '@athanor/kernel'
import { freshId } from '../fresh.ts'
import { isGameId } from '../games.ts'
import { keep } from './kept.ts'

/** Keeps a game as one of one's own, with bots in the other seats, and tells its address. */
export function playOn(record: GameRecord, seat: Seat, bot: string): string {
  const { game, players, options, seed, acts } = record
  if (!isGameId(game)) throw new Error(`there is no game ${game}`)
  const id = freshId()
  keep({
    id,
    game,
    players,
    options,
    seed,
    bots: Array.from({ length: players }, (_, one) => (one === seat ? null : bot)),
    at: Date.now(),
    moves: acts.length,
    over: false,
    record: encodeRecord(record),
  })
  return `/play/${game}?go=${id}`
}
