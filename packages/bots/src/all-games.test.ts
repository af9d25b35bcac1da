import { begin, type Options } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { playOut } from './contest.ts'
import { rulesOf } from './games.ts'
import { LORE } from './minds.ts'
import { random } from './random.ts'
import { botNamed } from './registry.ts'

const NAMES = ['novice', 'adept', 'master:4it']
const bot = (name: string) => botNamed(name, () => 0)

/** Tables of every kind; what one is asked out of turn is in out-of-turn.test.ts. */
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
})
