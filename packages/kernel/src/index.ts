export * from './asked.ts'
export { fromBase64, toBase64 } from './base64.ts'
export * from './fairness.ts'
export { type Count, cardPoints, tally } from './figures.ts'
export * from './flow.ts'
export { canonical, type Json } from './json.ts'
export * from './list.ts'
export * from './match.ts'
export { inside, type Menu, type MenuEntry, menuOf } from './menu.ts'
export * from './move.ts'
export * from './notation.ts'
export * from './options.ts'
export * from './phrase.ts'
export { planned } from './plan.ts'
export * from './playout.ts'
export {
  type Act,
  begin,
  decodeRecord,
  encodeRecord,
  type GameRecord,
  replay,
  verify,
} from './record.ts'
export * from './refusal.ts'
export * from './rng.ts'
export * from './rules.ts'
export * from './seat.ts'
export { sha256Hex } from './sha256.ts'
export * from './standings.ts'
export * from './state.ts'
export { kernelTexts } from './texts/index.ts'
