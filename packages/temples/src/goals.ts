import { boardFor } from './board.ts'
import { templeGoalPoints } from './score.ts'
import type { MarkerView, PlayerView, TemplesView, TempleView } from './view.ts'

/** A temple objective as it stands. The lists are by seat, with the virtual player last if there is one. */
export interface GoalStanding {
  readonly temple: TempleView
  readonly markers: readonly number[]
  readonly points: readonly number[]
}

/** The temple objectives in play, as if the game ended now, for whoever has a view of it. */
export function goalStandings(view: TemplesView): GoalStanding[] {
  const owners: MarkerView[] = view.players.map(({ seat }) => seat)
  if (view.virtualPawn !== null) owners.push('virtual')
  const { templePoints } = boardFor(view.data.table, view.players.length).data.goals
  return view.temples
    .filter(({ goal }) => goal)
    .map((temple) => {
      const markers = owners.map((owner) => temple.markers.filter((marker) => marker === owner).length)
      return { temple, markers, points: templeGoalPoints(markers, templePoints) }
    })
}

/** What a player's runes are worth as an objective now: what is left of the score without all else. */
export const runeGoalPoints = ({ seat, score, points }: PlayerView, goals: readonly GoalStanding[]): number =>
  score - points - goals.reduce((sum, goal) => sum + goal.points[seat]!, 0)
