import { begin, type Json, kernelTexts, LANGUAGES, Refusal, speaker } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { printed } from '../printed.ts'
import { temples } from '../rules.ts'
import { BUILT_IN, checkTable, checkTableText, tableText } from './index.ts'
import facts from './temples.json' with { type: 'json' }

type Path = readonly (string | number)[]

/** The facts with one value changed. */
function changed(path: Path, value: Json): Json {
  const copy: Json = structuredClone(facts)
  let at: unknown = copy
  for (const step of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[step]
  ;(at as Record<string | number, Json>)[path.at(-1)!] = value
  return copy
}

/** The faults of a table as `key record field`. */
function faultsOf(data: Json): string[] {
  const checked = checkTable(data)
  return 'table' in checked ? [] : checked.faults.map(({ key, args }) => `${key} ${args?.record} ${args?.field}`)
}

test('the built-in table passes, and its canonical text gives the same table again', () => {
  expect(faultsOf(facts)).toEqual([])
  const checked = checkTableText(tableText(BUILT_IN))
  expect(checked).toEqual({ table: BUILT_IN })
})

const wrong: [string, Path, Json, string][] = [
  ['a colour that is none', ['temples', 0, 'arc', 0], 'pink', 'data.not-a-value temple.red arc'],
  ['an arc that is too short', ['temples', 0, 'arc'], ['red', 'red'], 'data.bad-length temple.red arc'],
  ['a misspelt field', ['temples', 0, 'arcs'], [], 'data.unknown-field temple.red arcs'],
  ['a changed rule', ['movement', 'maxSteps'], 4, 'data.fixed-field table movement'],
  ['a space beside its curse', ['temples', 0, 'spaces', 0, 'position'], 4, 'data.not-above temple.red L3 position'],
  [
    'a curse listed twice',
    ['temples', 0, 'spaces', 1, 'curses'],
    [{ end: 'left', level: 3 }],
    'data.curse-twice temple.red L4 curses',
  ],
  [
    'a space crossed out and virtual',
    ['temples', 0, 'spaces', 3, 'crossedOutFor'],
    [2],
    'data.crossed-and-virtual temple.red R4 virtualMarkerFor',
  ],
  [
    'a missing virtual marker',
    ['temples', 0, 'spaces', 3, 'virtualMarkerFor'],
    [],
    'data.virtual-count temples virtualMarkerFor',
  ],
  [
    'a virtual marker on 3 points',
    ['temples', 0, 'spaces', 3, 'points'],
    3,
    'data.virtual-points temple.red R4 points',
  ],
  ['too few rune cards', ['runes', 0, 'copies'], 3, 'data.rune-total runes copies'],
  ['a printed count that differs', ['runes', 0, 'printed'], 3, 'data.printed-count rune.a printed'],
  ['an unknown tablet', ['wilderness', 0, 'tablet'], 'rune.x', 'data.not-a-value wilderness.1 tablet'],
  ['an upgrade card with two slots', ['wilderness', 1, 'slots'], ['red', 'blue'], 'data.bad-length wilderness.2 slots'],
  ['a line to nowhere', ['grid', 'edges', 0], [1, 13], 'data.bad-line grid edges'],
  ['a line to itself', ['grid', 'edges', 0], [3, 3], 'data.line-to-itself grid edges'],
  ['a line twice', ['grid', 'edges', 0], [4, 1], 'data.line-twice grid edges'],
  ['a side with two powers', ['powers', 0, 'side'], '1B', 'data.side-count powers side'],
  ['a status that is none', ['temples', 0, 'status', 'arc'], 'guessed', 'data.not-a-value temple.red status.arc'],
  ['a spell for nothing', ['spells', 1, 'cost'], 0, 'data.not-in-range spell.swap cost'],
]

for (const [what, path, value, fault] of wrong) {
  test(`${what} is a fault that names record and field`, () => {
    expect(faultsOf(changed(path, value))).toContain(fault)
  })
}

test('every fault can be said in every language', () => {
  const speakers = LANGUAGES.map((language) => speaker(language, [kernelTexts[language], temples.texts[language]]))
  for (const [, path, value] of wrong) {
    const checked = checkTable(changed(path, value))
    if (!('faults' in checked)) throw new Error('no fault')
    for (const fault of checked.faults) for (const voice of speakers) expect(voice.say(fault)).not.toBe('')
  }
})

test('a corrected table is played with and stays in the state; a broken one is refused', () => {
  const corrected = changed(['wilderness', 0, 'gain'], { red: 2 })
  const checked = checkTable(corrected)
  if (!('table' in checked)) throw new Error('refused')
  const data = tableText(checked.table)
  const state = begin(temples, 3, { data, first: 1 }, 'data')
  expect(state.table.data).toBe(data)
  expect(printed(temples.view(state, 0)).ring[1]).toMatchObject({ name: 'W1', gain: 'RR', reconstructed: true })
  const broken = JSON.stringify(changed(['runes', 0, 'copies'], 3))
  expect(() => begin(temples, 3, { data: broken }, 'data')).toThrow(Refusal)
  expect(() => begin(temples, 3, { data: 'no table' }, 'data')).toThrow(Refusal)
})

test('a table whose records are all verified has no note', () => {
  const text = tableText(BUILT_IN).replaceAll(/"(inferred|reconstructed)"/g, '"verified"')
  const checked = checkTableText(text)
  if (!('table' in checked)) throw new Error('refused')
  expect(temples.view(begin(temples, 2, { data: text }, 'data'), 0).data.note).toBeNull()
  expect(temples.view(begin(temples, 2, {}, 'data'), 0).data.note).toBe('note.reconstructed')
})
