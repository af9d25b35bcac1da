import { AMULET_OF_WATER, effectCard, totalOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

const ON_AMULET = feature('stored.amulet')
/** On a Glutton Cauldron that can still be filled, one token a turn; and on one that cannot. */
const IN_TIME = feature('stored.in-time')
const NEARLY_FULL = feature('stored.nearly-full')
const TOO_LATE = feature('stored.too-late')

const FULL = 7

/** Tokens that lie on cards. */
export function observeStores({ player, turnsLeft }: Side, sheet: Sheet): void {
  const { play, stored } = player
  for (let i = 0; i < play.length; i++) {
    if (stored[i] === 0) continue
    const tokens = totalOf(stored[i]!)
    if (effectCard(play[i]!) === AMULET_OF_WATER) sheet.add(ON_AMULET, tokens)
    else if (FULL - tokens > turnsLeft) sheet.add(TOO_LATE, tokens)
    else {
      sheet.add(IN_TIME, tokens)
      if (tokens >= FULL - 2) sheet.add(NEARLY_FULL, tokens - FULL + 3)
    }
  }
}
