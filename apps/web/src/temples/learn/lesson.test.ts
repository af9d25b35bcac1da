import { temples } from '@athanor/temples'
import { describe } from 'vitest'
import { checkLesson } from '../../learn/testing/lesson.ts'
import { lesson } from './lesson.ts'
import { learningTexts } from './texts/index.ts'

describe('the first lesson of Mystery of the Temples', () => checkLesson(temples, lesson, learningTexts))
