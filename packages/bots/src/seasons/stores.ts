import { AMULET_OF_WATER, cardNamed, effectCard, FAIRY_MONOLITH, totalOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

const ON_AMULET = feature('stored.amulet')
const ON_MONOLITH = feature('stored.monolith')
/** On a Glutton Cauldron that can still be filled, one token a turn; and on one that cannot. */
const IN_TIME = feature('stored.in-time')
const NEARLY_FULL = feature('stored.nearly-full')
const TOO_LATE = feature('stored.too-late')
/** On a Jewel of the Ancients that can still get its three. */
const ON_JEWEL = feature('stored.jewel')
const JEWEL_TO_COME = feature('stored.jewel-to-come')

const GLUTTON_CAULDRON = cardNamed('glutton-cauldron')!
const JEWEL = cardNamed('jewel-of-the-ancients')!
const FULL = 7
const JEWELS = 3

/** Tokens that lie on cards. */
export function observeStores({ player, turnsLeft }: Side, sheet: Sheet): void {
  const { play, stored } = player
  for (let i = 0; i < play.length; i++) {
    const card = effectCard(play[i]!)
    if (card === JEWEL) observeJewel(totalOf(stored[i]!), turnsLeft, sheet)
    if (stored[i] === 0) continue
    const tokens = totalOf(stored[i]!)
    if (card === AMULET_OF_WATER) sheet.add(ON_AMULET, tokens)
    else if (card === FAIRY_MONOLITH) sheet.add(ON_MONOLITH, tokens)
    else if (card === GLUTTON_CAULDRON) observeCauldron(tokens, turnsLeft, sheet)
  }
}

function observeCauldron(tokens: number, turnsLeft: number, sheet: Sheet): void {
  const late = FULL - tokens > turnsLeft
  sheet.add(late ? TOO_LATE : IN_TIME, tokens)
  if (!late && tokens >= FULL - 2) sheet.add(NEARLY_FULL, tokens - FULL + 3)
}

function observeJewel(tokens: number, turnsLeft: number, sheet: Sheet): void {
  if (tokens >= JEWELS || JEWELS - tokens > turnsLeft) return
  sheet.add(JEWEL_TO_COME, 1)
  sheet.add(ON_JEWEL, tokens)
}
