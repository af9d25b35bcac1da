import { expect, test } from 'vitest'
import { type Messages, type PhraseArg, speaker } from './phrase.ts'

const say = (message: string, args: { [name: string]: PhraseArg } = {}, more: Messages = {}): string =>
  speaker('en', [{ seat: 'Player {n}', ...more, it: message }], ['Ann']).say({ key: 'it', args })

test('names are filled in', () => {
  expect(say('{who} takes {n}', { who: 'Ann', n: 3 })).toBe('Ann takes 3')
})

test('a seat is called by its name, or by its number', () => {
  expect(say('{a} and {b}', { a: { seat: 0 }, b: { seat: 1 } })).toBe('Ann and Player 2')
})

test('phrases nest and lists are joined', () => {
  const cards = [{ key: 'x' }, { key: 'y' }, { key: 'x' }]
  expect(say('{cards}', { cards }, { x: 'fire', y: 'water' })).toBe('fire, water, and fire')
})

test('select chooses by a word, with other as the rest', () => {
  const message = '{phase, select, dawn {early} other {late}}'
  expect(say(message, { phase: 'dawn' })).toBe('early')
  expect(say(message, { phase: 'dusk' })).toBe('late')
})

test('an exact number wins over a plural form', () => {
  const message = '{n, plural, =0 {nothing} one {# token} other {# tokens}}'
  expect([0, 1, 2].map((n) => say(message, { n }))).toEqual(['nothing', '1 token', '2 tokens'])
})

test('Polish has three forms', () => {
  const messages = { it: '{n, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}}' }
  const polish = speaker('pl', [messages])
  const forms = [1, 2, 5, 12, 22, 25, 101].map((n) => polish.say({ key: 'it', args: { n } }))
  expect(forms).toEqual([
    '1 kryształ',
    '2 kryształy',
    '5 kryształów',
    '12 kryształów',
    '22 kryształy',
    '25 kryształów',
    '101 kryształów',
  ])
})

test('Russian has three forms', () => {
  const messages = { it: '{n, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}' }
  const russian = speaker('ru', [messages])
  const forms = [1, 2, 5, 11, 21, 24, 112].map((n) => russian.say({ key: 'it', args: { n } }))
  expect(forms).toEqual([
    '1 кристалл',
    '2 кристалла',
    '5 кристаллов',
    '11 кристаллов',
    '21 кристалл',
    '24 кристалла',
    '112 кристаллов',
  ])
})

test('later messages win over earlier ones', () => {
  expect(speaker('en', [{ it: 'old' }, { it: 'new' }]).say({ key: 'it' })).toBe('new')
})

test('a missing text, a missing argument and a broken message are told', () => {
  expect(() => speaker('pl', [{}]).say({ key: 'gone' })).toThrow('no pl text for gone')
  expect(() => say('{who} acts')).toThrow('needs {who}')
  for (const broken of ['{', '{n', 'a}', '{n, plural}', '{n, plural, one {x}}', '{n, ordinal, other {x}}', '{}'])
    expect(() => say(broken, { n: 1 })).toThrow()
})

test('a number below zero has a real minus', () => {
  expect(say('{n}', { n: -3 })).toBe('−3')
  expect(say('{n, plural, one {# point} other {# points}}', { n: -1 })).toBe('−1 point')
})
