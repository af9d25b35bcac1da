import { type AnyRules, encodeRecord, type GameRecord } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import type { BrowserContext } from 'playwright-core'
import type { GameId } from '../src/games.ts'
import type { KeptGame } from '../src/local/kept.ts'
import { played } from '../src/replay/testing/played.ts'

const RULES: { readonly [game in 'seasons' | 'spellbook']: AnyRules } = { seasons, spellbook }
const DAY = 24 * 3600 * 1000

/** A game of any legal moves, as a device keeps it. */
function finished(game: keyof typeof RULES, n: number): KeptGame {
  const match = played(RULES[game], `${game} ${n}`)
  return { ...keptOf(`${game}-${n}`, game, match.record()), at: Date.UTC(2026, 0, 1) + n * DAY, over: true }
}

function keptOf(id: string, game: GameId, record: GameRecord): KeptGame {
  const { players, options, seed, acts } = record
  const bot = Number(id.at(-1)) % 2 ? 'adept' : 'novice'
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : bot))
  return {
    id,
    game,
    players,
    options,
    seed,
    bots,
    at: 0,
    moves: acts.length,
    over: false,
    record: encodeRecord(record),
  }
}

/** A browser in which games against bots were played before. */
export async function withFinishedGames(context: BrowserContext): Promise<readonly KeptGame[]> {
  const games = [0, 1, 2, 3, 4, 5].flatMap((n) => [finished('spellbook', n), finished('seasons', n)])
  await withGames(context, games)
  return games
}

/** A browser in which a game goes on: `/play/<game>?go=<game>-0`. */
export const withRunningGame = (context: BrowserContext, game: GameId, record: GameRecord): Promise<void> =>
  withGames(context, [keptOf(`${game}-0`, game, record)])

/** A browser in which several games go on, each under its name. */
export const withRunningGames = (
  context: BrowserContext,
  game: GameId,
  records: { readonly [name: string]: GameRecord },
): Promise<void> =>
  withGames(
    context,
    Object.entries(records).map(([name, record]) => keptOf(name, game, record)),
  )

async function withGames(context: BrowserContext, games: readonly KeptGame[]): Promise<void> {
  await context.addInitScript((kept) => {
    if (localStorage.getItem('athanor.games') === null) localStorage.setItem('athanor.games', kept)
  }, JSON.stringify(games))
}
