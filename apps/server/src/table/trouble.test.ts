import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { Journal, type Page } from '../store/journal.ts'
import type { Entry, Start } from './course.ts'
import { type Keeper, Table } from './table.ts'

const rules = GAMES.get('spellbook')!
const start: Start = {
  rules,
  setup: { players: 2, seed: 'trouble', options: {} },
  pace: { kind: 'untimed', move: 0, bank: 0 },
  onTimeout: 'bot',
  bots: 0,
  at: 1,
}

/** A table whose database answers only when it is `up`. */
function shakyTable() {
  const written: Entry[] = []
  const database = { up: true, forgetful: false }
  const answer = (): void => {
    if (!database.up) throw new Error('the database is away')
  }
  const keeper: Keeper = {
    journal: new Journal(async (pages: readonly Page[]) => {
      if (database.forgetful) written.push(...pages.map(({ entry }) => entry as unknown as Entry))
      answer()
      written.push(...pages.map(({ entry }) => entry as unknown as Entry))
      return pages.map(() => true)
    }),
    now: () => 1000,
    entriesAfter: async (_, seq) => {
      answer()
      return written.filter((entry) => entry.seq > seq)
    },
    changed: () => {},
  }
  const table = new Table('table-01', start, 0, [], keeper)
  const move = (id: string) => {
    const { state, toAct, seq } = table.course
    const seat = toAct & 1 ? 0 : 1
    return table.ask(seat, { t: 'move', table: 'table-01', id, seq, move: rules.legal(state, seat)[0]! })
  }
  return { table, written, database, move }
}

test('a move that could not be written has not happened, however long the database is away', async () => {
  const { written, database, move } = shakyTable()
  expect(await move('a')).toEqual({ done: true, seq: 1 })
  database.up = false
  await expect(move('b')).rejects.toThrow('away')
  await expect(move('c')).rejects.toThrow('away')
  database.up = true
  // The client still thinks of the entry that was lost: it is shown the truth, and plays on.
  expect(await move('d')).toEqual({ done: false, code: 'stale' })
  expect(await move('e')).toEqual({ done: true, seq: 2 })
  expect(written.map(({ seq, ask }) => [seq, ask])).toEqual([
    [1, 'a'],
    [2, 'e'],
  ])
})

test('a move whose commit was never confirmed is found when it is asked for again', async () => {
  const { database, move } = shakyTable()
  database.up = false
  database.forgetful = true
  await expect(move('a')).rejects.toThrow('away')
  database.up = true
  expect(await move('a')).toEqual({ done: true, seq: 1 })
})
