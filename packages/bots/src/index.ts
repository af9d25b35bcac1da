export { adept, adeptWith } from './adept.ts'
export { estimate } from './analysis.ts'
export type { Bot, Considered, Player } from './bot.ts'
export { type Chair, chairAt, type Table } from './chair.ts'
export { type Contest, playOut } from './contest.ts'
export { Evaluation } from './evaluation.ts'
export { type Advice, explain } from './explain/explain.ts'
export {
  decisive,
  type Judgement,
  type JudgementShare,
  judge,
  type Moment,
  momentsOf,
} from './judgement.ts'
export type { Mind, Sheet, Weights } from './mind.ts'
export { knownLore, LORE, type Lore, loreOf } from './minds.ts'
export { novice } from './novice.ts'
export { random } from './random.ts'
export { BOT_NAMES, botNamed, UnknownBot } from './registry.ts'
export { type Budget, type Clock, parseBudget } from './search/budget.ts'
export { master, masterWith, type Thinking } from './search/master.ts'
export { Search, TEMPER, type Temper } from './search/search.ts'
export { Edge, Node } from './search/tree.ts'
export { type Answer, botServer, type Question, questionFor, type Wish } from './serve.ts'
export { botTexts } from './texts/index.ts'
export * from './tuning/index.ts'
