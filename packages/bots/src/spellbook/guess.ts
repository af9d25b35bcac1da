import { SPELLS } from '@athanor/spellbook/inside'
import {
  ALIKE,
  CROWDED,
  FEATURES,
  LAST_LEARN,
  LAST_NEAR,
  LAST_STORE,
  LAST_TOKENS,
  LEARNED,
  LEVELS,
  MOST_ALIKE,
  POOL,
  SCORE,
  TO_COME,
} from './features.ts'

/**
 * What a beginner would think who has read the rules: points are points, a card that can be used is worth two more,
 * a token is worth something, more so if it leads to a card.
 */
export function beginnersGuess(): { [feature: string]: number } {
  const guess: { [feature: string]: number } = {}
  const set = (feature: number, worth: number): void => {
    guess[FEATURES[feature]!] = worth
  }
  set(SCORE, 1)
  set(TO_COME, 2)
  set(POOL, 0.2)
  set(CROWDED, -0.2)
  for (let n = 0; n < MOST_ALIKE; n++) set(ALIKE + n, 0.3)
  for (const { id, levels } of SPELLS) {
    levels.forEach(({ icon }, i) => {
      set(LEARNED + id * LEVELS + i, icon === 'none' || icon === 'instant' ? 0 : 2)
    })
  }
  for (const feature of [LAST_LEARN, LAST_STORE]) set(feature, 0.9)
  set(LAST_NEAR, 0.4)
  set(LAST_TOKENS, 0.1)
  return guess
}
