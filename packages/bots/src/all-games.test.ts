import { type AnyRules, begin, type GameState, type Options, rngFrom, type Seat } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { chairAt } from './chair.ts'
import { playOut } from './contest.ts'
import { rulesOf } from './games.ts'
import { LORE } from './minds.ts'
import { random } from './random.ts'
import { botNamed } from './registry.ts'

const NAMES = ['novice', 'adept', 'master:4it']
/** A master that looks further ahead meets more of what is hidden. */
const WITH_EYES = ['novice', 'adept', 'master:24it']
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

  test.each(WITH_EYES)(
    '%s chooses as it would whatever is hidden from its seat, also where a cheat would not',
    (name) => {
      const tables = [2, Math.min(3, rules.players.at(-1)!)].map((players, i) =>
        mostTelling(rules, name, positions(rules, players, OPTIONS[game]!.at(-i)!)),
      )
      const telling = tables.flat()
      // At the temples novices and adepts look at nothing that is hidden, and a cheat among them would gain nothing.
      if (name === 'adept' && game !== 'temples')
        expect(Math.max(...telling.map(({ apart }) => apart))).toBeGreaterThan(ALIKE)
      for (const {
        position: { state, players, seat },
      } of telling) {
        const [real, other] = [state, rules.resample(state, seat, rngFrom('hidden'))].map((world) =>
          choices(name, chairAt({ rules, players, state: world }, seat), SEEDS),
        )
        expect(distance(real!, other!)).toBeLessThan(ALIKE)
      }
    },
  )
})

interface Position {
  readonly players: number
  readonly state: GameState
  readonly seat: Seat
}

/** A position, and how far a cheat is apart from itself there when what is hidden is different. */
interface Telling {
  readonly position: Position
  readonly apart: number
}

/** Decisions with a choice from a game of adepts. */
function positions(rules: AnyRules, players: number, options: Options): Position[] {
  const found: Position[] = []
  const state = begin(rules, players, options, 'fair')
  playOut({
    rules,
    state,
    bots: Array.from({ length: players }, () => bot('adept')),
    seed: 'fair',
    seen: (seat) => {
      if (rules.legal(state, seat).length > 1) found.push({ players, state: rules.clone(state), seat })
    },
  })
  return found
}

/** So many positions are looked at, with so many seeds, for those at which a cheat gives itself away. */
const LOOKED_AT = 24
const GLANCES = 4
const TELLING = 2
/** A bot may differ so much by chance from itself; a cheat differs more. */
const ALIKE = 0.3

/**
 * The positions at which it matters most what is hidden: a bot of the same kind that sees the real cards and the chance
 * to come chooses something else when those are different.
 */
function mostTelling(rules: AnyRules, name: string, all: readonly Position[]): Telling[] {
  const looked = Array.from({ length: LOOKED_AT }, (_, i) => all[Math.floor((i * all.length) / LOOKED_AT)]!)
  const rated = looked.map((position) => {
    const { state, players, seat } = position
    const [real, other] = [state, rules.resample(state, seat, rngFrom('hidden'))].map((world) =>
      choices(name, cheatingChair({ rules, players, state: world }, seat), GLANCES),
    )
    return { position, apart: distance(real!, other!) }
  })
  return rated.sort((a, b) => b.apart - a.apart).slice(0, TELLING)
}

/** A chair that shows everything as it is. */
const cheatingChair = (table: Parameters<typeof chairAt>[0], seat: Seat): ReturnType<typeof chairAt> => ({
  ...chairAt(table, seat),
  resample: () => table.rules.clone(table.state),
})

const SEEDS = 40

/** How often a bot chooses each move in a position, over so many seeds of its own. */
function choices(name: string, chair: ReturnType<typeof chairAt>, seeds: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (let i = 0; i < seeds; i++) {
    const move = bot(name)
      .sit(chair)
      .choose(rngFrom(`bot ${i}`))
    counts.set(move, (counts.get(move) ?? 0) + 1 / seeds)
  }
  return counts
}

/** How much of one distribution must be moved to make the other. */
function distance(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const moves = new Set([...a.keys(), ...b.keys()])
  return [...moves].reduce((sum, move) => sum + Math.abs((a.get(move) ?? 0) - (b.get(move) ?? 0)), 0) / 2
}
