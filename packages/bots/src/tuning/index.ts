export type { Position } from './position.ts'
export { learn } from './regression.ts'
export { positionsOfGames, type SelfPlay } from './self-play.ts'
