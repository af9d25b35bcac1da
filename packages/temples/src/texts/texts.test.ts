import { readdirSync, readFileSync } from 'node:fs'
import {
  begin,
  below,
  firstToAct,
  kernelTexts,
  LANGUAGES,
  type Language,
  type Options,
  type Phrase,
  Refusal,
  rngFrom,
  SPECTATOR,
  type Speaker,
  speaker,
} from '@athanor/kernel'
import { textFaults } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { sayMove } from '../answer.ts'
import { boardFor } from '../board.ts'
import { KIND_NAMES } from '../crystal.ts'
import { POWER_KEYS, RUNE_KEYS } from '../data/table.ts'
import { runeEffects, sayPowerEffect } from '../effects.ts'
import type { Purpose, TemplesEvent } from '../event.ts'
import { CAUSES } from '../gain.ts'
import { programs } from '../game.ts'
import { breakAt, KIND, kindName, link, parseMove } from '../move.ts'
import { tell } from '../phrases.ts'
import { printed } from '../printed.ts'
import { temples } from '../rules.ts'
import { rulingsOn } from '../rulings.ts'
import { breakdown } from '../score.ts'
import { texts } from './index.ts'

const keys = Object.keys(texts.en)

const speak = (language: Language): Speaker => speaker(language, [kernelTexts[language], texts[language]])
const speakers = LANGUAGES.map(speak)

