import { expect, test } from 'vitest'
import { textFaults } from './texts.ts'

const plural = 'one {#} few {#} many {#} other {#}'
const sound = {
  en: {
    'effect.a': 'Take {n, plural, one {#} other {#}} of 2, {who}.',
    b: '{x, select, day {By day} other {At night}}',
  },
  pl: { 'effect.a': `{who}, weź {n, plural, ${plural}} z 2.`, b: '{x, select, day {W dzień} other {W nocy}}' },
  ru: { 'effect.a': `{who}, возьмите {n, plural, ${plural}} из 2.`, b: '{x, select, day {Днём} other {Ночью}}' },
}

test('sound texts have no faults', () => {
  expect(textFaults(sound)).toEqual([])
})

test.each([
  ['pl', { b: sound.pl.b }, 'pl effect.a: missing'],
  ['ru', { ...sound.ru, c: 'лишнее' }, 'en c: missing'],
  ['pl', { ...sound.pl, 'effect.a': `Weź {n, plural, ${plural}} z 2.` }, 'pl effect.a: fills in n, English n,who'],
  [
    'ru',
    { ...sound.ru, 'effect.a': `{who}, возьмите {n, plural, ${plural}} из 3.` },
    'ru effect.a: other numbers than in English',
  ],
  [
    'pl',
    { ...sound.pl, 'effect.a': '{who}: {n, plural, one {#} few {#} other {#}} z 2.' },
    'pl effect.a: a plural without all its forms',
  ],
  [
    'ru',
    { ...sound.ru, b: '{x, select, day {Днём} other {Hочью}}' },
    'ru b: a letter or quotation mark of another language',
  ],
  [
    'pl',
    { ...sound.pl, b: '{x, select, day {W "dzień"} other {W nocy}}' },
    'pl b: a letter or quotation mark of another language',
  ],
])('a fault in %s is found: %o', (language, messages, fault) => {
  expect(textFaults({ ...sound, [language]: messages })).toContain(fault)
})
