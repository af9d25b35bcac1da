import { ofRune, some } from '../choice.ts'
import {
  altarTokens,
  familiarSpace,
  ofColours,
  poolRoom,
  poolTokens,
  runeHeld,
  storedColourOnAltar,
  storedColours,
} from '../needs.ts'
import { endOfGame, evening, midday, type Need, spell } from '../spell.ts'
import { room, spaces } from '../state.ts'
import { absorb, playerOf, storeArrow, storeOneColour, storeOrTakeArrow, takeOne } from '../steps/index.ts'

/** One of the two branches of Focus must move a token. SB-SPELL-K2.6 */
const somethingToFocus: Need = (state, seat, rune) => {
  const player = state.players[seat]!
  const canStore = spaces(player) > 0 && some(player.pool, ofRune, rune)
  const canTake = room(player) > 0 && some(state.altar, ofRune, rune)
  return canStore || canTake ? undefined : 'nothing-to-focus'
}

export const black = [
  // K1 Offering. Store 2 (3, 4) tokens of one colour.
  spell(
    'K1',
    'offering',
    midday(2, [poolTokens, familiarSpace], storeOneColour(2)),
    midday(4, [poolTokens, familiarSpace], storeOneColour(3)),
    midday(6, [poolTokens, familiarSpace], storeOneColour(4)),
  ),
  // K2 Focus. Store 1 token of the marker's rune (L4: store 2 or take 1, L5: store 3 or take 2).
  spell(
    'K2',
    'focus',
    evening(3, [familiarSpace, runeHeld], storeArrow(1)),
    evening(4, [somethingToFocus], storeOrTakeArrow(2, 1)),
    evening(5, [somethingToFocus], storeOrTakeArrow(3, 2)),
  ),
  // K3 Feast. Take a token of a stored colour (L4: store 1 from the altar, L5: at the end 1 point a stored colour).
  spell(
    'K3',
    'feast',
    midday(
      2,
      [poolRoom, storedColourOnAltar],
      takeOne(ofColours, (state, frame) => storedColours(playerOf(state, frame).familiar)),
    ),
    midday(2, [altarTokens, familiarSpace], absorb(1)),
    endOfGame(0),
  ),
]
