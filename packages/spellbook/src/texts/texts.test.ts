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
  type Speaker,
  speaker,
} from '@athanor/kernel'
import { textFaults } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { dayProgram } from '../day.ts'
import type { SpellbookEvent } from '../event.ts'
import { learnProgram } from '../learning.ts'
import { formatMove, KIND, kindName, onSpell, parseMove } from '../move.ts'
import { sayMove, tell } from '../phrases.ts'
import { spellbook } from '../rules.ts'
import { breakdown } from '../score.ts'
import { type Icon, LOWEST, type NeedCode, spellName } from '../spell.ts'
import { SPELLS } from '../spells/index.ts'
import { giveOpponent, takeGift } from '../steps/index.ts'
import { COLOURS, KINDS, RUNES, tokenName } from '../token.ts'
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

test('effects are one line, rulings are two to four sentences', () => {
  const sentences = (text: string): number => text.match(/[.!?](\s|$)/g)?.length ?? 0
  for (const key of keys.filter((one) => /^(effect|rulings)\./.test(one))) {
    for (const language of LANGUAGES) {
      const text = texts[language][key]!
      expect(text.endsWith('.') && !text.includes('\n'), `${language} ${key}`).toBe(true)
      if (key.startsWith('effect')) {
        expect(sentences(text), `${language} ${key}`).toBe(1)
        expect(text.length, `${language} ${key}`).toBeLessThan(140)
      } else expect(Math.abs(sentences(text) - 3), `${language} ${key}`).toBeLessThanOrEqual(1)
    }
  }
})

// ---- names

