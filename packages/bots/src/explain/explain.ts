import type { Move, Phrase, Rng } from '@athanor/kernel'
import type { Considered } from '../bot.ts'
import type { Chair } from '../chair.ts'
import { Evaluation } from '../evaluation.ts'
import { Foresight } from '../foresight.ts'
import type { Lore } from '../minds.ts'
import { GroupSheet } from './groups.ts'

/** A move with its chance and one line why. */
export interface Advice extends Considered {
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
    const other = leads[i === 0 ? 1 : 0]
    const differences = leads[i]!.map((lead, group) => lead - (other?.[group] ?? lead))
    const ahead = i === 0 && one.chance - (considered[1]?.chance ?? one.chance) >= CLEARLY
    return { ...one, why: whyOf(lore.mind.game, sheet.groups, differences, ahead) }
  })
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

/** One line about what a move brings at once; of one that is ahead although it costs more, that it pays off later. */
function whyOf(game: string, groups: readonly string[], differences: readonly number[], ahead: boolean): Phrase {
  const parts = groups
    .map((group, i) => ({ group, points: differences[i]! }))
    .filter(({ points }) => Math.abs(points) >= WORTH_A_WORD)
    .sort((a, b) => b.points - a.points)
  const said = (part: { group: string; points: number }): Phrase => partOf(game, part.group, part.points)
  const gains = parts
    .filter(({ points }) => points > 0)
    .slice(0, MOST_GAINS)
    .map(said)
  const losses = parts
    .filter(({ points }) => points < 0)
    .slice(-MOST_LOSSES)
    .reverse()
    .map(said)
  const sum = differences.reduce((points, difference) => points + difference, 0)
  if (ahead && sum < 0 && losses.length > 0) return { key: 'why.later', args: { losses } }
  if (gains.length > 0 && losses.length > 0) return { key: 'why.both', args: { gains, losses } }
  if (gains.length > 0) return { key: 'why.gains', args: { gains } }
  return losses.length > 0 ? { key: 'why.losses', args: { losses } } : { key: 'why.same' }
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
