import type { Texts } from '@athanor/kernel'
import { chapterMessages, lessonMessages } from '../../../learn/texts.ts'
import { lessonEn } from './lesson.en.ts'
import { lessonPl } from './lesson.pl.ts'
import { lessonRu } from './lesson.ru.ts'
import { referenceEn, rulesEn, signsEn } from './rules.en.ts'
import { referencePl, rulesPl, signsPl } from './rules.pl.ts'
import { referenceRu, rulesRu, signsRu } from './rules.ru.ts'

export const learningTexts: Texts = {
  en: {
    ...lessonMessages(lessonEn),
    ...chapterMessages('rules', rulesEn),
    ...chapterMessages('reference', referenceEn),
    ...signsEn,
  },
  pl: {
    ...lessonMessages(lessonPl),
    ...chapterMessages('rules', rulesPl),
    ...chapterMessages('reference', referencePl),
    ...signsPl,
  },
  ru: {
    ...lessonMessages(lessonRu),
    ...chapterMessages('rules', rulesRu),
    ...chapterMessages('reference', referenceRu),
    ...signsRu,
  },
}
