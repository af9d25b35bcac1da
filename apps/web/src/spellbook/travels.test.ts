import { spellbook } from '@athanor/spellbook'
import { type Scenario, scenario } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import { travels } from './travels.ts'

/** What travels while the moves are made: `Rc altar.0 > pool.0.2`. */
function seen(game: Scenario, moves: string): string[] {
  const before = spellbook.view(game.state, 0)
  game.play(moves)
  return travels(before, spellbook.view(game.state, 0)).map(({ thing, from, to }) => `${thing} ${from} > ${to}`)
}

describe('what travels', () => {
  test('a token that is taken goes from its place on the altar to the end of the pool', () => {
    const game = scenario({ altar: 'Gt Rc Bs Ys Kc', seats: [{ pool: 'Ws Wc' }] })
    expect(seen(game, 'take Rc')).toEqual(['Rc altar.1 > pool.0.2'])
  })

  test('drawn tokens come from the pouch', () => {
    const game = scenario({ altar: 'Gt', pouch: 'Rc Rc', seats: [{ pool: 'Ws' }] })
    expect(seen(game, 'draw')).toEqual(['Rc pouch > pool.0.1', 'Rc pouch > pool.0.2'])
  })

  test('a stored token goes to the next space of the familiar', () => {
    const game = scenario({ phase: 'midday', seats: [{ pool: 'Ws Wc Rc Wt', familiar: 'Bs' }] })
    expect(seen(game, 'store Rc')).toEqual(['Rc pool.0.2 > familiar.0.1'])
  })

  test('a payment goes to the box, and one token of it to the card', () => {
    const game = scenario({
      phase: 'evening',
      altar: 'Bs Bs Bs Bs Bs',
      pouch: 'Wc',
      seats: [{ pool: 'Rc Rt Rs Gc' }, { pool: 'Kc' }],
    })
    expect(seen(game, 'learn R1/3; mark Rt').sort()).toEqual([
      'Rc pool.0.0 > box',
      'Rs pool.0.2 > box',
      'Rt pool.0.1 > step.R1.3',
      'Wc pouch > altar.5',
    ])
  })

  test('a swap goes both ways', () => {
    const game = scenario({
      phase: 'midday',
      altar: 'Gt Bs Ys Kc Kc',
      seats: [{ pool: 'Ws Wc Rc Wt', learned: 'G1/3:c' }],
    })
    expect(seen(game, 'use G1/3; give Rc; get Gt')).toEqual(['Gt altar.0 > pool.0.2', 'Rc pool.0.2 > altar.0'])
  })

  test('a raised marker climbs a step; another player’s stays in its cell', () => {
    const game = scenario({
      phase: 'evening',
      altar: 'Gt Bs Ys Kc Kc',
      pouch: 'Wc',
      seats: [{ pool: 'Ws Rc', learned: 'W1/3:c R1/3:t' }],
    })
    expect(seen(game, 'use W1/3')).toContain('Rt step.R1.3 > step.R1.4')
  })

  test('alone, the token for the opponent goes to its next space', () => {
    const game = scenario({ players: 1, altar: 'Gt Bs Ys Kc Kc Wc Wt', opponent: { board: 'Rc' } })
    game.play('pass')
    expect(seen(game, 'feed Ys')[0]).toBe('Ys altar.2 > rival.1')
  })

  test('nothing moves between equal views', () => {
    const view = spellbook.view(scenario({}).state, 0)
    expect(travels(view, view)).toEqual([])
  })
})
