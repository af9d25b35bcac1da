import type { Ask, Tell } from '@athanor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { asked, party } from '../testing/play.ts'
import type { Line } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

type Told = Extract<Tell, { readonly t: 'why' | 'plan' | 'refused' }>

async function question(
  line: Line,
  t: 'why' | 'plan',
  table: string,
  moves: readonly number[],
  seq: number,
  after?: readonly number[],
) {
  const id = line.nextId()
  line.ask({ t, table, id, seq, moves, ...(after && { after }) } as Ask)
  const isAnswer = (tell: Tell): tell is Told => 'id' in tell && tell.id === id
  await line.until(() => line.tells.some(isAnswer))
  return line.tells.find(isAnswer)!
}

test('one is told what stands against a move, and nothing about one that can be made', async () => {
  const { id, lines } = await party(server.url, { players: 2 })
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const { move } = scene.decision!.answers[0]!
  const told = await question(line, 'why', id, [move, 2 ** 30], seq)
  expect(told).toMatchObject({ t: 'why', reasons: [[], [{ key: expect.any(String) }]] })
})

test('a plan shows where it leads, and the table stays as it is', async () => {
  const { id, lines } = await party(server.url, { players: 2 })
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const moves = scene.decision!.answers.map(({ move }) => move)
  const plans = await Promise.all(moves.map((move) => question(line, 'plan', id, [move], seq)))
  expect(plans.some((plan) => plan.t === 'plan' && plan.made === 1)).toBe(true)
  const led = plans.find((plan) => plan.t === 'plan' && plan.made === 1)!
  expect(led).not.toMatchObject({ scene: { view: scene.view } })
  expect(line.tables.get(id)).toMatchObject({ seq, scene })
})

test('after a plan one is told what stands against the next move, as far as the plan goes', async () => {
  const { id, lines } = await party(server.url, { players: 2 })
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const moves = scene.decision!.answers.map(({ move }) => move)
  for (const move of moves) {
    const plan = await question(line, 'plan', id, [move], seq)
    if (plan.t !== 'plan') throw new Error(`the plan was answered with ${plan.t}`)
    const next = plan.scene.decision?.answers[0]?.move ?? move
    const told = await question(line, 'why', id, [next], seq, [move])
    if (plan.made === 0) expect(told).toMatchObject({ code: 'stale' })
    else if (plan.scene.decision) expect(told).toMatchObject({ t: 'why', reasons: [[]] })
  }
  expect(await question(line, 'why', id, moves, seq, [2 ** 30])).toMatchObject({ code: 'stale' })
})

test('a plan goes as far as the rules allow it', async () => {
  const { id, lines } = await party(server.url, { players: 2 })
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const impossible = 2 ** 30
  expect(await question(line, 'plan', id, [impossible], seq)).toMatchObject({ made: 0, scene: { view: scene.view } })
  const moves = scene.decision!.answers.map(({ move }) => move)
  const plans = await Promise.all(moves.map((move) => question(line, 'plan', id, [move, impossible], seq)))
  expect(plans.some((plan) => plan.t === 'plan' && plan.made === 1)).toBe(true)
})

test('questions of strangers and for another moment are refused', async () => {
  const { id, lines } = await party(server.url, { players: 2 })
  const line = asked(id, lines)
  const { seq } = line.tables.get(id)!
  const stranger = (await party(server.url, { players: 2 })).lines[0]!
  expect(await question(stranger, 'why', id, [1], seq)).toMatchObject({ code: 'not-seated' })
  expect(await question(line, 'why', id, [1], seq + 1)).toMatchObject({ code: 'stale' })
  expect(await question(line, 'plan', 'nobodys-table', [1], seq)).toMatchObject({ code: 'unknown-table' })
})
