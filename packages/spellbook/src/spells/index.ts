import { CARDS, enter } from '../catalogue.ts'
import { black } from './black.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { purple } from './purple.ts'
import { red } from './red.ts'
import { white } from './white.ts'
import { yellow } from './yellow.ts'

for (const colour of [red, purple, green, black, white, blue, yellow]) enter(colour)

/** All 21 cards, by number. */
export const SPELLS = CARDS
