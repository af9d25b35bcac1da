import type { Texts } from '@athanor/kernel'
import { lessonMessages } from '../../../learn/texts.ts'
import { lessonEn } from './lesson.en.ts'
import { lessonPl } from './lesson.pl.ts'
import { lessonRu } from './lesson.ru.ts'

export const learningTexts: Texts = {
  en: lessonMessages(lessonEn),
  pl: lessonMessages(lessonPl),
  ru: lessonMessages(lessonRu),
}
