import type { Lesson, Step } from '../../learn/lesson.ts'

/** The first day: three tokens of a colour are a spell. */
const FIRST_DAY: readonly Step[] = [
  { name: 'welcome' },
  { name: 'day' },
  { name: 'take', moves: ['take Pc'] },
  { name: 'midday', moves: ['pass'] },
  { name: 'learn', moves: ['learn P1/3'] },
  { name: 'marker', moves: ['mark Pc', 'mark Ps'], others: ['take Rc', 'store Ws'] },
]

/** The spell works, and tokens are gathered for a better one. */
const GATHERING: readonly Step[] = [
  { name: 'use', moves: ['use P1/3'] },
  { name: 'circles', moves: ['take Gc'], times: 2 },
  { name: 'pair', moves: ['pass'], others: ['take Bt', 'store Bt'] },
  { name: 'draw', moves: ['draw'] },
  { name: 'hold', moves: ['pass'], others: ['take Rs', 'pass', 'learn R1/3', 'mark Rs'] },
  { name: 'third', moves: ['take Gs'] },
  { name: 'hold-again', moves: ['pass'] },
  { name: 'patience', moves: ['pass'], others: ['take Yc', 'store Yc'] },
]

/** Three other tokens stand for one; then the familiar is fed. */
const HARVEST: readonly Step[] = [
  { name: 'wild', moves: ['take Ps', 'take Ks'] },
  { name: 'no-store', moves: ['pass'] },
  { name: 'level-4', moves: ['learn G1/4'] },
  { name: 'marker-4', moves: ['mark Gc', 'mark Gs'], others: ['take Bc', 'store Bc'] },
  { name: 'fresh', moves: ['draw'] },
  { name: 'store', moves: ['store Wt', 'store Gt'] },
  { name: 'scoring' },
  { name: 'end' },
]

/** Six days of a game with the first set of spells. */
export const lesson: Lesson = {
  players: 2,
  options: { first: 1 },
  seed: 'lesson 252',
  opening: [],
  steps: [...FIRST_DAY, ...GATHERING, ...HARVEST],
}
