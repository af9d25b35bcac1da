import { begin, type Options, rngFrom } from '@athanor/kernel'
import { formatMove, spellbook } from '@athanor/spellbook'
import { type Scenario, scenario } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import { adept } from '../adept.ts'
import { chairAt } from '../chair.ts'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'

/** What an adept would play now, in notation. */
function choice(game: Scenario): string {
  const players = game.state.table.players
  const player = adept.sit(chairAt({ rules: spellbook, state: game.state, players }, game.seat))
  return formatMove(player.choose(rngFrom('adept')))
}

const ALTAR = 'Gs Ws Kt Pt Rc'
const THIRTEEN = 'Bs Bs Bs Bs Bt Bt Bt Bt Bc Bc Bc Bc Ks'

/** The first seat has filled its familiar, for 18 points; the second has one more day. */
function lastDay(seat: { readonly familiar: string; readonly pool: string }, altar = ALTAR): Scenario {
  const seats = [{ familiar: THIRTEEN, pool: 'Gc' }, seat]
  return scenario({ altar, phase: 'midday', seats }).play('store Gc')
}

describe('an adept', () => {
  test('takes the token that pays for a spell on its last day', () => {
    // 15 points and 3 for the spell, which decides the tie; another stored token would be worth 1.
    const familiar = 'Ws Ws Ws Wt Wt Wt Wc Wc Wc Rt Rt Rs'
    expect(choice(lastDay({ familiar, pool: 'Ys Yt' }, 'Gs Ps Kt Pt Ys'))).toBe('take Ys')
  })

  test('learns the highest level on its last evening', () => {
    // 12 points and 7.
    const game = lastDay({ familiar: 'Ws Ws Ws Wt Wt Wt Wc Wc Wc Rt', pool: 'Yc Yt Ys Yc Yt Gt' })
    expect(choice(game.skipTo('evening'))).toBe('learn Y1/5')
  })

  test('stores the token that it needs least', () => {
    const seats = [{ pool: 'Ys Yt Gc', learned: 'G1/3:c', familiar: 'Bs Bs Bt Bt' }]
    expect(choice(scenario({ altar: ALTAR, phase: 'midday', seats }))).toBe('store Gc')
  })

  test('ends the game when it is ahead', () => {
    const seats = [{ pool: 'Gc Gt' }, { familiar: THIRTEEN, pool: 'Gc', learned: 'Y1/5:c' }]
    expect(choice(scenario({ altar: ALTAR, phase: 'midday', active: 1, seats }))).toBe('store Gc')
  })
})

describe.each<[number, Options]>([
  [2, { lineup: 'set1' }],
  [2, { lineup: 'random' }],
  [3, { lineup: 'set2' }],
  [4, { lineup: 'set3', wild: 'same-rune' }],
])('with %i players and %o', (players, options) => {
  test('an adept beats random play', () => {
    for (let game = 0; game < 6; game++) {
      const seed = `beats random ${game}`
      const state = begin(spellbook, players, options, seed)
      const own = game % players
      const bots = Array.from({ length: players }, (_, seat) => (seat === own ? adept : random))
      playOut({ rules: spellbook, state, bots, seed })
      expect(spellbook.standings(state)![own]!.won, seed).toBe(true)
    }
  })
})

test('games of adepts come to an end', () => {
  for (const players of spellbook.players) {
    const state = begin(spellbook, players, { lineup: 'random' }, `adepts ${players}`)
    playOut({ rules: spellbook, state, bots: Array(players).fill(adept), seed: 'adepts' })
    expect(spellbook.standings(state)).toBeDefined()
    expect(state.day).toBeLessThan(26 * players)
  }
})
