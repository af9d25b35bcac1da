import { chairAt, loreOf } from '@athanor/bots'
import { begin, type Options } from '@athanor/kernel'
import type { Forecast } from '../calibration.ts'
import { crew, portions } from '../crew.ts'
import { type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { round } from '../quantiles.ts'
import { botFor } from '../seats.ts'
import { table } from '../table.ts'
import { tableOptions } from '../table-options.ts'

export interface CalibrateOptions {
  readonly players: number
  readonly games: number
  readonly seed: string
  readonly option: Options
  readonly bot?: string
  readonly jobs?: number
  readonly json?: boolean
}

const SHARE = 10
const GAMES_WORTH_A_WORKER = 20
/** Chances are looked at in fifths. */
const PARTS = 5

/** Whether who is given a chance of 70 % wins seven games of ten: by the stage of the game and by the chance. */
export async function calibrate(id: string, options: CalibrateOptions, io: Io): Promise<number> {
  const game = gameNamed(id)
  if (!loreOf(id)) throw new Mistake(`nobody has thought about ${id}: there are no chances to check`)
  const { players, games, seed, bot } = options
  if (players < 2) throw new Mistake('chances are compared between two players or more')
  const complete = tableOptions(game.rules, players, options.option)
  if (bot !== undefined && !tellsChances(game, bot, players, complete)) throw new Mistake(`${bot} tells no chances`)
  const table = { game: id, players, options: complete, seed, ...(bot !== undefined && { bot }) }
  const shares = portions(games, SHARE).map(({ from, n }) => ({ ...table, from, games: n }))
  const task = { pieces: games, what: `games of ${id}`, worthAWorker: GAMES_WORTH_A_WORKER, jobs: options.jobs }
  const stages = byStage((await crew(io, 'forecast', shares, task)).flat())
  io.out(options.json ? JSON.stringify({ game: id, ...options, option: complete, stages }) : inWords(stages))
  return 0
}

function tellsChances(game: Game, bot: string, players: number, options: Options): boolean {
  const { rules } = game
  const chair = chairAt({ rules, players, state: begin(rules, players, options, '') }, 0)
  return botFor(game, bot).sit(chair).consider !== undefined
}

/** The forecasts of one stage: how far they were off, and what they came to. */
interface Stage {
  readonly stage: number
  readonly positions: number
  /** The mean square of the difference between chance and result; 0.25 for somebody who always says one half. */
  readonly brier: number
  /** All of them together: what is expected on average, and what comes of it. */
  readonly all: Part
  readonly parts: readonly Part[]
}

interface Part {
  readonly positions: number
  readonly chance: number
  readonly won: number
}

function byStage(forecasts: readonly Forecast[]): Stage[] {
  const stages = [...new Set(forecasts.map(({ stage }) => stage))].sort((a, b) => a - b)
  return stages.map((stage) => {
    const those = forecasts.filter((one) => one.stage === stage)
    const off = those.map(({ chance, won }) => ({ chance: (chance - won) ** 2, won: 0 }))
    const parts = Array.from({ length: PARTS }, (_, part) =>
      together(those.filter(({ chance }) => Math.min(PARTS - 1, Math.floor(chance * PARTS)) === part)),
    )
    return { stage, positions: those.length, brier: together(off).chance, all: together(those), parts }
  })
}

function together(forecasts: readonly Pick<Forecast, 'chance' | 'won'>[]): Part {
  const mean = (of: (one: Pick<Forecast, 'chance' | 'won'>) => number): number =>
    forecasts.length === 0 ? 0 : round(forecasts.reduce((sum, one) => sum + of(one), 0) / forecasts.length, 3)
  return { positions: forecasts.length, chance: mean(({ chance }) => chance), won: mean(({ won }) => won) }
}

function inWords(stages: readonly Stage[]): string {
  const percent = (share: number): string => (100 * share).toFixed(0)
  const fifths = Array.from({ length: PARTS }, (_, part) => `${percent(part / PARTS)}-${percent((part + 1) / PARTS)} %`)
  const head = ['stage', 'positions', 'Brier', 'all', ...fifths]
  const said = ({ positions, chance, won }: Part): string =>
    positions === 0 ? '' : `${percent(chance)} → ${percent(won)}`
  const rows = stages.map(({ stage, positions, brier, all, parts }) => [
    String(stage),
    String(positions),
    brier.toFixed(3),
    said(all),
    ...parts.map(said),
  ])
  return [
    'of those who were given a chance (in %, mean → won), by the stage of the game:',
    ...table(
      head,
      rows,
      head.map(() => 'right'),
    ),
  ].join('\n')
}
