import { formatMove } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { placeOf, placesShown } from './places.ts'
import { questions, TABLES } from './testing/questions.ts'

test.each(TABLES)('$players players, $options: every answer that the board offers has a place of its own', (table) => {
  for (const seed of ['a', 'b', 'c']) {
    for (const { view, decision } of questions(seed, table)) {
      const shown = placesShown(view)
      const taken = new Set<string>()
      for (const { move } of decision.answers) {
        const place = placeOf(move, view)
        if (place === undefined) continue
        const where = `seed ${seed}, ${formatMove(move)} at ${place}`
        expect(shown.has(place), where).toBe(true)
        expect(taken.has(place), where).toBe(false)
        taken.add(place)
      }
    }
  }
})

test('tokens on an Amulet of Water are spent where they lie', () => {
  const stored = new Set<string | undefined>()
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const { view, decision } of questions(seed, { players: 2, options: { level: 'archmage' } }))
      for (const { move } of decision.answers) if (/ from /.test(formatMove(move))) stored.add(placeOf(move, view))
  expect([...stored].length).toBeGreaterThan(0)
  for (const place of stored) expect(place).toMatch(/^stored \d+ (air|water|fire|earth)$/)
})
