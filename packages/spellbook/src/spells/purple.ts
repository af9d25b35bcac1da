import { ofRune } from '../choice.ts'
import { altarTokens, onAltar, poolRoom, tokensToTakeOrDraw } from '../needs.ts'
import { morning, spell } from '../spell.ts'
import { discardAny, draw, othersDraw, place, take, takeRune, takeUpToTwoOfOneColour } from '../steps/index.ts'
import { CIRCLE, SQUARE, TRIANGLE } from '../token.ts'

export const purple = [
  // P1 Levitation. Take 2 circles (L4: triangles, L5: squares) from the altar.
  spell(
    'P1',
    'levitation',
    morning(3, [poolRoom, onAltar(ofRune, CIRCLE)], takeRune(2, CIRCLE)),
    morning(4, [poolRoom, onAltar(ofRune, TRIANGLE)], takeRune(2, TRIANGLE)),
    morning(5, [poolRoom, onAltar(ofRune, SQUARE)], takeRune(2, SQUARE)),
  ),
  // P2 Sharing. Take 1 and draw 1 (L4: take 2, L5: take 3); every other player draws 1.
  spell(
    'P2',
    'sharing',
    morning(4, [poolRoom, tokensToTakeOrDraw], [...take(1), draw(1), othersDraw]),
    morning(4, [poolRoom, altarTokens], [...take(2), othersDraw]),
    morning(4, [poolRoom, altarTokens], [...take(3), othersDraw]),
  ),
  // P3 Divination. Place 2 on the altar, take any 2 and discard 1 (L4: take up to 2 of one colour, L5: take any 2).
  spell(
    'P3',
    'divination',
    morning(2, [poolRoom, tokensToTakeOrDraw], [place(2), ...take(2), discardAny]),
    morning(3, [poolRoom, tokensToTakeOrDraw], [place(2), ...takeUpToTwoOfOneColour]),
    morning(4, [poolRoom, tokensToTakeOrDraw], [place(2), ...take(2)]),
  ),
]
