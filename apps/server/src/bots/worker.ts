import { parentPort } from 'node:worker_threads'
import { botNamed, chairAt } from '@athanor/bots'
import { rngFrom } from '@athanor/kernel'
import { GAMES } from '../games.ts'
import type { Question } from '../table/house.ts'

/** Answers one question after the other with a move. */
parentPort?.on('message', ({ game, players, state, seat, level, seed }: Question) => {
  const table = { rules: GAMES.get(game)!, players, state }
  parentPort?.postMessage(botNamed(level).sit(chairAt(table, seat)).choose(rngFrom(seed)))
})
