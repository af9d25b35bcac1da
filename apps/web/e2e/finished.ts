import { type AnyRules, encodeRecord, type GameRecord, Match } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import type { BrowserContext } from 'playwright-core'
import type { GameId } from '../src/games.ts'
import type { KeptGame } from '../src/local/kept.ts'
import { played } from '../src/replay/testing/played.ts'

const RULES: { readonly [game in GameId]: AnyRules } = { seasons, spellbook, temples }
const DAY = 24 * 3600 * 1000

/** A game of any legal moves, as a device keeps it. */
function finished(game: GameId, n: number): KeptGame {
  const match = played(RULES[game], `${game} ${n}`)
  return { ...keptOf(`${game}-${n}`, game, match.record()), at: Date.UTC(2026, 0, 1) + n * DAY, over: true }
}

/** After how many moves the person gives up in `givenUp`. */
export const GIVEN_UP = 16

/** A short game that ends because the person gives up. */
function givenUp(id: string): KeptGame {
  const { acts } = played(spellbook, id).record()
  const match = new Match(spellbook, { players: 2, seed: id })
  for (const { seat, move } of acts.slice(0, GIVEN_UP)) match.act(seat, move)
  const record: GameRecord = { ...match.record(), ending: { how: 'resigned', winners: [1], by: 0 } }
  return { ...keptOf(id, 'spellbook', record), at: Date.UTC(2026, 0, 9), over: true }
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
  const all = [...games, finished('temples', 1), givenUp('given-up-0')]
  await withGames(context, all)
  return all
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