test('spell names are those of the name list', () => {
  const csv = readFileSync(new URL('../data/spellbook-names.csv', import.meta.url), 'utf8')
  const [head, ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  expect(rows.length).toBe(SPELLS.length)
  for (const row of rows) {
    const cell = (column: string): string => row[head!.indexOf(column)]!
    const card = SPELLS.find((spell) => spell.slug === cell('slug'))!
    const names = ['EN', 'PL', 'RU'].map((language) => cell(language).replace('*', ''))
    expect(say({ key: `spell.${spellName(card.id)}` })).toEqual(names)
  }
})

test('no two tokens, spells or colours share a name', () => {
  for (const language of LANGUAGES) {
    for (const group of ['token.', 'spell.', 'colour.', 'rune.', 'option.lineup.', 'phase.']) {
      const names = keys.filter((key) => key.startsWith(group)).map((key) => texts[language][key])
      expect(new Set(names).size, `${language} ${group}`).toBe(names.length)
    }
  }
})

// ---- every key the code can ask for, and no other

/** The compiler keeps these complete. */
const NEEDS: Record<NeedCode, true> = {
  'pool-full': true,
  'pool-empty': true,
  'pool-large': true,
  'no-rune-held': true,
  'altar-empty': true,
  'no-match-on-altar': true,
  'no-stored-colour-on-altar': true,
  'nothing-to-draw': true,
  'nothing-to-take': true,
  'familiar-full': true,
  'familiar-empty': true,
  'nothing-to-focus': true,
  'nothing-to-raise': true,
  'nothing-to-transmute': true,
  'nothing-to-copy': true,
}
const ICONS: Record<Icon, true> = {
  morning: true,
  midday: true,
  evening: true,
  instant: true,
  permanent: true,
  end: true,
  none: true,
}
/** One event of every kind and variant. */
const EVENTS: Record<SpellbookEvent['type'], readonly SpellbookEvent[]> = {
  dealt: [{ type: 'dealt', altar: [0, 1, 2, 3, 4], pools: [[5, 6]], opponent: [] }],
  day: [{ type: 'day', seat: 0, day: 7 }],
  passed: [false, true].map((forced) => ({ type: 'passed', seat: 0, phase: 'evening', forced })),
  took: [
    { type: 'took', seat: 0, token: 20 },
    { type: 'took', seat: 0, token: 20, by: 2 },
  ],
  drew: [
    { type: 'drew', seat: 0, tokens: [1] },
    { type: 'drew', seat: 0, tokens: [1, 2], by: 0 },
  ],
  discarded: [{ type: 'discarded', seat: 0, token: 3, by: 0 }],
  stored: [
    { type: 'stored', seat: 0, token: 4, from: 'pool' },
    { type: 'stored', seat: 0, token: 4, from: 'altar', by: 8 },
    { type: 'stored', seat: 0, token: 4, from: 'payment', by: 20 },
  ],
  swapped: [
    { type: 'swapped', seat: 0, out: [5, 6], in: [7, 8], with: 'altar', by: 6 },
    { type: 'swapped', seat: 0, out: [5], in: [7], with: 'familiar', by: 8 },
  ],
  learned: [{ type: 'learned', seat: 0, spell: 12, level: 3, rune: 1, paid: [12, 13, 13] }],
  used: [{ type: 'used', seat: 0, spell: 12, level: 4 }],
  copied: [
    { type: 'copied', seat: 0, spell: 3, level: 4, owner: 1 },
    { type: 'copied', seat: 0, spell: 3, level: 4, owner: 0 },
  ],
  raised: [{ type: 'raised', seat: 0, spell: 3, level: 4 }],
  dropped: [{ type: 'dropped', seat: 0, spell: 13, level: 4 }],
  placed: [{ type: 'placed', tokens: [9] }],
  replaced: [{ type: 'replaced', out: [10, 11], in: [12, 13], by: 13 }],
  cleared: [{ type: 'cleared', tokens: [1, 2, 3] }],
  refilled: [{ type: 'refilled', count: 31 }],
  'opponent-advanced': [{ type: 'opponent-advanced', token: 14, space: 4 }],
  'opponent-got': [{ type: 'opponent-got', token: 15, by: 2 }],
  ending: [
    { type: 'ending', seat: 0, cause: 'familiar' },
    { type: 'ending', seat: 0, cause: 'spells' },
    { type: 'ending', seat: 0, cause: 'opponent' },
  ],
  over: [{ type: 'over' }],
}
const told = Object.values(EVENTS)
  .flat()
  .map((event) => tell(event)!)

/** One move of every kind: the numbers fit tokens, cards, levels and seats alike. */
const answers = Object.values(KIND).flatMap((kind) =>
  [false, true].map((alone) => sayMove(onSpell(kind, 17, 5, 1), alone)),
)

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

function wanted(): Set<string> {
  const spells = SPELLS.map((spell) => spellName(spell.id))
  const steps = [
    ...SPELLS.flatMap((spell) => spell.levels.flatMap((level) => level.effect)),
    ...dayProgram,
    ...learnProgram,
    ...takeGift,
    ...giveOpponent,
  ]
  return new Set([
    ...['game.name', 'game.about', 'opponent'],
    ...Array.from({ length: KINDS }, (_, token) => `token.${tokenName(token)}`),
    ...[...RUNES].map((rune) => `rune.${rune}`),
    ...[...COLOURS].map((_, colour) => `colour.${colour}`),
    ...spells.flatMap((name) => [`spell.${name}`, `rulings.${name}`]),
    ...spells.flatMap((name) => [0, 1, 2].map((i) => `effect.${name}.${LOWEST + i}`)),
    ...['morning', 'midday', 'evening', 'altar', 'over'].map((phase) => `phase.${phase}`),
    ...Object.keys(ICONS).map((icon) => `icon.${icon}`),
    ...spellbook.options.flatMap(({ name }) => [`option.${name}`, `option.${name}.about`]),
    ...spellbook.options.flatMap((option) =>
      option.kind === 'choice' ? option.values.map((value) => `option.${option.name}.${value}`) : [],
    ),
    ...written(/\bbad\('([^']+)'/g).map((code) => `refused.${code}`),
    ...steps.flatMap((step) => (step.kind === 'deed' ? [] : [`ask.${step.prompt}`])),
    ...['by.level', 'by.learning', 'by.card'],
    ...answers.map((answer) => answer.key),
    ...told.map((phrase) => phrase.key),
    ...written(/\breason\('([^']+)'/g).map((code) => `why.${code}`),
    ...Object.keys(NEEDS).map((code) => `why.${code}`),
    ...written(/'(score\.[a-z-]+)'/g),
    ...['score.total', 'result.won', 'result.lost', 'result.draw', 'result.shared'],
  ])
}

test('there is a text for every key that the code can ask for, and no text that nobody asks for', () => {
  expect([...keys].sort()).toEqual([...wanted()].sort())
})

// ---- everything that is said in real games

/** Every phrase inside a phrase too. */
function heardIn(phrase: Phrase, heard: Set<string>): void {
  heard.add(phrase.key)
  for (const arg of Object.values(phrase.args ?? {})) {
    for (const part of Array.isArray(arg) ? arg : [arg])
      if (typeof part === 'object' && 'key' in part) heardIn(part as Phrase, heard)
  }
}

test('random games can be told in every language: questions, answers, events, refusals and scores', () => {
  const heard = new Set<string>()
  const said = new Set<string>()
  const hear = (phrase: Phrase | undefined): void => {
    // The same phrase comes up thousands of times.
    const known = JSON.stringify(phrase)
    if (!phrase || said.has(known)) return
    said.add(known)
    heardIn(phrase, heard)
    say(phrase)
  }
  const log = (event: SpellbookEvent): void => hear(spellbook.tell(event))
  const lineups = ['set1', 'set2', 'set3', 'random']
  for (let game = 0; game < 48; game++) {
    const players = (game % 4) + 1
    const rng = rngFrom(`texts ${game}`)
    const options = {
      lineup: lineups[Math.floor(game / 4) % lineups.length]!,
      wild: game % 3 === 0 ? 'same-rune' : 'three-different-runes',
      handicap: players === 1 ? game % 3 : 0,
    }
    const state = begin(spellbook, players, options, `texts ${game}`, log)
    for (let mask = spellbook.toAct(state); mask !== 0; mask = spellbook.toAct(state)) {
      const seat = firstToAct(mask)
      const decision = spellbook.decision(state, seat)
      hear(decision.ask)
      hear(decision.by)
      decision.chosen?.forEach(hear)
      for (const answer of decision.answers) hear(answer.say)
      for (const points of breakdown(state, seat)) hear(points.for)
      // A wish for anything at all: a kind, a token or card, a level, an owner.
      const wish = below(rng, 18) | (below(rng, 21) << 5) | (below(rng, 3) << 10) | (below(rng, players) << 14)
      spellbook.why(state, seat, wish).forEach(hear)
      // The same as a move that can be written down.
      for (let any = 0; any < players; any++) spellbook.why(state, any, parseMove(formatMove(wish))!).forEach(hear)
      // Storing only now and then: players who store whenever they can end the game before they have learned much.
      const moves = spellbook.legal(state, seat)
      const other = moves.filter((move) => kindName(move) !== 'store')
      const choice = other.length > 0 && below(rng, 5) > 0 ? other : moves
      spellbook.apply(state, seat, choice[below(rng, choice.length)]!, log)
    }
    spellbook.why(state, 0, KIND.draw).forEach(hear)
    for (const standing of spellbook.standings(state)!) {
      for (const points of [...standing.breakdown, ...standing.tieBreaks]) hear(points.for)
    }
  }
  // Most of what there is; the rest is said below.
  const share = (start: string): number => {
    const all = keys.filter((key) => key.startsWith(start))
    return all.filter((key) => heard.has(key)).length / all.length
  }
  for (const start of ['ask.', 'by.', 'move.', 'event.', 'score.']) expect(share(start), start).toBeGreaterThan(0.8)
  expect(share('why.')).toBeGreaterThan(0.5)
})

test('every event and every answer can be said', () => {
  for (const phrase of [...told, ...answers]) say(phrase)
})

test('every need of a card can be said with what the code tells of it', () => {
  const args = { spell: { key: 'spell.K2' }, level: 4, rune: { key: 'rune.t' } }
  for (const code of Object.keys(NEEDS)) say({ key: `why.${code}`, args })
  for (const code of ['pool-full', 'familiar-full', 'nothing-to-draw', 'learned-today']) say({ key: `why.${code}` })
})

test('every refused option says why', () => {
  const refused = (players: number, options: Options): string[] => {
    try {
      begin(spellbook, players, options, 'texts')
    } catch (error) {
      if (error instanceof Refusal) return error.reasons.map((reason) => `${reason.key} ${say(reason).join(' | ')}`)
      throw error
    }
    return []
  }
  expect(refused(2, { lineup: 'custom', spells: 'R1 Q9' })).toEqual([
    'refused.unknown-spell There is no card "Q9". | Nie ma karty „Q9”. | Карты «Q9» нет.',
  ])
  expect(refused(2, { lineup: 'custom', spells: 'B1 B2' })[0]).toMatch(
    /^refused.doubled-colour .*blue.*niebieski.*синий/,
  )
  expect(refused(2, { lineup: 'custom', spells: 'R1' })[0]).toMatch(
    /^refused.missing-colour .*purple.*fioletowy.*фиолетовый/,
  )
  expect(refused(2, { spells: 'R1' })[0]).toMatch(/^refused.spells-need-custom /)
  expect(refused(3, { first: 4 })[0]).toMatch(/^refused.first-too-high .*3 seats.*3 miejsca.*3 места/)
})

// ---- grammar by examples

test('numbers are declined', () => {
  const cleared = (n: number): string[] => say({ key: 'event.cleared', args: { n } })
  expect([0, 1, 2, 5, 12, 22].map(cleared)).toEqual([
    ['The altar is already empty.', 'Ołtarz jest już pusty.', 'Алтарь уже пуст.'],
    ['1 altar token goes to the box.', '1 żeton z ołtarza trafia do pudełka.', '1 жетон с алтаря уходит в коробку.'],
    ['2 altar tokens go to the box.', '2 żetony z ołtarza trafiają do pudełka.', '2 жетона с алтаря уходят в коробку.'],
    ['5 altar tokens go to the box.', '5 żetonów z ołtarza trafia do pudełka.', '5 жетонов с алтаря уходят в коробку.'],
    [
      '12 altar tokens go to the box.',
      '12 żetonów z ołtarza trafia do pudełka.',
      '12 жетонов с алтаря уходят в коробку.',
    ],
    [
      '22 altar tokens go to the box.',
      '22 żetony z ołtarza trafiają do pudełka.',
      '22 жетона с алтаря уходят в коробку.',
    ],
  ])
  for (const key of ['event.drew', 'event.drew-by', 'event.refilled', 'score.familiar', 'score.opponent-pool']) {
    const forms = (n: number): string[] => {
      const tokens = key.startsWith('event') ? [{ key: 'token.Rc' }] : n
      return say({ key, args: { who: { seat: 0 }, spell: { key: 'spell.B3' }, n, tokens } })
    }
    for (const [n, en, pl, ru] of [
      [1, '1 token', '1 żeton', '1 жетон'],
      [2, '2 tokens', '2 żetony', '2 жетона'],
      [5, '5 tokens', '5 żetonów', '5 жетонов'],
      [12, '12 tokens', '12 żetonów', '12 жетонов'],
      [22, '22 tokens', '22 żetony', '22 жетона'],
    ] as const) {
      const spoken = forms(n)
      for (const [i, form] of [en, pl, ru].entries()) {
        const whole = new RegExp(`(^|[^\\p{L}\\d])${form}(?!\\p{L})`, 'u')
        expect(spoken[i], `${key} ${n}`).toMatch(whole)
      }
    }
  }
})

test('whole sentences read well', () => {
  const tokens = [{ key: 'token.Rc' }, { key: 'token.Rt' }, { key: 'token.Bs' }]
  expect(
    say({
      key: 'event.learned',
      args: { who: { seat: 0 }, spell: { key: 'spell.W1' }, level: 3, rune: { key: 'rune.c' }, n: 3, tokens },
    }),
  ).toEqual([
    'Player 1 learns Time Travel, level 3 (rune: circle). Paid: red circle, red triangle, and blue square.',
    'Gracz 1 poznaje zaklęcie „Podróż w czasie”, poziom 3 (runa: koło). Zapłata: czerwone koło, czerwony trójkąt i niebieski kwadrat.',
    'Игрок 1 изучает заклинание «Путешествие во времени», уровень 3 (руна: круг). Плата: красный круг, красный треугольник и синий квадрат.',
  ])
  expect(say({ key: 'event.passed', args: { who: { seat: 1 }, phase: 'midday' } })).toEqual([
    'Player 2 skips the midday action.',
    'Gracz 2 pomija akcję południową.',
    'Игрок 2 пропускает полуденное действие.',
  ])
  expect(say({ key: 'why.cannot-pay', args: { colour: { key: 'colour.0' }, n: 2, level: 5 } })).toEqual([
    'Level 5 needs 2 more red tokens or wild sets.',
    'Poziom 5: brakuje 2 żetonów (kolor: czerwony) lub trójek zastępczych.',
    'Уровень 5: не хватает 2 жетонов (цвет: красный) или троек-замен.',
  ])
})
