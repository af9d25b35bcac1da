export type { SeatSetup, TableSetup } from './arrange.ts'
export * from './scenario.ts'
export { card, cards, face, letters, tokens } from './words.ts'
