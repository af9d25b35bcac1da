import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownLore, learn, loreOf, masterlyLore, type Position, type PracticeTable, type Weights } from '@athanor/bots'
import type { Options } from '@athanor/kernel'
import { crew, portions } from '../crew.ts'
import { type Contender, roundsOf } from '../duel.ts'
import { type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { type Rating, ratingOf } from '../rating.ts'
import { systemReason } from '../record-file.ts'
import { quoted } from '../shell.ts'
import { tableOptions } from '../table-options.ts'
import { checkWritable } from '../writable.ts'

export interface TuneOptions {
  readonly players?: number
  readonly games: number
  readonly generations: number
  readonly duel: number
  readonly astray: number
  readonly positions: number
  readonly hindsight: number
  readonly memory: number
  readonly seed: string
  readonly option?: Options
  readonly fresh?: boolean
  readonly master?: boolean
  readonly out?: string
  readonly jobs?: number
}

const SHARE = 20
const GAMES_WORTH_A_WORKER = 20

/** Learns from self-play how much the things are worth that a mind looks at, generation after generation. */
export async function tune(id: string, options: TuneOptions, io: Io): Promise<number> {
  const game = gameNamed(id)
  if (!loreOf(id)) throw new Mistake(`nobody has thought about ${id}: it has no mind to tune`)
  const run: Run = { game, io, options, tables: tablesFor(game, options) }
  const place = options.out ?? placeOf(id, options.master ? 'wisdom' : 'weights')
  if (place === '') throw new Mistake('--out needs the name of a file')
  checkWritable(place)
  const { weights } = options.master ? masterlyLore(id) : knownLore(id)
  let best = options.fresh ? untaught(id) : weights
  const before = options.fresh ? undefined : best
  let pupil = best
  let kept = false
  const experience: Generation[] = []
  for (let generation = 1; generation <= options.generations; generation++) {
    experience.push(await gathered(run, pupil, generation))
    pupil = taught(run, remembered(experience, options.memory), generation, before)
    const rating = await compare(run, pupil, best, generation)
    const better = rating.share > rating.even
    if (better) {
      best = pupil
      kept = true
      keep(place, best)
    }
    io.out(`generation ${generation}: ${percent(rating)} against the best so far, ${better ? 'kept' : 'dropped'}`)
  }
  if (!kept) io.out(`no generation has won: ${place} is not written`)
  const rating = await compare(run, best, 'random', options.generations + 1)
  io.out(`in the end: ${percent(rating)} against random`)
  return 0
}

/** The positions of each of its games. */
type Generation = readonly (readonly Position[])[]

/** The games of the last generations: those of the first ones show how somebody plays who knows little. */
const remembered = (experience: readonly Generation[], memory: number): Generation =>
  experience.slice(-Math.max(1, Math.ceil(memory * experience.length))).flat()

interface Run {
  readonly game: Game
  readonly io: Io
  readonly options: TuneOptions
  readonly tables: readonly PracticeTable[]
}

/** Where games are played: at the table that was asked for, or at all at which the mind learns. */
function tablesFor({ rules }: Game, { players, option }: TuneOptions): readonly PracticeTable[] {
  if (players === 1) throw new Mistake('weights are learned and compared at tables of two players or more')
  const usual = knownLore(rules.id).mind.tables ?? [{ players: 2, options: {} }]
  const tables = players || option ? [{ players: players ?? 2, options: option ?? {} }] : usual
  return tables.map((table) => ({ ...table, options: tableOptions(rules, table.players, table.options) }))
}

/** What somebody believes who has seen no game: the mind's own guess. */
function untaught(id: string): Weights {
  const { mind } = knownLore(id)
  return { origin: 'a guess', stages: [{ spread: 1, worth: mind.guess ?? {} }] }
}

/** Positions of games in which everybody believes in these weights. */
async function gathered({ game, io, options, tables }: Run, weights: Weights, generation: number): Promise<Generation> {
  const { games, astray, positions } = options
  const seed = `${options.seed} practice ${generation}`
  const practice = { game: game.rules.id, weights, seed, astray, positions }
  const shares = portions(games, SHARE).map(({ from, n }, i) => ({
    ...tables[i % tables.length]!,
    ...practice,
    from,
    games: n,
  }))
  const what = `games of generation ${generation}`
  const task = { pieces: games, what, worthAWorker: GAMES_WORTH_A_WORKER, jobs: options.jobs }
  return (await crew(io, 'practise', shares, task)).flat()
}

/** What all games that are remembered teach. A pupil that loses errs in its own way, and its games show where. */
function taught({ game, options }: Run, games: Generation, generation: number, before?: Weights): Weights {
  const { mind } = knownLore(game.rules.id)
  const stages = learn(mind, { games, hindsight: options.hindsight, ...(before && { before }) })
  const positions = games.reduce((sum, { length }) => sum + length, 0)
  const origin = `${commandFor(game, options)}: generation ${generation}, ${positions} positions${after(before)}`
  return { origin, stages }
}

/** Learning goes on from what was learned before. */
const after = (before: Weights | undefined): string => (before ? `, after ${before.origin}` : '')

/** The command that finds the same weights again and keeps them in the same place, whatever the defaults are by then. */
function commandFor({ rules }: Game, options: TuneOptions): string {
  const { players, games, generations, duel, astray, positions, hindsight, memory, seed } = options
  const { option = {}, fresh, master, out } = options
  return [
    `athanor tune ${rules.id}`,
    ...(fresh ? ['--fresh'] : []),
    ...(master ? ['--master'] : []),
    ...(players ? [`--players ${players}`] : []),
    `--games ${games} --generations ${generations} --duel ${duel}`,
    `--astray ${astray} --positions ${positions} --hindsight ${hindsight} --memory ${memory}`,
    `--seed ${quoted(seed)}`,
    ...Object.entries(option).map(([name, value]) => `--option ${quoted(`${name}=${value}`)}`),
    ...(out === undefined ? [] : [`--out ${quoted(out)}`]),
  ].join(' ')
}

/** What one won against the other, and what it would have won if both were equal. */
interface Comparison extends Rating {
  readonly even: number
}

async function compare(run: Run, challenger: Contender, defender: Contender, generation: number): Promise<Comparison> {
  const { game, io, options } = run
  const tables = run.tables.filter(({ players }) => players > 1)
  const seed = `${options.seed} duel ${generation}`
  const rounds = tables.flatMap((table) =>
    roundsOf({ game: game.rules.id, ...table, seed, challenger, defender }, options.duel / tables.length),
  )
  const games = rounds.reduce((sum, { players }) => sum + players, 0)
  const task = { pieces: games, what: 'games to compare', worthAWorker: GAMES_WORTH_A_WORKER, jobs: options.jobs }
  const reports = await crew(io, 'fight', rounds, task)
  return { ...ratingOf(reports.flatMap(({ results }) => results)), even: rounds.length / games }
}

function percent({ share, low, high, even }: Comparison): string {
  const [won, least, most, equal] = [share, low, high, even].map((part) => (100 * part).toFixed(1))
  return `${won} % (${least} to ${most}; ${equal} if equal)`
}

/** Where the bots find the weights of a game. */
const placeOf = (id: string, what: 'weights' | 'wisdom'): string =>
  fileURLToPath(new URL(`../../../../packages/bots/src/${id}/${what}.json`, import.meta.url))

function keep(file: string, weights: Weights): void {
  try {
    writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`)
  } catch (error) {
    throw new Mistake(`${file} cannot be written: ${systemReason(error)}`)
  }
}
