export { learnInsight, type Schooling } from './insight.ts'
export type { Position } from './position.ts'
export { type Lessons, learn } from './regression.ts'
export { positionsOfGames, type SelfPlay } from './self-play.ts'
