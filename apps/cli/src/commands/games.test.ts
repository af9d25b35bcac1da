import { expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'

test.each([
  ['en', 'SpellBook; players: 1, 2, 3, 4', 'default: set1'],
  ['pl', 'Księga zaklęć; liczba graczy: 1, 2, 3, 4', 'domyślnie: set1'],
  ['ru', 'Книга заклинаний; число игроков: 1, 2, 3, 4', 'по умолчанию: set1'],
])('games lists every game with its options, in %s', async (lang, title, standard) => {
  const io = fakeIo()
  expect(await athanor(['games', '--lang', lang], io)).toBe(0)
  expect(io.output()).toContain(title)
  expect(io.output()).toContain(`lineup=set1 | set2 | set3 | random | custom (${standard})`)
  expect(io.output()).toContain('handicap=0 … 3')
})
