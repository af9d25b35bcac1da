import type { Learning } from '../../learn/learning.ts'
import { lesson } from './lesson.ts'
import { Familiar, FamiliarTable, Payment, Spell, Symbols, Tokens } from './pictures.tsx'
import { learningTexts } from './texts/index.ts'

/** How SpellBook is learned. */
export const spellbookLearning: Learning = {
  lesson,
  rules: [
    { name: 'goal' },
    { name: 'tokens', Picture: Tokens },
    { name: 'day', Picture: Familiar },
    { name: 'learning', Picture: Payment },
    { name: 'spells', Picture: Spell },
    { name: 'end', Picture: FamiliarTable },
    { name: 'solo' },
  ],
  reference: [
    { name: 'day' },
    { name: 'symbols', Picture: Symbols },
    { name: 'paying', Picture: Payment },
    { name: 'familiar', Picture: FamiliarTable },
    { name: 'terms' },
  ],
  texts: learningTexts,
}
