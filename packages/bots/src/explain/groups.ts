import type { GameState, Seat } from '@athanor/kernel'
import type { Evaluation } from '../evaluation.ts'
import type { Mind, Sheet } from '../mind.ts'

/** The group of a feature: what stands before the first dot of its name. */
export const groupOf = (feature: string): string => feature.split('.', 1)[0]!

/** The groups of a mind, in the order of its features. */
export const groupsOf = ({ features }: Mind): readonly string[] => [...new Set(features.map(groupOf))]

/** Adds up, by group, what features are worth. */
export class GroupSheet implements Sheet {
  readonly groups: readonly string[]
  private readonly evaluation: Evaluation
  /** The group of each feature. */
  private readonly places: readonly number[]
  private progress = 0
  private factor = 1
  private sums: number[] = []

  constructor(evaluation: Evaluation) {
    const { mind } = evaluation.lore
    this.evaluation = evaluation
    this.groups = groupsOf(mind)
    this.places = mind.features.map((feature) => this.groups.indexOf(groupOf(feature)))
  }

  add(feature: number, amount: number): void {
    this.sums[this.places[feature]!]! += this.factor * amount * this.evaluation.worthOf(feature, this.progress)
  }

  /** How many points of each group a seat has more than the others on average. */
  leads(state: GameState, seat: Seat): readonly number[] {
    const { players, lore } = this.evaluation
    this.progress = lore.mind.progress(state)
    this.sums = this.groups.map(() => 0)
    for (let other = 0; other < players; other++) {
      this.factor = other === seat ? 1 : -1 / (players - 1)
      lore.mind.observe(state, other, this)
    }
    return this.sums
  }
}
