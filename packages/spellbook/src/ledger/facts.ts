import { readFileSync } from 'node:fs'
import type { Options } from '@athanor/kernel'
import { expect } from 'vitest'
import { spellbook } from '../rules.ts'
import { type Phase, parseSpell } from '../spell.ts'
import { SPELLS } from '../spells/index.ts'
import { type Scenario, type SeatSetup, scenario, times } from '../testing/scenario.ts'

const COLOUR_NAMES = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow']
const LEVELS = [3, 4, 5]
const RUNES = ['c', 't', 's']
const PHASES: readonly Phase[] = ['morning', 'midday', 'evening']

/** The recorded names: `slug;colour;set;EN;PL;RU;vp3;vp4;vp5;phases`, own translations with a star. */
const rows = readFileSync(new URL('../data/spellbook-names.csv', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .map((line) => line.split(';'))

/**
 * Proves a facts line of the ledger: names in three languages, colour, set, icons (`'morning'`, `'midday'`, `'evening'`,
 * `'instant'`, `'permanent'`, `'end'`, `'none'`) and points of L3 / L4 / L5, and which levels bear the arrow: there, and
 * only there, the rune of the marker makes a difference.
 */
export function expectFacts(id: string, icons: string[], points: number[], arrow: number[]): void {
  const card = SPELLS[parseSpell(id)!]!
  expect([COLOUR_NAMES[card.colour], card.set]).toEqual([COLOUR_NAMES['RPGKWBY'.indexOf(id[0]!)], Number(id[1])])
  expect(card.levels.map((level) => level.icon)).toEqual(icons)
  expect(card.levels.map((level) => level.points)).toEqual(points)

  const row = rows.find(([, colour, set]) => colour === COLOUR_NAMES[card.colour] && set === id[1])!
  expect(card.slug).toBe(row[0])
  expect(row.slice(6, 10)).toEqual([...points.map(String), icons.join('/')])

  for (const [i, level] of LEVELS.entries()) {
    const icon = icons[i]!
    expect(table(id, 'morning', { learned: `${id}/${level}:c`, familiar: '' }).score(0)).toBe(points[i])
    for (const phase of PHASES) {
      const use = RUNES.map((rune) => table(id, phase, { learned: learned(id, level, rune) }).can(`use ${id}/${level}`))
      expect(use.includes(true), `${id}/${level} can be used in the ${phase}`).toBe(icon === phase)
    }
    const found = new Set(RUNES.map((rune) => JSON.stringify(behaviour(id, level, icon, rune))))
    expect(found.size > 1, `${id}/${level} depends on the rune of its marker`).toBe(arrow.includes(level))
    const text = spellbook.texts.en[`effect.${id}.${level}`] ?? 'rune'
    expect(text.includes('rune'), `the text of ${id}/${level} speaks of the rune`).toBe(arrow.includes(level))
  }

  const { en, pl, ru } = spellbook.texts
  const key = `spell.${id}`
  expect([en[key], pl[key], ru[key]]).toEqual(row.slice(3, 6).map((name) => name.replace('*', '')))
}

/** Options with these cards in the line-up; the other colours have their cards of set 1. */
export const lineup = (cards: string): Options => ({
  lineup: 'custom',
  spells: [...'RPGKWBY'].map((colour) => cards.split(' ').find((id) => id[0] === colour) ?? `${colour}1`).join(' '),
})

/** A table at which every action level can be used with some rune of its marker, and no phase passes by itself. */
function table(id: string, phase: Phase, seat: SeatSetup): Scenario {
  return scenario({
    phase,
    altar: 'Rc Rt Rs Kc Wt',
    pouch: 'Pc Pt Ps Wc Wt Ws Gc Gt Gs Kc Kt Ks Pc Pt Ps Wc Wt Ws Gc Gt Gs Kc Kt Ks',
    seats: [{ pool: 'Pc Pt Ks', familiar: 'Rc Rc Rt', ...seat }, { learned: another(id) }],
    options: lineup(`${id} G3 K2`),
  })
}

/** An evening spell, for Time Travel and Clone and so that the evening comes. */
const another = (id: string): string => (id[0] === 'G' ? 'K2/3:c' : 'G3/3:c')
const learned = (id: string, level: number, rune: string): string => `${id}/${level}:${rune} ${another(id)}`

/** Everything a learned level does, for one rune of its marker. */
function behaviour(id: string, level: number, icon: string, rune: string): unknown {
  const seat = { learned: learned(id, level, rune) }
  const score = table(id, 'morning', seat).score(0)
  const phase = PHASES.find((one) => one === icon)
  if (phase) {
    const game = table(id, phase, seat)
    return [score, game.can(`use ${id}/${level}`) ? trace(game, `use ${id}/${level}`) : 'unusable']
  }
  if (icon === 'instant') {
    const pool = times(level, `${id[0]}${rune}`)
    return [score, trace(table(id, 'evening', { pool }), `learn ${id}/${level}`)]
  }
  if (icon !== 'permanent') return score
  const takes = ['Rc', 'Rt', 'Rs'].map((token) => trace(table(id, 'morning', seat), `take ${token}`))
  return [score, takes, trace(table(id, 'evening', { ...seat, pool: 'Pc Pt Ps' }), 'learn P1/3')]
}

/** Plays a move and always the first answer until the phase is over; notes what could be chosen and what came of it. */
function trace(game: Scenario, move: string): unknown {
  const { phase, day } = game.state
  const noted: string[][] = []
  game.play(move)
  for (let guard = 0; guard < 40 && game.state.phase === phase && game.state.day === day; guard++) {
    noted.push(game.legal())
    game.play(game.legal()[0]!)
  }
  return [noted, game.pool(0), game.familiar(0), game.pool(1)]
}
