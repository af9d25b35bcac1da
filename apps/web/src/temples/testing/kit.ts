import { kernelTexts, type Language, playRandomly, rngFrom, speaker } from '@athanor/kernel'
import { type TemplesState, type TemplesView, temples } from '@athanor/temples'
import type { Words } from '../../words/words.tsx'
import { templesTexts } from '../texts/index.ts'

/** Speaks as at a table of these people. */
export function speaking(language: Language, names = ['Ada', 'Bo', 'Cy', 'Di']): Words {
  const rules = speaker(language, [kernelTexts[language], temples.texts[language]], names)
  const board = speaker(language, [kernelTexts[language], templesTexts[language]], names)
  return {
    language,
    say: (phrase) => rules.say(phrase),
    rich: (phrase) => rules.say(phrase),
    ui: (key, args) => board.say({ key, ...(args && { args }) }),
  }
}

export const TABLES = [
  { players: 2, mode: 'basic' },
  { players: 3, mode: 'basic' },
  { players: 4, mode: 'advanced' },
  { players: 2, mode: 'advanced' },
] as const

/** Random games are long, and most of their positions are alike. */
const EVERY = 19

/** Plays a random game and shows some of its positions to `look`. */
export function randomGame(
  { players, mode }: (typeof TABLES)[number],
  seed: string,
  look: (state: TemplesState, seat: number) => void,
): void {
  const options = { first: 0, mode, spellPayment: 'any', gridSides: 'random', sides: '', data: '' }
  const state = temples.setup(options, players, seed)
  let n = 0
  playRandomly(temples, state, rngFrom(`${seed} moves`), (seat) => {
    if (n++ % EVERY === 0) look(state, seat)
  })
}

/** A game in the middle, as one seat sees it. */
export const seenBy = (state: TemplesState, seat: number): TemplesView => temples.view(state, seat)
