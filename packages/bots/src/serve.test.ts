import { Worker } from 'node:worker_threads'
import { begin, firstToAct, restore, rngFrom } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { afterAll, describe, expect, test } from 'vitest'
import { chairAt } from './chair.ts'
import { explain } from './explain/explain.ts'
import { masterlyLore } from './minds.ts'
import { masterWith } from './search/master.ts'
import { type Answer, botServer, type Question, questionFor, restingServer } from './serve.ts'

const table = { rules: spellbook, players: 2, state: begin(spellbook, 2, {}, 'serve') }
const first = firstToAct(spellbook.toAct(table.state))
const wish = { id: 7, table: 't1', bot: 'master:40it', seed: 'bot' }

describe('a bot server', () => {
  const serve = botServer(() => 0)

  test('answers with a legal move, the same for the same question', () => {
    const question = questionFor(table, first, wish, rngFrom('host'))
    const answer = serve(question)
    expect(spellbook.legal(table.state, first)).toContain('move' in answer && answer.move)
    expect(botServer(() => 0)(question)).toEqual(answer)
  })

  test('comes to the same when its host rests between the steps', () => {
    const question = questionFor(table, first, wish, rngFrom('host'))
    const steps = restingServer(() => 0)(question)
    let rests = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) rests++
    expect(step.value).toEqual(botServer(() => 0)(question))
    expect(rests).toBeGreaterThan(1)
  })

  test('says what it thinks when asked', () => {
    const answer = serve(questionFor(table, first, { ...wish, explain: true }, rngFrom('host')))
    const advice = 'advice' in answer ? answer.advice! : []
    expect(advice[0]).toMatchObject({ move: 'move' in answer && answer.move, why: { key: expect.any(String) } })
    for (const { chance = -1 } of advice) expect(chance >= 0 && chance <= 1).toBe(true)
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  })

  test('explains with what its bot knows, which is more for a master', () => {
    const question = questionFor(table, first, { ...wish, explain: true }, rngFrom('host'))
    const chair = chairAt({ ...table, state: restore<typeof table.state>(question.state) }, first)
    const lore = masterlyLore('spellbook')
    const rng = rngFrom(wish.seed)
    const considered = masterWith(chair, lore, { budget: { iterations: 40 }, clock: () => 0 }).consider!(rng)
    expect(serve({ ...question, table: 't3' })).toMatchObject({ advice: explain(chair, lore, considered, rng) })
  })

  test('follows a table from question to question', () => {
    const other = { rules: temples, players: 2, state: begin(temples, 2, {}, 'serve') }
    for (let i = 0; i < 12; i++) {
      const seat = firstToAct(temples.toAct(other.state))
      const answer = serve(questionFor(other, seat, { ...wish, table: 't2', id: i }, rngFrom(`host ${i}`)))
      expect(answer.id).toBe(i)
      temples.apply(other.state, seat, 'move' in answer ? answer.move : -1)
    }
  })

  test('answers what it cannot answer', () => {
    const question = questionFor(table, first, { ...wish, bot: 'nobody' }, rngFrom('host'))
    expect(serve(question)).toMatchObject({ id: 7, failed: expect.stringContaining('there is no bot "nobody"') })
    expect(serve({ ...question, game: 'go' })).toMatchObject({ failed: expect.any(String) })
    expect(serve({ ...question, bot: 'adept', state: '{' })).toMatchObject({ failed: expect.any(String) })
  })
})

describe('in a worker thread', () => {
  const module = JSON.stringify(new URL('./serve.ts', import.meta.url).href)
  const code = `
    const { parentPort } = require('node:worker_threads')
    import('tsx/esm/api')
      .then(({ tsImport }) => tsImport(${module}, ${module}))
      .then(({ botServer }) => {
        const serve = botServer(() => performance.now())
        parentPort.on('message', (question) => parentPort.postMessage(serve(question)))
        parentPort.postMessage('ready')
      })`
  const worker = new Worker(code, { eval: true })
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  afterAll(() => worker.terminate())

  test('the answers are the same as here', async () => {
    await next<'ready'>()
    const question: Question = questionFor(table, first, wish, rngFrom('host'))
    worker.postMessage(question)
    const answer = await next<Answer>()
    expect(answer).toEqual(botServer(() => 0)(question))
    expect(answer).toHaveProperty('move')
  })
})
