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
