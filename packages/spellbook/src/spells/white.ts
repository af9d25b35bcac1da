import { canCopy, canDiscardAndCopy, copy, discardToCopy } from '../copying.ts'
import { altarTokens, held, poolRoom } from '../needs.ts'
import { colourOfSpell, evening, midday, type Need, noEffect, parseSpell, spell } from '../spell.ts'
import { canRaise, discard, drop, raiseAnother, replaceSome, take } from '../steps/index.ts'
import { CIRCLE, SQUARE, TRIANGLE } from '../token.ts'

const WHITE = colourOfSpell(parseSpell('W1')!)

const somethingToRaise: Need = (state, seat) => (canRaise(state, seat, WHITE) ? undefined : 'nothing-to-raise')

export const white = [
  // W1 Time Travel. Discard a circle (L4: a triangle, L5: a square) and raise another of your spells.
  spell(
    'W1',
    'time-travel',
    evening(2, [held(CIRCLE), somethingToRaise], [discard(CIRCLE), raiseAnother]),
    evening(4, [held(TRIANGLE), somethingToRaise], [discard(TRIANGLE), raiseAnother]),
    evening(6, [held(SQUARE), somethingToRaise], [discard(SQUARE), raiseAnother]),
  ),
  // W2 Storm. Replace 1 to 10 altar tokens, take 3, and the marker drops.
  spell(
    'W2',
    'storm',
    noEffect(4),
    evening(6, [altarTokens, poolRoom], [...replaceSome, ...take(3), drop]),
    evening(8, [altarTokens, poolRoom], [...replaceSome, ...take(3), drop]),
  ),
  // W3 Clone. Use another player's midday spell (L4: evening, L5: discard the marker's rune for a morning one).
  spell(
    'W3',
    'clone',
    midday(4, [canCopy('midday')], copy('midday')),
    midday(5, [canCopy('evening')], copy('evening')),
    midday(6, [canDiscardAndCopy], [discardToCopy, ...copy('morning')]),
  ),
]
