import type { Move, Phrase, Rng } from '@athanor/kernel'
import type { Considered } from '../bot.ts'
import type { Chair } from '../chair.ts'
import { Evaluation } from '../evaluation.ts'
import { Foresight } from '../foresight.ts'
import type { Lore } from '../minds.ts'
import { GroupSheet } from './groups.ts'
import { isEmpty, type Tally, tallyOf, USUALLY } from './tally.ts'

/** A move with its chance and one line why. */
export interface Advice extends Omit<Considered, 'chance'> {
  /** The chance of winning with it; nobody looks for that of a move without others. */
  readonly chance?: number
  /** Says what the move brings more or less than the best of the others. */
  readonly why: Phrase
}

const SAMPLES = 6
const BREADTH = 48
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

/** Of the best move, which costs more than it brings, that it pays off later; or that it is hardly better. */
function whyBest(tally: Tally, isClear: boolean): Phrase {
  const { losses, sum } = tally
  if (!isClear && (sum < 0 || isEmpty(tally))) return { key: 'why.next' }
  return sum < 0 && losses.length > 0 ? { key: 'why.later', args: { losses: losses.slice(0, USUALLY) } } : whatIs(tally)
}

/** Of another move, which brings more than it costs, that this does not last; or that it is hardly worse. */
function whyOther(tally: Tally, isClear: boolean): Phrase {
  const { gains, sum } = tally
  if (!isClear && (sum > 0 || isEmpty(tally))) return { key: 'why.same' }
  return sum > 0 && gains.length > 0 ? { key: 'why.fades', args: { gains: gains.slice(0, USUALLY) } } : whatIs(tally)
}

/** One line about what a move brings and costs at once. */
function whatIs({ gains, losses }: Tally): Phrase {
  if (gains.length > 0 && losses.length > 0) return { key: 'why.both', args: { gains, losses } }
  if (gains.length > 0) return { key: 'why.gains', args: { gains } }
  return losses.length > 0 ? { key: 'why.losses', args: { losses } } : { key: 'why.unseen' }
}
