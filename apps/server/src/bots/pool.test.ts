import { questionFor } from '@athanor/bots'
import { Match, rngFrom } from '@athanor/kernel'
import { afterEach, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { POOL_RULES, WorkerPool } from './pool.ts'

let pool: WorkerPool
afterEach(() => pool.close())

const moody = new URL('../testing/moody-worker.mjs', import.meta.url)
const moodyPool = (threads: number): WorkerPool =>
  new WorkerPool(threads, { ...POOL_RULES, patienceMs: 3000, slowMs: 100, worker: moody })

const rules = GAMES.get('spellbook')!
/** A question; in tests with the moody worker the bot's name is its mood. */
function question(bot: string, table = 'table-01', id = 1) {
  const { state } = new Match(rules, { players: 2, seed: 'pool' })
  const seat = rules.toAct(state) & 1 ? 0 : 1
  return questionFor({ rules, players: 2, state }, seat, { id, table, bot, seed: 'pool' }, rngFrom('pool'))
}

test('a real worker answers with a legal move', async () => {
  pool = new WorkerPool(1)
  const { state } = new Match(rules, { players: 2, seed: 'pool' })
  const asked = question('novice')
  expect(rules.legal(state, asked.seat)).toContain(await pool.choose(asked))
  await expect(pool.choose(question('nobody'))).rejects.toThrow()
})

test('a worker that crashes fails its own question and no other', async () => {
  pool = moodyPool(1)
  const crash = pool.choose(question('crash'))
  const next = pool.choose(question('well', 'table-02', 7))
  await expect(crash).rejects.toThrow('out of its mind')
  expect(await next).toBe(7)
})

test('a worker that leaves without a word fails its question', async () => {
  pool = moodyPool(1)
  await expect(pool.choose(question('leave'))).rejects.toThrow('went away')
  expect(await pool.choose(question('well', 'table-02', 8))).toBe(8)
})

test('a worker that hangs keeps nobody waiting, and is replaced', async () => {
  pool = moodyPool(1)
  const hang = pool.choose(question('hang'))
  let given = false
  hang.catch(() => {
    given = true
  })
  for (let i = 0; i < 20; i++) expect(await pool.choose(question('well', `table-${i}`, i))).toBe(i)
  expect(given).toBe(false)
  await expect(hang).rejects.toThrow('in time')
  expect(await pool.choose(question('well', 'table-01', 9))).toBe(9)
})

/** One thread, and workers that are never stuck, only slow. */
const patientPool = (): WorkerPool =>
  new WorkerPool(1, { ...POOL_RULES, patienceMs: 10 ** 6, slowMs: 500, worker: moody })

/** Asks a question that is not answered; the answers that fail are counted. */
function hangAt(table: string, failed: string[]): void {
  pool.choose(question('hang', table)).catch((error: Error) => failed.push(`${table}: ${error.message}`))
}

test('however many hang, everybody else is answered; of those, the longest gives way', async () => {
  pool = patientPool()
  const failed: string[] = []
  for (const table of ['a', 'b', 'c', 'd']) hangAt(table, failed)
  for (let i = 0; i < 20; i++) expect(await pool.choose(question('well', `table-${i}`, i))).toBe(i)
  expect(failed).toEqual(['a: a hang was too slow', 'b: a hang was too slow'])
})

test('a table whose bot was slow holds nobody up again', async () => {
  pool = patientPool()
  const failed: string[] = []
  for (const table of ['a', 'b', 'c']) hangAt(table, failed)
  await expect.poll(() => failed, { timeout: 10_000 }).toHaveLength(1)
  for (const table of ['a', 'b']) hangAt(table, failed)
  for (let i = 0; i < 20; i++) expect(await pool.choose(question('well', `table-${i}`, i))).toBe(i)
  expect(pool.waiting).toBe(2)
  expect(failed).toHaveLength(1)
})

test('a worker that breaks down while it rests harms nobody', async () => {
  pool = moodyPool(1)
  expect(await pool.choose(question('late-crash', 'table-01', 3))).toBe(3)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await pool.choose(question('well', 'table-02', 4))).toBe(4)
})

test('tables take turns, however much one of them asks', async () => {
  pool = moodyPool(1)
  const order: string[] = []
  const ask = (table: string, id: number) =>
    pool.choose(question('well', table, id)).then(() => order.push(`${table} ${id}`))
  await Promise.all([ask('greedy', 1), ask('greedy', 2), ask('greedy', 3), ask('greedy', 4), ask('modest', 1)])
  expect(order.indexOf('modest 1')).toBeLessThan(3)
  expect(pool.waiting).toBe(0)
})

test('a table keeps its worker while it is free: it remembers what it thought there', async () => {
  pool = moodyPool(2)
  const ask = (table: string) => pool.choose(question('self-centred', table))
  const [first, second] = await Promise.all([ask('first'), ask('second')])
  expect(first).not.toBe(second)
  for (const table of ['second', 'first', 'first', 'second', 'second'])
    expect(await ask(table)).toBe(table === 'first' ? first : second)
})
