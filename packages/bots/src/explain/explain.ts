import type { Move, Phrase, Rng } from '@athanor/kernel'
import type { Considered } from '../bot.ts'
import type { Chair } from '../chair.ts'
import { Evaluation } from '../evaluation.ts'
import { Foresight } from '../foresight.ts'
import type { Lore } from '../minds.ts'
import { GroupSheet } from './groups.ts'

/** A move with its chance and one line why. */
export interface Advice extends Omit<Considered, 'chance'> {
  /** The chance of winning with it; nobody looks for that of a move without others. */
  readonly chance?: number
  /** Says what the move brings more or less than the best of the others. */
  readonly why: Phrase
}

const SAMPLES = 6
const BREADTH = 48
const MOST_GAINS = 2
const MOST_LOSSES = 2
/** Fewer points than this are not worth a word. */
const WORTH_A_WORD = 0.25
/** A move is clearly ahead of another from this difference of their chances on. */
const CLEARLY = 0.01

/** Explains moves that a bot has considered, best first, by what they lead to. */
export function explain(chair: Chair, lore: Lore, considered: readonly Considered[], rng: Rng): readonly Advice[] {
  if (considered.length === 1) return considered.map(alone)
  const evaluation = new Evaluation(chair.rules, lore, chair.players)
  const sheet = new GroupSheet(evaluation)
  const leads = leadsAfter(
    chair,
    evaluation,
    sheet,
    considered.map(({ move }) => move),
    rng,
  )
  return considered.map((one, i) => {
    // The best is compared with the second, every other one with the best.
    const isBest = i === 0
    const other = isBest ? 1 : 0
    const differences = leads[i]!.map((lead, group) => lead - leads[other]![group]!)
    const isClear = Math.abs(one.chance - considered[other]!.chance) >= CLEARLY
    const tally = tallyOf(lore.mind.game, sheet.groups, differences)
    return { ...one, why: isBest ? whyBest(tally, isClear) : whyOther(tally, isClear) }
  })
}

/** A move without others is compared with none, and perhaps nothing was thought about it. */
function alone({ chance, ...rest }: Considered): Advice {
  return { ...rest, ...(rest.share > 0 && { chance }), why: { key: 'why.only' } }
}

/** By move and group: how many points the seat will be ahead by, on average over states that it cannot tell apart. */
function leadsAfter(
  chair: Chair,
  evaluation: Evaluation,
  sheet: GroupSheet,
  moves: readonly Move[],
  rng: Rng,
): readonly (readonly number[])[] {
  const foresight = new Foresight(evaluation, BREADTH)
  const chances = new Float64Array(chair.players)
  const sums = moves.map(() => sheet.groups.map(() => 0))
  for (let i = 0; i < SAMPLES; i++) {
    const state = chair.resample(rng)
    moves.forEach((move, at) => {
      const end = foresight.tryMove(state, chair.seat, move, chances)
      sheet.leads(end, chair.seat).forEach((lead, group) => {
        sums[at]![group]! += lead / SAMPLES
      })
    })
  }
  return sums
}

/** What a move brings and costs at once, as far as it is worth a word, and what all of it comes to. */
interface Tally {
  readonly gains: readonly Phrase[]
  readonly losses: readonly Phrase[]
  readonly sum: number
}

function tallyOf(game: string, groups: readonly string[], differences: readonly number[]): Tally {
  const parts = groups
    .map((group, i) => ({ group, points: differences[i]! }))
    .filter(({ points }) => Math.abs(points) >= WORTH_A_WORD)
    .sort((a, b) => b.points - a.points)
  const said = (part: { group: string; points: number }): Phrase => partOf(game, part.group, part.points)
  return {
    gains: parts
      .filter(({ points }) => points > 0)
      .slice(0, MOST_GAINS)
      .map(said),
    losses: parts
      .filter(({ points }) => points < 0)
      .slice(-MOST_LOSSES)
      .reverse()
      .map(said),
    sum: differences.reduce((points, difference) => points + difference, 0),
  }
}

/** Of the best move, which costs more than it brings, that it pays off later; or that it is hardly better. */
function whyBest(tally: Tally, isClear: boolean): Phrase {
  const { losses, sum } = tally
  if (!isClear && (sum < 0 || isEmpty(tally))) return { key: 'why.next' }
  return sum < 0 && losses.length > 0 ? { key: 'why.later', args: { losses } } : whatIs(tally)
}

/** Of another move, which brings more than it costs, that this does not last; or that it is hardly worse. */
function whyOther(tally: Tally, isClear: boolean): Phrase {
  const { gains, sum } = tally
  if (!isClear && (sum > 0 || isEmpty(tally))) return { key: 'why.same' }
  return sum > 0 && gains.length > 0 ? { key: 'why.fades', args: { gains } } : whatIs(tally)
}

const isEmpty = ({ gains, losses }: Tally): boolean => gains.length + losses.length === 0

/** One line about what a move brings and costs at once. */
function whatIs({ gains, losses }: Tally): Phrase {
  if (gains.length > 0 && losses.length > 0) return { key: 'why.both', args: { gains, losses } }
  if (gains.length > 0) return { key: 'why.gains', args: { gains } }
  return losses.length > 0 ? { key: 'why.losses', args: { losses } } : { key: 'why.unseen' }
}

function partOf(game: string, group: string, points: number): Phrase {
  const tenths = Math.round(Math.abs(points) * 10)
  return {
    key: 'why.part',
    args: {
      what: { key: `group.${game}.${group}` },
      sign: points < 0 ? '−' : '+',
      whole: Math.floor(tenths / 10),
      tenths: tenths % 10,
    },
  }
}
