import { type AnyRules, begin, type GameState, type Options, type Rng, rngFrom, type Seat } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { chairAt } from './chair.ts'
import { playOut } from './contest.ts'
import { rulesOf } from './games.ts'
import { LORE } from './minds.ts'
import { random } from './random.ts'
import { botNamed } from './registry.ts'

const NAMES = ['novice', 'adept', 'master:4it']
const bot = (name: string) => botNamed(name, () => 0)

/** Tables on which what a bot must cope with is certain to come up. */
const OPTIONS: { readonly [game: string]: readonly Options[] } = {
  seasons: [
    { level: 'archmage' },
    { level: 'apprentice' },
    { level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' },
  ],
  spellbook: [{}, { lineup: 'random' }],
  temples: [{}, { mode: 'advanced' }],
}

describe.each(LORE.map(({ mind }) => mind.game))('%s', (game) => {
  const rules = rulesOf(game)
  for (const players of rules.players) {
    test.each(NAMES)(`%s plays whole games by the rules at a table of ${players}`, (name) => {
      for (const options of players === 2 ? OPTIONS[game]! : [{}]) {
        const state = begin(rules, players, options, `${name} ${players}`)
        // An opponent that does anything leads where nobody would go.
        const bots = Array.from({ length: players }, (_, seat) => (seat === 1 ? random : bot(name)))
        playOut({ rules, state, bots, seed: `${name} ${players}` })
        expect(rules.faults(state)).toEqual([])
        expect(rules.standings(state)).toBeDefined()
      }
    })
  }

  test.each(NAMES)('%s chooses as it would whatever is hidden from its seat', (name) => {
    for (const { state, seat } of positions(rules, OPTIONS[game]![0]!, 4)) {
      const real = choices(rules, name, state, seat)
      const other = choices(rules, name, rules.resample(state, seat, rngFrom('hidden')), seat)
      expect(distance(real, other)).toBeLessThan(0.3)
    }
  })
})

interface Position {
  readonly state: GameState
  readonly seat: Seat
}

/** Decisions with a choice from a game of adepts. */
function positions(rules: AnyRules, options: Options, n: number): Position[] {
  const found: Position[] = []
  const state = begin(rules, 2, options, 'fair')
  playOut({
    rules,
    state,
    bots: [bot('adept'), bot('adept')],
    seed: 'fair',
    seen: (seat) => {
      if (rules.legal(state, seat).length > 1) found.push({ state: rules.clone(state), seat })
    },
  })
  return Array.from({ length: n }, (_, i) => found[Math.floor((i * found.length) / n)]!)
}

const SEEDS = 40

/** How often a bot chooses each move in a position, over many seeds of its own. */
function choices(rules: AnyRules, name: string, state: GameState, seat: Seat): Map<number, number> {
  const chair = chairAt({ rules, players: 2, state }, seat)
  const counts = new Map<number, number>()
  for (let i = 0; i < SEEDS; i++) {
    const rng: Rng = rngFrom(`bot ${i}`)
    const move = bot(name).sit(chair).choose(rng)
    counts.set(move, (counts.get(move) ?? 0) + 1 / SEEDS)
  }
  return counts
}

/** How much of one distribution must be moved to make the other. */
function distance(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const moves = new Set([...a.keys(), ...b.keys()])
  return [...moves].reduce((sum, move) => sum + Math.abs((a.get(move) ?? 0) - (b.get(move) ?? 0)), 0) / 2
}
