import { begin, playRandomly, rngFrom } from '@athanor/kernel'
import { formatMove, spellbook } from '@athanor/spellbook'
import { lineup, type Scenario, scenario, times } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import { sensible } from './sensible.ts'

/** The moves that deserve a thought, in notation. */
function thoughts(game: Scenario): string[] {
  return sensible(game.state, game.seat, spellbook.legal(game.state, game.seat)).map(formatMove)
}

describe('moves that deserve a thought', () => {
  test('are legal, and there is always one', () => {
    for (let n = 0; n < 40; n++) {
      const seed = `sensible ${n}`
      const state = begin(spellbook, (n % 4) + 1, { lineup: 'random' }, seed)
      playRandomly(spellbook, state, rngFrom(seed), (seat) => {
        const legal = spellbook.legal(state, seat)
        const chosen = sensible(state, seat, legal)
        expect(chosen.length, seed).toBeGreaterThan(0)
        expect(new Set(chosen).size, seed).toBe(chosen.length)
        for (const move of chosen) expect(legal, seed).toContain(move)
      })
    }
  })

  test('take what the pool lacks', () => {
    const game = scenario({ altar: 'Gs Bt Kc Ws Pt Rc', seats: [{ pool: 'Rs Rt', learned: 'G1/3:c B1/3:c' }] })
    expect(thoughts(game)[0]).toBe('take Rc')
    expect(thoughts(game)).toContain('draw')
    expect(thoughts(game)).not.toContain('pass')
  })

  test('store what can be spared', () => {
    const game = scenario({ phase: 'midday', seats: [{ pool: 'Rs Rt Gc', learned: 'G1/3:c' }] })
    expect(thoughts(game).filter((move) => move.startsWith('store'))[0]).toBe('store Gc')
  })

  test('pay with what can be spared', () => {
    const seats = [{ pool: 'Rs Rt Gc Gt Kc Ws', learned: 'G1/3:c' }]
    const game = scenario({ phase: 'evening', seats }).play('learn R1/3; mark Rs')
    expect(thoughts(game)).toEqual(['pay Gc'])
  })

  test('let Storm blow away the least wanted tokens first', () => {
    const seats = [{ pool: 'Rs Rt', learned: 'W2/5:c G1/3:c' }]
    const game = scenario({ phase: 'evening', options: lineup('W2'), altar: 'Rc Gs Bt Kc', seats }).play('use W2/5')
    expect(thoughts(game)).toEqual(['replace Gs'])
    game.play('replace Gs')
    expect(thoughts(game)).toHaveLength(2)
    expect(thoughts(game)).toContain('done')
  })

  test('use no level that another surpasses', () => {
    const game = scenario({ options: lineup('R3'), seats: [{ learned: 'R3/5:c' }] })
    expect(thoughts(game).filter((move) => move.startsWith('use'))).toEqual(['use R3/5'])
  })

  test('bring an idle game to its end', () => {
    const game = scenario({ phase: 'midday', seats: [{ pool: times(5, 'Rc') }] })
    expect(thoughts(game)).toContain('pass')
    game.state.day = 100
    expect(thoughts(game)).toEqual(['store Rc'])
  })
})
