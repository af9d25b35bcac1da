import type { FastifyInstance } from 'fastify'
import { Fault } from '../fault.ts'
import { GAMES } from '../games.ts'
import { personIn, type Services } from './app.ts'

/** Finished games in figures: one's own, and everybody's. */
export function statisticsRoutes(app: FastifyInstance, { statistics, sessions }: Services): void {
  app.get('/api/my/statistics', async (request) => statistics.mine((await personIn(request, sessions)).id))

  app.get<{ Params: { game: string } }>('/api/statistics/:game', async ({ params: { game } }) => {
    if (!GAMES.has(game)) throw new Fault('unknown-game')
    return statistics.of(game)
  })
}
