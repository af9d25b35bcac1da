import type { Learning } from '../../learn/learning.ts'
import { lesson } from './lesson.ts'
import { learningTexts } from './texts/index.ts'

/** How Seasons is learned. */
export const seasonsLearning: Learning = { lesson, texts: learningTexts }
