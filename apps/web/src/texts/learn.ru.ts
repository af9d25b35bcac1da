import type { learnEn } from './learn.en.ts'

export const learnRu: { readonly [key in keyof typeof learnEn]: string } = {
  learn: 'Обучение',
  'learn.of': 'Обучение: {game}',
  'learn.lesson': 'Первый урок',
  'learn.about': 'Первая партия с наставником: настоящие ходы, несколько минут, ошибиться нельзя.',
  'learn.coach': 'Ваш наставник',
  'learn.watch': 'Посмотрите, что делают другие.',
  'learn.progress': 'Шаг {n} из {of}',
  'learn.next': 'Дальше',
  'learn.play-on': 'Играть дальше с новичком',
  'learn.again': 'Урок заново',
  rules: 'Правила',
  'rules.of': 'Правила: {game}',
  'rules.about': 'Всё, что нужно за столом, своими словами.',
  'rules.contents': 'Главы',
  'rules.cards': 'Посмотреть карты',
  reference: 'Памятка',
}
