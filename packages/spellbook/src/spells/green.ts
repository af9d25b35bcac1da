import { altarTokens, familiarSpace, familiarTokens, poolRoom, poolTokens, tokensToDraw } from '../needs.ts'
import { evening, midday, spell } from '../spell.ts'
import { absorb, drawThenDiscard, drop, swapWithAltar, swapWithFamiliar } from '../steps/index.ts'

export const green = [
  // G1 Purification. Swap 1 (2, 3) of your tokens with the altar.
  spell(
    'G1',
    'purification',
    midday(1, [poolTokens, altarTokens], swapWithAltar(1)),
    midday(2, [poolTokens, altarTokens], swapWithAltar(2)),
    midday(3, [poolTokens, altarTokens], swapWithAltar(3)),
  ),
  // G2 Cure. Draw 1 (2, 3), then discard as many.
  spell(
    'G2',
    'cure',
    midday(3, [poolRoom, tokensToDraw], drawThenDiscard(1)),
    midday(4, [poolRoom, tokensToDraw], drawThenDiscard(2)),
    midday(5, [poolRoom, tokensToDraw], drawThenDiscard(3)),
  ),
  // G3 Growth. Swap a token with your familiar (L4: store 2 from the altar, L5: store 3, and the marker drops).
  spell(
    'G3',
    'growth',
    evening(3, [poolTokens, familiarTokens], swapWithFamiliar),
    evening(4, [altarTokens, familiarSpace], [...absorb(2), drop]),
    evening(6, [altarTokens, familiarSpace], [...absorb(3), drop]),
  ),
]
