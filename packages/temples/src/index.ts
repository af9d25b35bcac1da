export { BUILT_IN, type Checked, checkTable, checkTableText, tableText } from './data/index.ts'
export type { Fault } from './data/reader.ts'
export { type DataTable, isReconstructed, reconstructedRecords, type Status } from './data/table.ts'
export type { TemplesEvent } from './event.ts'
export { type GoalStanding, goalStandings, runeGoalPoints } from './goals.ts'
export { formatMove, KIND, kindName, parseMove } from './move.ts'
export { sayPower, sayRune, sayTemple } from './names.ts'
export {
  type Printed,
  type PrintedCard,
  type PrintedRune,
  type PrintedSide,
  type PrintedSpace,
  printed,
} from './printed.ts'
export { type Reach, reach } from './reach.ts'
export { temples } from './rules.ts'
export { rulingsOn } from './rulings.ts'
export { MARKERS, type State as TemplesState } from './state.ts'
export type { MarkerView, PlayerView, TemplesView, TempleView } from './view.ts'
