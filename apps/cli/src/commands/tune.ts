import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownLore, learn, loreOf, type Position, type Weights } from '@athanor/bots'
import { type Options, readOptions } from '@athanor/kernel'
import { type Contender, roundsOf } from '../duel.ts'
import { type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { progress } from '../progress.ts'
import { type Rating, ratingOf } from '../rating.ts'
import { systemReason } from '../record-file.ts'
import { quoted } from '../shell.ts'
import { jobsFor, shareOut } from '../workers.ts'

export interface TuneOptions {
  readonly players: number
  readonly games: number
  readonly generations: number
  readonly duel: number
  readonly astray: number
  readonly seed: string
  readonly option: Options
  readonly fresh?: boolean
  readonly out?: string
  readonly jobs?: number
}

const POSITIONS = 24
const SHARE = 20
const GAMES_WORTH_A_WORKER = 20

/** Learns from self-play how much the things are worth that a mind looks at, generation after generation. */
export async function tune(id: string, options: TuneOptions, io: Io): Promise<number> {
  const game = gameNamed(id)
  if (!loreOf(id)) throw new Mistake(`nobody has thought about ${id}: it has no mind to tune`)
  const complete = readOptions(game.rules.options, options.players, options.option)
  const run: Run = { game, io, options: { ...options, option: complete } }
  let weights = options.fresh ? untaught(id) : knownLore(id).weights
  for (let generation = 1; generation <= options.generations; generation++) {
    const pupil = await learned(run, weights, generation)
    const rating = await compare(run, pupil, weights, generation)
    const better = rating.share > 0.5
    if (better) {
      weights = pupil
      keep(options.out ?? placeOf(id), weights)
    }
    io.out(`generation ${generation}: ${percent(rating)} against the one before, ${better ? 'kept' : 'dropped'}`)
  }
  const { share, low, high } = await compare(run, weights, 'random', options.generations + 1)
  io.out(`in the end: ${percent({ share, low, high })} against random`)
  return 0
}

interface Run {
  readonly game: Game
  readonly io: Io
  readonly options: TuneOptions
}

/** What somebody believes who has seen no game: the mind's own guess. */
function untaught(id: string): Weights {
  const { mind } = knownLore(id)
  return { origin: 'a guess', stages: [{ spread: 1, worth: mind.guess ?? {} }] }
}

async function learned({ game, io, options }: Run, weights: Weights, generation: number): Promise<Weights> {
  const { players, games, option, astray } = options
  const seed = `${options.seed} practice ${generation}`
  const shares = Array.from({ length: Math.ceil(games / SHARE) }, (_, i) => ({
    game: game.rules.id,
    weights,
    players,
    options: option,
    seed,
    astray,
    positions: POSITIONS,
    from: i * SHARE,
    games: Math.min(SHARE, games - i * SHARE),
  }))
  const bar = progress(io, games, `games of generation ${generation}`)
  let played = 0
  const jobs = options.jobs ?? jobsFor(games, GAMES_WORTH_A_WORKER)
  const reports = await shareOut('practise', shares, { jobs, onGame: () => bar.update(++played) })
  bar.stop()
  const positions: Position[] = reports.flat()
  const { mind } = knownLore(game.rules.id)
  const stages = learn(mind, positions, positions.length / games)
  const command = commandFor(game, options)
  return { origin: `${command}: generation ${generation}, ${positions.length} positions`, stages }
}

/** The command that finds the same weights again. */
function commandFor({ rules }: Game, options: TuneOptions): string {
  const { players, games, astray, seed, option, fresh } = options
  const chosen = rules.options.filter(({ name, default: usual }) => option[name] !== usual)
  return [
    `athanor tune ${rules.id}`,
    ...(fresh ? ['--fresh'] : []),
    `--players ${players} --games ${games} --astray ${astray} --seed ${quoted(seed)}`,
    ...chosen.map(({ name }) => `--option ${quoted(`${name}=${option[name]}`)}`),
  ].join(' ')
}

async function compare(run: Run, challenger: Contender, defender: Contender, generation: number): Promise<Rating> {
  const { game, io, options } = run
  const { players, option, duel } = options
  const seed = `${options.seed} duel ${generation}`
  const shares = roundsOf({ game: game.rules.id, players, options: option, seed, challenger, defender }, duel)
  const bar = progress(io, shares.length * players, 'games to compare')
  let played = 0
  const jobs = options.jobs ?? jobsFor(duel, GAMES_WORTH_A_WORKER)
  const reports = await shareOut('fight', shares, { jobs, onGame: () => bar.update(++played) })
  bar.stop()
  return ratingOf(reports.flatMap(({ results }) => results))
}

const percent = ({ share, low, high }: Rating): string =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`

/** Where the bots find the weights of a game. */
const placeOf = (id: string): string =>
  fileURLToPath(new URL(`../../../../packages/bots/src/${id}/weights.json`, import.meta.url))

function keep(file: string, weights: Weights): void {
  try {
    writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`)
  } catch (error) {
    throw new Mistake(`${file} cannot be written: ${systemReason(error)}`)
  }
}
