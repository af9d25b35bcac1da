import { type Rng, rngFrom, shuffle } from '@athanor/kernel'
import { fraction } from '../chance.ts'
import { LOGISTIC } from '../evaluation.ts'
import { type Insight, UNIT } from '../insight.ts'
import type { Mind, Weights } from '../mind.ts'
import type { Position } from './position.ts'
import { stageAt } from './rows.ts'

/** How an insight is learned: docs/bots.md tells where the numbers come from. */
export interface Schooling {
  readonly units: number
  /** So often every position is looked at. */
  readonly rounds: number
  /**
   * How far the end of a game teaches. With 1 every position is explained by who won. With less, each is explained by
   * what the next one seems to be worth, and by this share by what came after that one.
   */
  readonly hindsight: number
  readonly seed: string
  /** What features are worth before anything is learned, and what they are drawn to; without it nothing. */
  readonly footing?: Weights
}

/** So many positions are looked at before anything is changed. */
const BATCH = 256
/** How far one change goes at the most, and what draws numbers back to where they began, or to nothing. */
const STRIDE = 0.002
const DECAY = 0.01
/** Adam's memory of the slopes and of their squares. */
const SLOPES = 0.9
const SQUARES = 0.999
/** The first part of the time in which strides grow to their length; after it they shrink to nothing. */
const WARM_UP = 0.05
/** How far from nothing the numbers of a unit begin: those of the features, of the progress, and its worth. */
const FIRST = { features: 0.15, progress: 0.3, worth: 0.2 }
/** Its worth where the features have theirs from the beginning: whoever knows something listens to new units quietly. */
const QUIET_WORTH = 0.02
/** Keeps a stride finite where no slope was met. */
const HARDLY_ANY = 1e-8

/** Finds the insight that tells best who won, from games: softmax regression with one hidden layer, by Adam. */
export function learnInsight(
  mind: Mind,
  games: readonly (readonly Position[])[],
  { units, rounds, hindsight, seed, footing }: Schooling,
): Omit<Insight, 'origin'> {
  const positions = games.flat()
  const pupil = new Pupil(mind, units, scalesOf(mind, positions), rngFrom(`${seed} units`), footing)
  const order = positions.map((_, i) => i)
  const rng = rngFrom(`${seed} order`)
  const all = rounds * positions.length
  for (let round = 0; round < rounds; round++) {
    // Who knows nothing yet cannot tell what a position is worth.
    const truths =
      (round === 0 && !footing) || hindsight === 1
        ? positions.map(({ victory }) => victory)
        : seen(pupil, games, hindsight)
    shuffle(rng, order)
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH)
      for (let i = from; i < to; i++) pupil.study(positions[order[i]!]!, truths[order[i]!]!, 1 / (to - from))
      pupil.change(strideAt((round * positions.length + from) / all))
    }
  }
  return { players: positions[0]!.notes.length, ...pupil.insight() }
}

/** What every position was worth, as seen from those after it. */
function seen(pupil: Pupil, games: readonly (readonly Position[])[], hindsight: number): (readonly number[])[] {
  return games.flatMap((game) => {
    const truths: (readonly number[])[] = []
    let later: readonly number[] | undefined
    for (let i = game.length - 1; i >= 0; i--) {
      const truth = later ?? game[i]!.victory
      truths[i] = truth
      later = pupil.expect(game[i]!).map((chance, seat) => hindsight * truth[seat]! + (1 - hindsight) * chance)
    }
    return truths
  })
}

const strideAt = (spent: number): number =>
  STRIDE * (spent < WARM_UP ? spent / WARM_UP : 0.5 * (1 + Math.cos(Math.PI * spent)))

/** What makes a usual amount of each feature 1; 0 for features that were never met. */
function scalesOf(mind: Mind, positions: readonly Position[]): Float64Array {
  const squares = new Float64Array(mind.features.length)
  const met = new Float64Array(mind.features.length)
  for (const { notes } of positions)
    for (const { features, amounts } of notes)
      for (let i = 0; i < features.length; i++) {
        squares[features[i]!]! += amounts[i]! ** 2
        met[features[i]!]!++
      }
  return squares.map((sum, feature) => (sum > 0 ? 1 / Math.sqrt(sum / met[feature]!) : 0))
}

/** All numbers of an insight in one row: those of the features, then bias, progress and worth of the units. */
class Pupil {
  private readonly mind: Mind
  private readonly units: number
  private readonly scales: Float64Array
  private readonly width: number
  private readonly tail: number
  private readonly numbers: Float64Array
  /** What the numbers are drawn to. */
  private readonly home: Float64Array
  private readonly slopes: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  /** By seat, the sums of the features of the position looked at last, and what the units make of them. */
  private readonly sums: Float64Array[] = []
  private readonly back: Float64Array
  private changes = 0

  constructor(mind: Mind, units: number, scales: Float64Array, rng: Rng, footing?: Weights) {
    this.mind = mind
    this.units = units
    this.scales = scales
    this.width = mind.stages + units
    this.tail = mind.features.length * this.width
    const size = this.tail + 3 * units
    this.numbers = new Float64Array(size)
    this.home = new Float64Array(size)
    this.slopes = new Float64Array(size)
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
    this.back = new Float64Array(this.width)
    for (let feature = 0; feature < mind.features.length; feature++)
      for (let unit = 0; unit < units; unit++) {
        const first = FIRST.features * bell(rng)
        if (scales[feature]! > 0) this.numbers[feature * this.width + mind.stages + unit] = first
      }
    for (let unit = 0; unit < units; unit++) {
      this.numbers[this.tail + units + unit] = FIRST.progress * bell(rng)
      this.numbers[this.tail + 2 * units + unit] = (footing ? QUIET_WORTH : FIRST.worth) * bell(rng)
    }
    if (footing) this.stand(footing)
  }

