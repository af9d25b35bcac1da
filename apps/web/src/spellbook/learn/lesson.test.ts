import { spellbook } from '@athanor/spellbook'
import { describe } from 'vitest'
import { checkLesson } from '../../learn/testing/lesson.ts'
import { lesson } from './lesson.ts'
import { learningTexts } from './texts/index.ts'

describe('the first lesson of SpellBook', () => checkLesson(spellbook, lesson, learningTexts))
