import { begin, firstToAct, readOptions, rngFrom } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { expect, test } from 'vitest'
import { chairAt } from './chair.ts'
import { botNamed } from './registry.ts'
import { parseTemper, TEMPER } from './temper.ts'

test('a temper is the usual one but for what is said', () => {
  expect(parseTemper([])).toEqual(TEMPER)
  expect(parseTemper(['trust=8', 'warmth=0.25'])).toEqual({ ...TEMPER, trust: 8, warmth: 0.25 })
})

test.each(['trust', 'trust=', 'trust=0', 'trust=-1', 'trust=x', 'luck=1', 'toString=1'])('no temper is %s', (part) => {
  expect(parseTemper([part])).toBeUndefined()
})

test.each(['adept:samples=1', 'novice:whim=0.4', 'master:40it:trust=8:warmth=1'])('a bot may be called %s', (name) => {
  const { state, seat, chair } = opening()
  const player = botNamed(name, () => 0).sit(chair)
  expect(spellbook.legal(state, seat)).toContain(player.choose(rngFrom('temper')))
})

test.each(['random:samples=1', 'adept:1', 'adept:200ms', 'master:trust=8:200ms', 'master:', 'master:200ms:'])(
  'nobody is called %s',
  (name) => expect(() => botNamed(name, () => 0)).toThrow(`there is no bot "${name}"`),
)

test('another temper makes another search', () => {
  const [usual, curious] = ['master:60it', 'master:60it:curiosity=50'].map((name) =>
    botNamed(name, () => 0).sit(opening().chair).consider!(rngFrom('temper')).map(({ chance }) => chance),
  )
  expect(curious).not.toEqual(usual)
})

/** Somebody's first decision. */
function opening() {
  const players = 2
  const state = begin(spellbook, players, readOptions(spellbook.options, players, {}), 'temper')
  const seat = firstToAct(spellbook.toAct(state))
  return { state, seat, chair: chairAt({ rules: spellbook, state, players }, seat) }
}
