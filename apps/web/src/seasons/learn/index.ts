import type { Learning } from '../../learn/learning.ts'
import { lesson } from './lesson.ts'
import { Prices } from './pictures/prices.tsx'
import { Signs } from './pictures/signs.tsx'
import { Card, Cards, Colours, Roll, Wheel } from './pictures/things.tsx'
import { learningTexts } from './texts/index.ts'

/** How Seasons is learned. */
export const seasonsLearning: Learning = {
  lesson,
  rules: [
    { name: 'goal', Picture: Colours },
    { name: 'prelude' },
    { name: 'round', Picture: Roll },
    { name: 'die', Picture: Signs },
    { name: 'transmute', Picture: Prices },
    { name: 'summon', Picture: Card },
    { name: 'effects', Picture: Cards },
    { name: 'bonus' },
    { name: 'time', Picture: Wheel },
    { name: 'end' },
    { name: 'more' },
  ],
  reference: [
    { name: 'turn' },
    { name: 'prices', Picture: Prices },
    { name: 'signs', Picture: Signs },
    { name: 'points' },
    { name: 'terms' },
  ],
  texts: learningTexts,
}
