import { seasons } from '@athanor/seasons'
import { describe } from 'vitest'
import { checkLesson } from '../../learn/testing/lesson.ts'
import { lesson } from './lesson.ts'
import { learningTexts } from './texts/index.ts'

describe('the first lesson of Seasons', () => checkLesson(seasons, lesson, learningTexts))