  /** Begins with what weights say, as the logarithm of odds. */
  private stand({ stages }: Weights): void {
    const { mind, width, scales, numbers, home } = this
    for (let stage = 0; stage < mind.stages; stage++) {
      const { spread, worth } = stages[Math.min(stage, stages.length - 1)]!
      mind.features.forEach((name, feature) => {
        const at = feature * width + stage
        numbers[at] = home[at] = ((worth[name] ?? 0) * LOGISTIC) / spread / (scales[feature]! || 1)
      })
    }
  }

  /** Every seat's chance of winning, as the pupil sees it. */
  expect(position: Position): number[] {
    const worths = position.notes.map((_, seat) => this.look(position, seat))
    const best = Math.max(...worths)
    const odds = worths.map((worth) => Math.exp(worth - best))
    const sum = odds.reduce((all, one) => all + one, 0)
    return odds.map((one) => one / sum)
  }

  /** Adds to the slopes what one position teaches. */
  study(position: Position, truth: readonly number[], share: number): void {
    this.expect(position).forEach((chance, seat) => {
      this.blame(position, seat, (chance - truth[seat]!) * share)
    })
  }

  private look({ notes, progress }: Position, seat: number): number {
    const { numbers, width, scales, units, tail, mind } = this
    const { features, amounts } = notes[seat]!
    this.sums[seat] ??= new Float64Array(width)
    const sums = this.sums[seat]!.fill(0)
    for (let i = 0; i < features.length; i++) {
      const row = features[i]! * width
      const amount = amounts[i]! * scales[features[i]!]!
      for (let j = 0; j < width; j++) sums[j]! += amount * numbers[row + j]!
    }
    const { stage, next, share } = stagesAt(mind, progress)
    let worth = sums[stage]! * (1 - share) + sums[next]! * share
    for (let unit = 0; unit < units; unit++) {
      const at = mind.stages + unit
      sums[at] = Math.max(0, sums[at]! + numbers[tail + unit]! + numbers[tail + units + unit]! * progress)
      worth += sums[at]! * numbers[tail + 2 * units + unit]!
    }
    return worth
  }

  private blame({ notes, progress }: Position, seat: number, error: number): void {
    const { numbers, slopes, width, scales, units, tail, mind, back } = this
    const sums = this.sums[seat]!
    back.fill(0)
    const { stage, next, share } = stagesAt(mind, progress)
    back[stage]! += error * (1 - share)
    back[next]! += error * share
    for (let unit = 0; unit < units; unit++) {
      const at = mind.stages + unit
      if (sums[at] === 0) continue
      slopes[tail + 2 * units + unit]! += error * sums[at]!
      back[at] = error * numbers[tail + 2 * units + unit]!
      slopes[tail + unit]! += back[at]!
      slopes[tail + units + unit]! += back[at]! * progress
    }
    const { features, amounts } = notes[seat]!
    for (let i = 0; i < features.length; i++) {
      const row = features[i]! * width
      const amount = amounts[i]! * scales[features[i]!]!
      for (let j = 0; j < width; j++) slopes[row + j]! += amount * back[j]!
    }
  }

  /** Changes all numbers by what was studied since the last time. */
  change(stride: number): void {
    const { numbers, home, slopes, mean, square } = this
    this.changes++
    const early = 1 - SLOPES ** this.changes
    const earlySquares = 1 - SQUARES ** this.changes
    for (let i = 0; i < numbers.length; i++) {
      const slope = slopes[i]!
      mean[i] = SLOPES * mean[i]! + (1 - SLOPES) * slope
      square[i] = SQUARES * square[i]! + (1 - SQUARES) * slope * slope
      const step = mean[i]! / early / (Math.sqrt(square[i]! / earlySquares) + HARDLY_ANY)
      numbers[i]! -= stride * (step + DECAY * (numbers[i]! - home[i]!))
      slopes[i] = 0
    }
  }

  insight(): Pick<Insight, 'features' | 'units'> {
    const { numbers, width, tail, units, scales, mind } = this
    const whole = (from: number, length: number, scale: number): number[] =>
      Array.from(numbers.subarray(from, from + length), (n) => Math.round(n * scale * UNIT))
    const rows = mind.features.map((name, feature): [string, number[]] => [
      name,
      whole(feature * width, width, scales[feature]! || 1),
    ])
    return {
      features: Object.fromEntries(rows.filter(([, row]) => row.some((number) => number !== 0))),
      units: {
        bias: whole(tail, units, 1),
        progress: whole(tail + units, units, 1),
        worth: whole(tail + 2 * units, units, 1),
      },
    }
  }
}

function stagesAt(mind: Mind, progress: number): { stage: number; next: number; share: number } {
  const { stage, share } = stageAt(mind, progress)
  return { stage, next: Math.min(stage + 1, mind.stages - 1), share }
}

/** A number as normal distributions have it. */
const bell = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng))
