import type { Options } from '@athanor/kernel'
import { crew } from '../crew.ts'
import { optionSetsFor, refusalOf, type Share, sharesOf } from '../examination.ts'
import { GAMES, type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { freshSeed } from '../seed.ts'

export interface ConformOptions {
  readonly games: number
  readonly from: number
  /** Examine every n-th decision in full. */
  readonly every: number
  readonly seed?: string
  readonly players?: number
  readonly option: Options
  readonly jobs?: number
}

const GAMES_WORTH_A_WORKER = 200
const MOST_FAILURES = 5

/** Runs the conformance suite. Exit code 1 if a game does not hold. */
export async function conform(id: string | undefined, options: ConformOptions, io: Io): Promise<number> {
  const games = id === undefined ? GAMES : [gameNamed(id)]
  const seed = options.seed ?? freshSeed()
  let failed = 0
  for (const game of games) failed += await examineGame(game, { ...options, seed }, io)
  return failed > 0 ? 1 : 0
}

type Examined = ConformOptions & { readonly seed: string }

async function examineGame(game: Game, options: Examined, io: Io): Promise<number> {
  const { rules } = game
  const { games } = options
  const started = performance.now()
  const reports = await crew(io, 'examine', plan(game, options), {
    pieces: games,
    what: `games of ${rules.id}`,
    worthAWorker: GAMES_WORTH_A_WORKER,
    jobs: options.jobs,
    enough: (done) => done.some(({ failures }) => failures.length > 0),
  })

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const played = reports.reduce((sum, report) => sum + report.games, 0)
  const decisions = reports.reduce((sum, report) => sum + report.decisions, 0)
  const failures = reports.flatMap((report) => report.failures).slice(0, MOST_FAILURES)
  for (const { message, command } of failures) io.out(`${rules.id}: ${message}\n  ${command}`)
  const verdict = failures.length === 0 ? 'all hold' : `${failures.length} failed`
  io.out(`${rules.id}: ${played} games, ${decisions} decisions, ${verdict} (${seconds} s, seed ${options.seed})`)
  return failures.length
}

function plan(game: Game, { games, from, every, seed, players, option }: Examined): Share[] {
  const { rules } = game
  const chosen = Object.keys(option).length > 0
  const sizes = players === undefined ? rules.players : [players]
  const possible = sizes.filter((size) => !refusalOf(rules, size, option))
  if (possible.length === 0) throw refusalOf(rules, sizes[0]!, option)
  // One game of one size must be the game that a failure has named.
  const sets = (size: number): readonly Options[] => (chosen || games === 1 ? [option] : optionSetsFor(game, size))
  return sharesOf(rules, { games, from, every, seed, sizes: possible }, sets)
}
