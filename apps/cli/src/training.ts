import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownLore, loreOf, type Position, type PracticeTable } from '@athanor/bots'
import type { Options } from '@athanor/kernel'
import { crew, portions } from './crew.ts'
import { type Contender, roundsOf } from './duel.ts'
import { type Game, gameNamed } from './games.ts'
import type { Io } from './io.ts'
import { Mistake } from './mistake.ts'
import type { PracticeShare } from './practice.ts'
import { type Rating, ratingOf } from './rating.ts'
import { systemReason } from './record-file.ts'
import { quoted } from './shell.ts'
import { tableOptions } from './table-options.ts'
import { checkWritable } from './writable.ts'

/** What all who learn from self-play are told. */
export interface TrainingOptions {
  readonly players?: number
  readonly games: number
  readonly generations: number
  readonly duel: number
  readonly astray: number
  readonly positions: number
  readonly seed: string
  readonly option?: Options
  readonly fresh?: boolean
  readonly out?: string
  readonly jobs?: number
}

/** The positions of each of its games. */
export type Generation = readonly (readonly Position[])[]

const SHARE = 20
const GAMES_WORTH_A_WORKER = 20

/** Learning from self-play: games to learn from, and duels that tell what was gained. */
export class Training {
  readonly game: Game
  private readonly io: Io
  private readonly options: TrainingOptions
  private readonly tables: readonly PracticeTable[]

  constructor(id: string, options: TrainingOptions, io: Io) {
    this.game = gameNamed(id)
    if (!loreOf(id)) throw new Mistake(`nobody has thought about ${id}: it has no mind to tune`)
    this.io = io
    this.options = options
    this.tables = tablesFor(this.game, options)
  }

  /** Positions of games in which everybody believes the same; `straight` tells of which shares the games end straight. */
  async gather(
    believed: Pick<PracticeShare, 'weights' | 'insight'>,
    generation: number,
    straight: 'all' | 'half' | 'none' = 'none',
  ): Promise<Generation> {
    const { games, astray, positions, jobs } = this.options
    const seed = `${this.options.seed} practice ${generation}`
    const shares = portions(games, SHARE).map(({ from, n }, i) => ({
      ...this.tables[i % this.tables.length]!,
      ...believed,
      straight: straight === 'all' || (straight === 'half' && i % 2 === 1),
      game: this.game.rules.id,
      seed,
      astray,
      positions,
      from,
      games: n,
    }))
    const what = `games of generation ${generation}`
    const task = { pieces: games, what, worthAWorker: GAMES_WORTH_A_WORKER, jobs }
    return (await crew(this.io, 'practise', shares, task)).flat()
  }

  async compare(challenger: Contender, defender: Contender, generation: number): Promise<Comparison> {
    const tables = this.tables.filter(({ players }) => players > 1)
    const seed = `${this.options.seed} duel ${generation}`
    const rounds = tables.flatMap((table) =>
      roundsOf({ game: this.game.rules.id, ...table, seed, challenger, defender }, this.options.duel / tables.length),
    )
    const games = rounds.reduce((sum, { players }) => sum + players, 0)
    const { jobs } = this.options
    const task = { pieces: games, what: 'games to compare', worthAWorker: GAMES_WORTH_A_WORKER, jobs }
    const reports = await crew(this.io, 'fight', rounds, task)
    return { ...ratingOf(reports.map(({ results }) => results)), even: rounds.length / games }
  }
}

/** Where games are played: at the table that was asked for, or at all at which the mind learns. */
function tablesFor({ rules }: Game, { players, option }: TrainingOptions): readonly PracticeTable[] {
  if (players === 1) throw new Mistake('weights are learned and compared at tables of two players or more')
  const usual = knownLore(rules.id).mind.tables ?? [{ players: 2, options: {} }]
  const fitting = option ? [] : usual.filter((table) => !players || table.players === players)
  const tables = fitting.length > 0 ? fitting : [{ players: players ?? 2, options: option ?? {} }]
  return tables.map((table) => ({ ...table, options: tableOptions(rules, table.players, table.options) }))
}

/** The games of the last generations: those of the first ones show how somebody plays who knows little. */
export const remembered = (experience: readonly Generation[], memory: number): Generation =>
  experience.slice(-Math.max(1, Math.ceil(memory * experience.length))).flat()

/** What one won against the other, and what it would have won if both were equal. */
export interface Comparison extends Rating {
  readonly even: number
}

export function percent({ share, low, high, even }: Comparison): string {
  const [won, least, most, equal] = [share, low, high, even].map((part) => (100 * part).toFixed(1))
  return `${won} % (${least} to ${most}; ${equal} if equal)`
}

/** The part of a command line that all who learn from self-play share. */
export const usualArguments = ({ players, games, generations, duel, astray, positions }: TrainingOptions): string[] => [
  ...(players ? [`--players ${players}`] : []),
  `--games ${games} --generations ${generations} --duel ${duel} --astray ${astray} --positions ${positions}`,
]

/** How such a command line ends. */
export const lastArguments = ({ seed, option = {}, out }: TrainingOptions): string[] => [
  `--seed ${quoted(seed)}`,
  ...Object.entries(option).map(([name, value]) => `--option ${quoted(`${name}=${value}`)}`),
  ...(out === undefined ? [] : [`--out ${quoted(out)}`]),
]

/** Where what is learned shall be kept: by default where the bots find it. It is asked before anybody learns. */
export function placeFor(id: string, what: 'weights' | 'wisdom' | 'insight', out: string | undefined): string {
  const place = out ?? fileURLToPath(new URL(`../../../packages/bots/src/${id}/${what}.json`, import.meta.url))
  if (place === '') throw new Mistake('--out needs the name of a file')
  checkWritable(place)
  return place
}

export function keep(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`)
  } catch (error) {
    throw new Mistake(`${file} cannot be written: ${systemReason(error)}`)
  }
}
