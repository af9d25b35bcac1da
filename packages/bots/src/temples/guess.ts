import * as F from './features.ts'

/** What a player would say at first sight: points count, and so do curses within reach. */
const GUESSES: readonly (readonly [feature: number, worth: number])[] = [
  [F.TRACK_POINTS, 1],
  [F.RUNE_POINTS, 1],
  [F.GOAL_POINTS, 1],
  [F.RUNE_HOPE, 0.5],
  [F.BEST_MISSING, 0.3],
  [F.BEST_MISSING + 1, 0.2],
  [F.BEST_MISSING + 2, 0.1],
  [F.NOW, 0.4],
  [F.NEXT, 0.3],
  [F.LAST_BREAK, 1],
  [F.COLOURED, 0.5],
  [F.COLOURLESS_HELD, 0.2],
]

export const guess = Object.fromEntries(GUESSES.map(([feature, worth]) => [F.FEATURES[feature]!, worth]))
