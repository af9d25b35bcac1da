import { endOfGame, instant, permanent, spell } from '../spell.ts'
import { absorb, draw } from '../steps/index.ts'

export const yellow = [
  // Y1 Abundance. Draw 2 (3, 4) at once.
  spell('Y1', 'abundance', instant(3, [], [draw(2)]), instant(5, [], [draw(3)]), instant(7, [], [draw(4)])),
  // Y2 Knowledge. At the end 1 point for each other spell (L4: 2 for those above L3, L5: 2 for each).
  spell('Y2', 'knowledge', endOfGame(0), endOfGame(0), endOfGame(0)),
  // Y3 Communion. Store 3 from the altar at once (L4: at the end 1 point for each stored token of the marker's rune,
  // L5: with every spell you learn, 2 of the paid tokens are stored).
  spell('Y3', 'communion', instant(0, [], absorb(3)), endOfGame(0), permanent(0)),
]
