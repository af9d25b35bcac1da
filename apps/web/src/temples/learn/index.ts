import type { Learning } from '../../learn/learning.ts'
import { lesson } from './lesson.ts'
import { Lattice, Powers, Ring, Runes, Signs } from './pictures.tsx'
import { learningTexts } from './texts/index.ts'

/** How Mystery of the Temples is learned. */
export const templesLearning: Learning = {
  lesson,
  rules: [
    { name: 'goal' },
    { name: 'move', Picture: Ring },
    { name: 'collect', Picture: Signs },
    { name: 'curse', Picture: Lattice },
    { name: 'rune', Picture: Runes },
    { name: 'spell' },
    { name: 'two' },
    { name: 'end' },
    { name: 'advanced', Picture: Powers },
  ],
  reference: [
    { name: 'turn' },
    { name: 'spells' },
    { name: 'curses' },
    { name: 'crystals', Picture: Signs },
    { name: 'runes', Picture: Runes },
    { name: 'points' },
    { name: 'powers', Picture: Powers },
    { name: 'terms' },
  ],
  texts: learningTexts,
}
