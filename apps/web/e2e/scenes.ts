import type { AnyRules, GameRecord, GameState, Options } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { played } from '../src/replay/testing/played.ts'

/** A moment of a game in which the first seat has something worth looking at. */
interface Wanted {
  readonly players: number
  readonly options?: Options
  readonly likes?: RegExp
  /** What the first seat is asked then: its question and its answers as they are written. */
  asked(ask: string, answers: readonly string[]): boolean
  /** How many times it has to be so before. */
  readonly times?: number
}

const TRIES = 20

/** Looks for such a moment in games of any legal moves. */
function find(rules: AnyRules, { asked, times = 1, ...wishes }: Wanted): GameRecord {
  for (let n = 0; n < TRIES; n++) {
    let seen = 0
    const enough = (state: GameState): boolean => {
      if ((rules.toAct(state) & 1) === 0) return false
      const { ask, answers } = rules.decision(state, 0)
      const written = answers.map(({ move }: { readonly move: number }) => rules.notation.format(move))
      return asked(ask.key, written) && ++seen === times
    }
    const match = played(rules, `scene ${n}`, { ...wishes, enough })
    if (rules.toAct(match.state) !== 0) return match.record()
  }
  throw new Error('no game comes to this moment')
}

const has = (answers: readonly string[], what: RegExp): boolean => answers.some((answer) => what.test(answer))
const count = (answers: readonly string[], what: RegExp): number => answers.filter((answer) => what.test(answer)).length

export const SPELLBOOK = {
  /** An evening with much to learn. */
  learning: (): GameRecord =>
    find(spellbook, {
      players: 3,
      likes: /^(draw|pass)/,
      asked: (ask, answers) => ask === 'ask.evening' && count(answers, /^learn/) > 4,
    }),
  /** Alone: what the opponent gets is to be chosen. */
  solo: (): GameRecord =>
    find(spellbook, { players: 1, likes: /^(learn|take|store)/, times: 8, asked: (ask) => ask === 'ask.feed' }),
  /** Clone has several players' spells to choose from. */
  clone: (): GameRecord =>
    find(spellbook, {
      players: 4,
      options: { lineup: 'custom', spells: 'R1,P1,G1,K1,W3,B2,Y1' },
      likes: /^(use W3|learn|draw)/,
      asked: (ask, answers) => ask.startsWith('ask.copy') && answers.length > 1 && has(answers, / from [2-4]/),
    }),
}

export const TEMPLES = {
  /** A turn of a game of four, with cards that only the Speed Spell reaches. */
  moving: (): GameRecord =>
    find(temples, {
      players: 4,
      likes: /^(collect|put)/,
      times: 4,
      asked: (ask, answers) => ask === 'ask.move' && has(answers, /^cast/) && has(answers, /^break/),
    }),
  /** More than one chain breaks the only curse that can be broken. */
  chains: (): GameRecord =>
    find(temples, {
      players: 2,
      likes: /^(collect|put)/,
      asked: (_, answers) => sameCurse(answers),
    }),
  /** Two curses that lie side by side can both be broken. */
  curses: (): GameRecord =>
    find(temples, { players: 3, likes: /^(collect|put)/, asked: (_, answers) => neighbours(answers) }),
  /** Crystals are to cover slots, and there is a choice of slots. */
  covering: (): GameRecord =>
    find(temples, {
      players: 3,
      likes: /^(collect|put)/,
      asked: (_, answers) => new Set(answers.flatMap((answer) => answer.match(/^cover \S+/) ?? [])).size > 2,
    }),
  /** All sides lie on offer. */
  powers: (gridSides: 'A' | 'B'): GameRecord =>
    find(temples, {
      players: 3,
      options: { mode: 'advanced', gridSides, first: 2 },
      asked: (_, answers) => count(answers, /^grid/) === 4,
    }),
}

/** Whether two curses of a temple can be broken that are one level apart. */
function neighbours(answers: readonly string[]): boolean {
  const curses = answers.flatMap((answer) => {
    const [, temple, end, chain = ''] = answer.match(/^break (\S+) (\S+) (\S+)/) ?? []
    return temple ? [{ at: `${temple} ${end}`, level: chain.split('-').length }] : []
  })
  return curses.some((one) => curses.some(({ at, level }) => at === one.at && level === one.level + 1))
}

/** Whether there is one curse to break, and more than one chain that breaks it. */
function sameCurse(answers: readonly string[]): boolean {
  const curses = answers
    .filter((answer) => answer.startsWith('break'))
    .map((answer) => answer.split(' ').slice(0, 3).join(' '))
  return curses.length > 1 && new Set(curses).size === 1
}