/** What a phrase sounds like in every language; throws on a missing text or a missing argument. */
function say(phrase: Phrase): string[] {
  return speakers.map((one) => {
    const words = one.say(phrase)
    expect(words, phrase.key).not.toMatch(/undefined|null|NaN|[{}#]|^\s|\s$| {2}/)
    return words
  })
}

// ---- all languages alike

test('every text is there in three languages and says the same', () => {
  expect(textFaults(texts)).toEqual([])
})

// ---- names

/** Names whose key differs from the one in the list. */
const RENAMED: Record<string, string | null> = {
  'game.title': 'game.name',
  'mode.basic': 'option.mode.basic',
  'mode.advanced': 'option.mode.advanced',
  'option.first-player': 'option.first',
  'option.spell-payment': 'option.spellPayment',
  'option.spell-payment.any': 'option.spellPayment.any',
  'option.spell-payment.colourless': 'option.spellPayment.colourless',
  'option.grid-sides': 'option.gridSides',
  'option.grid-sides.a': 'option.gridSides.A',
  'option.grid-sides.b': 'option.gridSides.B',
  'option.grid-sides.random': 'option.gridSides.random',
  'option.grid-sides.list': 'option.gridSides.list',
  // The number of players is no option of the game, and the first player is a number.
  'option.players': null,
  'option.first-player.random': null,
  'option.first-player.seat': null,
}

const csv = readFileSync(new URL('../data/temples-names.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(';'))
const listed = csv.flatMap(([key, ...names]) => {
  const here = key! in RENAMED ? RENAMED[key!]! : key!
  return here === null ? [] : [{ key: here, names: names.map((name) => name.replace('*', '')) }]
})

test('names are those of the name list, without their stars', () => {
  for (const { key, names } of listed) expect(LANGUAGES.map((language) => texts[language][key])).toEqual(names)
})

test('no two cards, crystals, runes or powers share a name', () => {
  for (const language of LANGUAGES) {
    for (const group of ['crystal.', 'temple.', 'wilderness.', 'rune.', 'power.', 'spell.', 'goal.']) {
      const names = keys.filter((key) => key.startsWith(group)).map((key) => texts[language][key])
      expect(new Set(names).size, `${language} ${group}`).toBe(names.length)
    }
  }
})

// ---- every key the code can ask for, and no other

/** One event of every kind and variant. */
const EVENTS: Record<TemplesEvent['type'], readonly TemplesEvent[]> = {
  dealt: [{ type: 'dealt', temples: [0, 1, 2, 3, 4], goals: [1, 2], runes: [0, 1, 2, 3, 4], first: 0, virtual: 2 }],
  grid: [{ type: 'grid', seat: 0, side: 3, power: 4 }],
  reserve: [{ type: 'reserve', seat: 0, n: 3 }],
  turn: [{ type: 'turn', seat: 0, turn: 7 }],
  entered: [{ type: 'entered', seat: 0, card: 3, temple: 1 }],
  moved: [{ type: 'moved', seat: 0, card: 7, temple: -1 }],
  'virtual-moved': [{ type: 'virtual-moved', card: 7, temple: -1 }],
  cast: [
    { type: 'cast', seat: 0, spell: 'speed' },
    { type: 'cast', seat: 0, spell: 'exchange' },
  ],
  swapped: [{ type: 'swapped', seat: 0, a: 4, b: 5 }],
  converted: [{ type: 'converted', seat: 0, n: 2 }],
  paid: [{ type: 'paid', seat: 0, kind: 1, space: 4, purpose: 'speed' }],
  resonance: [
    { type: 'resonance', seat: 0, rune: 0, n: 1 },
    { type: 'resonance', seat: 0, rune: 0, n: 2 },
  ],
  collected: [{ type: 'collected', seat: 0, card: 7, temple: -1 }],
  got: [{ type: 'got', seat: 0, kind: 0, space: 4 }],
  'got-from-card': [{ type: 'got-from-card', seat: 0, kind: 0, space: 4, card: 6, slot: 2 }],
  robbed: [{ type: 'robbed', seat: 0, kind: 3, space: 4, from: 1, fromSpace: 5 }],
  lost: [{ type: 'lost', seat: 0, kinds: [0, 1], any: 1 }],
  covered: [{ type: 'covered', seat: 0, card: 6, slot: 1, colour: 2, space: 3 }],
  traded: [{ type: 'traded', seat: 0 }],
  cleared: [{ type: 'cleared', card: 6, n: 3, by: 'rune' }],
  broke: [{ type: 'broke', seat: 0, temple: 2, chain: [2, 0, 3], kinds: [1, 2, 2], level: 3, points: 3 }],
  rewarded: [{ type: 'rewarded', seat: 0, marker: 3, points: 2 }],
  rune: [{ type: 'rune', seat: 0, rune: 4, temple: 2 }],
  revealed: [{ type: 'revealed', rune: 5, temple: 2 }],
  ending: [{ type: 'ending', seat: 0 }],
  standstill: [{ type: 'standstill' }],
  over: [{ type: 'over' }],
}
const told = Object.values(EVENTS)
  .flat()
  .flatMap((event) => tell(event) ?? [])

/** One move of every kind: the numbers fit cards, crystals, spaces and seats alike. */
const answers = (() => {
  const state = begin(temples, 4, { mode: 'advanced', first: 1 }, 'texts')
  state.pawns[state.active] = 6
  const moves = Object.values(KIND).map((kind) => kind | (1 << 5) | (2 << 10))
  const raised = breakAt(1, 0, 1) + link(0, 2) + link(1, 0) + link(2, 3)
  return [...moves, raised].map((move) => sayMove(state, move))
})()

const PURPOSES: Record<Purpose, true> = { speed: true, swap: true, exchange: true, trade: true, raise: true }

/** Codes written as `reason('...')`, `bad('...')` and the like anywhere in the sources. */
function written(call: RegExp): string[] {
  const folder = new URL('../', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(call)].map((found) => found[1]!),
  )
}

/** The keys of a phrase and of those in it. */
const keysIn = ({ key, args = {} }: Phrase): string[] => [
  key,
  ...Object.values(args)
    .flat()
    .flatMap((arg) => (typeof arg === 'object' && 'key' in arg ? keysIn(arg) : [])),
]

const all = printed(temples.view(begin(temples, 4, { mode: 'advanced' }, 'texts'), SPECTATOR))
const spells = ['spell.speed', 'spell.swap', 'spell.exchange']
const rulings = [...all.ring, ...all.runes, ...all.sides, ...spells.map((key) => ({ key }))].flatMap(({ key }) =>
  rulingsOn(key, all),
)

function wanted(): Set<string> {
  const steps = programs.flat()
  return new Set([
    ...listed.map(({ key }) => key),
    ...['game.name', 'game.about', 'opponent'],
    ...KIND_NAMES.map((kind) => `crystal.${kind}`),
    ...RUNE_KEYS,
    ...POWER_KEYS.flatMap((key) => [key, `effect.${key}`]),
    ...temples.options.flatMap(({ name }) => [`option.${name}`, `option.${name}.about`]),
    ...temples.options.flatMap((option) =>
      option.kind === 'choice' ? option.values.map((value) => `option.${option.name}.${value}`) : [],
    ),
    ...written(/\bbad\('([^']+)'/g).map((code) => `refused.${code}`),
    ...written(/\b(?:fault|fail)\(\s*'([^']+)'/g).map((code) => `data.${code}`),
    ...steps.flatMap((step) => (step.kind === 'deed' ? [] : [`ask.${step.prompt}`])),
    ...['enter', 'enter-twice', 'move-twice'].map((question) => `ask.${question}`),
    ...['by.card', 'by.power'],
    ...Object.keys(PURPOSES).map((purpose) => `by.pay-${purpose}`),
    ...CAUSES.map((cause) => `by.gain-${cause}`),
    ...[...answers, ...told].flatMap(keysIn),
    ...['any', 'colourless'].map((payment) => `cost.${payment}`),
    ...written(/\breason\('([^']+)'/g).map((code) => `why.${code}`),
    ...written(/\breason\([^']*'any' \? '([^']+)'/g).map((code) => `why.${code}`),
    ...written(/'((?:ask|move|under|score|gain|resonance|reward)\.[a-z-]+)'/g),
    ...['score.total', 'result.won', 'result.lost'],
    ...rulings.map(({ key }) => key),
  ])
}

test('there is a text for every key that the code can ask for, and no text that nobody asks for', () => {
  expect([...keys].sort()).toEqual([...wanted()].sort())
})

// ---- everything that is said in real games

test('random games can be told in every language: questions, answers, events, refusals and scores', () => {
  const heard = new Set<string>()
  const said = new Set<string>()
  const hear = (phrase: Phrase | undefined): void => {
    // The same phrase comes up thousands of times.
    const known = JSON.stringify(phrase)
    if (!phrase || said.has(known)) return
    said.add(known)
    heard.add(phrase.key)
    say(phrase)
  }
  const log = (event: TemplesEvent): void => hear(temples.tell(event))
  const wishes = [
    'break T1 left 3',
    'break T2 right 5',
    'break T3 left 1-2-3',
    'break T4 right 4 +1',
    'collect W4',
    'collect W9',
    'collect T2',
    'put R 3',
    'pay 2',
    'cover 1 2',
    'cover 8 2',
    'trade',
    'swap 1 2',
    'exchange',
    'speed',
    'convert 2',
    'end',
    'skip',
  ].map((text) => parseMove(text)!)
  for (let game = 0; game < 12; game++) {
    const players = (game % 3) + 2
    const rng = rngFrom(`texts ${game}`)
    const options: Options = {
      mode: game % 2 === 0 ? 'advanced' : 'basic',
      spellPayment: game === 4 ? 'colourless' : 'any',
    }
    const state = begin(temples, players, options, `texts ${game}`, log)
    for (let mask = temples.toAct(state); mask !== 0; mask = temples.toAct(state)) {
      const seat = firstToAct(mask)
      const decision = temples.decision(state, seat)
      hear(decision.ask)
      hear(decision.by)
      for (const { say: words, under = [] } of decision.answers) [words, ...under].forEach(hear)
      for (const points of breakdown(state, seat)) hear(points.for)
      temples.why(state, below(rng, players), wishes[below(rng, wishes.length)]!).forEach(hear)
      temples.why(state, seat, wishes[below(rng, wishes.length)]!).forEach(hear)
      const moves = temples.legal(state, seat)
      temples.apply(state, seat, moves[below(rng, moves.length)]!, log)
    }
    temples.why(state, 0, KIND.end).forEach(hear)
    for (const standing of temples.standings(state) ?? []) {
      for (const points of [...standing.breakdown, ...standing.tieBreaks]) hear(points.for)
    }
  }
  const share = (start: string): number => {
    const all = keys.filter((key) => key.startsWith(start))
    return all.filter((key) => heard.has(key)).length / all.length
  }
  for (const start of ['ask.', 'by.', 'move.', 'event.', 'score.']) expect(share(start), start).toBeGreaterThan(0.8)
  expect(share('why.')).toBeGreaterThan(0.5)
})

test('every event, every answer, every rune and every power can be said', () => {
  const board = boardFor('', 4)
  for (const phrase of [...told, ...answers]) say(phrase)
  for (let rune = 0; rune < RUNE_KEYS.length; rune++) for (const effect of runeEffects(board, rune)) say(effect)
  for (let power = 1; power <= POWER_KEYS.length; power++) say(sayPowerEffect(board, power))
  expect(answers).toHaveLength(Object.keys(KIND).length + 1)
  expect(kindName(KIND.break)).toBe('break')
})

test('every refused option says why', () => {
  const refused = (players: number, options: Options): string[] => {
    try {
      begin(temples, players, options, 'texts')
    } catch (error) {
      if (error instanceof Refusal) return error.reasons.map((reason) => `${reason.key} ${say(reason).join(' | ')}`)
      throw error
    }
    return []
  }
  expect(refused(2, { first: 3 })[0]).toMatch(/^refused.first-too-high .*2 seats.*2 miejsca.*2 места/)
  expect(refused(2, { sides: 'ABAB' })[0]).toMatch(/^refused.sides-need-list /)
  expect(refused(2, { gridSides: 'list', sides: 'ABC' })[0]).toMatch(/^refused.bad-sides /)
  expect(refused(2, { data: '{' })[0]).toMatch(/^refused.bad-data .*1 fault.*1 błąd.*1 ошибка/)
})

test('whole sentences read well', () => {
  const crystals = [{ key: 'crystal.red' }, { key: 'crystal.yellow' }, { key: 'crystal.yellow' }]
  const args = { who: { seat: 0 }, temple: { key: 'temple.blue' }, level: 3, crystals, n: 3 }
  expect(say({ key: 'event.broke', args })).toEqual([
    'Player 1 breaks a curse of level 3 (Blue Temple) for 3 points. Chain: red, yellow, and yellow.',
    'Gracz 1 łamie klątwę poziomu 3 (Niebieska Świątynia) za 3 punkty. Łańcuch: czerwony, żółty i żółty.',
    'Игрок 1 снимает проклятие уровня 3 (Синий храм) за 3 очка. Цепочка: красный, жёлтый и жёлтый.',
  ])
  const taken = [0, 1].map((kind) => temples.tell({ type: 'got', seat: 1, kind, space: kind + 3 })!)
  const both = {
    ...taken[0]!,
    args: { ...taken[0]!.args, crystals: taken.flatMap(({ args }) => args?.crystals as Phrase[]) },
  }
  expect(say(both)).toEqual([
    'Player 2 takes colourless on space 4 and red on space 5.',
    'Gracz 2 bierze: bezbarwny na miejsce 4 i czerwony na miejsce 5.',
    'Игрок 2 берёт: бесцветный в ячейку 4 и красный в ячейку 5.',
  ])
  const far = { card: { key: 'wilderness.5' }, n: 4, cost: 1 }
  expect(say({ key: 'why.needs-speed', args: far })).toEqual([
    'Only with the Speed Spell: Wilderness 5 is 4 steps away, which costs 1 crystal.',
    'Tylko z Czarem szybkości: Pustkowie 5, odległość 4 pola, koszt 1 kryształ.',
    'Только с чарами скорости: Пустошь 5, расстояние 4 шага, цена 1 кристалл.',
  ])
  const lacking = [1, 2].map((n) => ({ key: 'gain.kind', args: { n, crystal: crystals[n]! } }))
  const missing = { temple: { key: 'temple.blue' }, end: 'left', level: 3, crystals: lacking }
  expect(say({ key: 'why.missing-crystals', args: missing })).toEqual([
    'Blue Temple, left end, level 3: missing 1 × yellow and 2 × yellow.',
    'Niebieska Świątynia, lewy koniec, poziom 3: brakuje 1 × żółty i 2 × żółty.',
    'Синий храм, левый конец, уровень 3: не хватает 1 × жёлтый и 2 × жёлтый.',
  ])
})
