import type { learnEn } from './learn.en.ts'

export const learnPl: { readonly [key in keyof typeof learnEn]: string } = {
  learn: 'Nauka',
  'learn.of': 'Nauka gry {game}',
  'learn.lesson': 'Pierwsza lekcja',
  'learn.about': 'Pierwsza gra z trenerem u boku: prawdziwe ruchy, kilka minut, nic nie może się nie udać.',
  'learn.coach': 'Twój trener',
  'learn.watch': 'Zobacz, co robią inni.',
  'learn.progress': 'Krok {n} z {of}',
  'learn.next': 'Dalej',
  'learn.play-on': 'Graj dalej z nowicjuszem',
  'learn.again': 'Lekcja od nowa',
  rules: 'Zasady',
  'rules.of': 'Zasady: {game}',
  'rules.about': 'Wszystko, czego potrzeba przy stole, własnymi słowami.',
  'rules.contents': 'Rozdziały',
  'rules.cards': 'Przejrzyj karty',
  reference: 'Ściąga',
}
