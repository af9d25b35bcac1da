import { CARDS, enter } from '../catalogue.ts'
import { cards1to10 } from './01-10.ts'
import { cards11to20 } from './11-20.ts'
import { cards21to30 } from './21-30.ts'
import { cards31to40 } from './31-40.ts'
import { cards41to50 } from './41-50.ts'
import { kingdomCards1to10 } from './ek-01-10.ts'
import { kingdomCards11to20 } from './ek-11-20.ts'

const base = [cards1to10, cards11to20, cards21to30, cards31to40, cards41to50]
for (const group of [...base, kingdomCards1to10, kingdomCards11to20]) enter(group)

/** All power cards, by number. */
export const POWER_CARDS = CARDS
