import { held, poolBelow, poolRoom, tokensToDraw } from '../needs.ts'
import { morning, spell } from '../spell.ts'
import { discard, draw, drawUntil, othersTake } from '../steps/index.ts'
import { CIRCLE, SQUARE, TRIANGLE } from '../token.ts'

export const red = [
  // R1 Sacrifice. Discard a circle (L4: a triangle, L5: a square) and draw 4.
  spell(
    'R1',
    'sacrifice',
    morning(1, [held(CIRCLE)], [discard(CIRCLE), draw(4)]),
    morning(2, [held(TRIANGLE)], [discard(TRIANGLE), draw(4)]),
    morning(3, [held(SQUARE)], [discard(SQUARE), draw(4)]),
  ),
  // R2 Eruption. Draw until you hold 4 (5, 6) tokens.
  spell(
    'R2',
    'eruption',
    morning(2, [poolBelow(4), tokensToDraw], [drawUntil(4)]),
    morning(3, [poolBelow(5), tokensToDraw], [drawUntil(5)]),
    morning(4, [poolBelow(6), tokensToDraw], [drawUntil(6)]),
  ),
  // R3 Blaze. Draw 4; every other player takes 1 from the altar.
  spell(
    'R3',
    'blaze',
    morning(0, [poolRoom, tokensToDraw], [draw(4), othersTake]),
    morning(2, [poolRoom, tokensToDraw], [draw(4), othersTake]),
    morning(5, [poolRoom, tokensToDraw], [draw(4), othersTake]),
  ),
]
