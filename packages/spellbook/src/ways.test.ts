import { playRandomly, rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { KIND, kindOf, levelOfMove, spellOf } from './move.ts'
import { transmuting, WILD } from './payment.ts'
import { spellbook } from './rules.ts'
import { parseSpell } from './spell.ts'
import { parseToken, tokenName } from './token.ts'
import { waysToPay } from './ways.ts'

const tokens = (names: string) => names.split(' ').map((name) => parseToken(name)!)
const ways = (pool: string, spell: string, level: number, mode = WILD) =>
  waysToPay(tokens(pool), parseSpell(spell)!, level, mode, 'three-different-runes').map((way) =>
    way.map(tokenName).join(' '),
  )

describe('ways to pay', () => {
  test('SB-LEARN-19: natural tokens come before a wild set, which costs more', () => {
    expect(ways('Rc Rt Rs Gc Bt Ys', 'R1', 3)).toEqual([
      'Rc Rt Rs',
      'Rc Rt Gc Bt Ys',
      'Rc Rs Gc Bt Ys',
      'Rt Rs Gc Bt Ys',
    ])
  })

  test('of equal length, the way that breaks up no hoard comes first', () => {
    expect(ways('Rc Rc Gc Gt Gs Bc Bt Bs Ks', 'R1', 3)[0]).toBe('Rc Rc Gc Gt Ks')
  })

  test('equal tokens are told once', () => {
    expect(ways('Rc Rc Rc Rc Rt', 'R1', 3)).toEqual(['Rc Rc Rc', 'Rc Rc Rt'])
  })

  test('SB-SPELL-B1.5: Transmutation pays with tokens of its rune', () => {
    expect(ways('Rc Rt Gs Bs', 'R1', 3, transmuting(2, 1))).toEqual(['Rc Rt Gs', 'Rc Rt Bs'])
    expect(ways('Rc Gs Bs', 'R1', 3, transmuting(2, 2))).toEqual(['Rc Gs Bs'])
  })

  test.each(['three-different-runes', 'same-rune'] as const)(
    'there is a way exactly for what may be learned: %s',
    (wild) => {
      const options = { lineup: 'set2', spells: '', wild, first: 1, handicap: 0 }
      const state = spellbook.setup(options, 3, 'ways', undefined)
      playRandomly(spellbook, state, rngFrom('ways'), () => {
        if (state.phase !== 'evening' || spellbook.toAct(state) !== 1 << state.active) return
        const legal = spellbook.legal(state, state.active).filter((move) => kindOf(move) === KIND.learn)
        const { pool, book } = state.players[state.active]!
        for (const move of legal) expect(waysToPay(pool, spellOf(move), levelOfMove(move), WILD, wild)).not.toEqual([])
        if (spellbook.decision(state, state.active).ask.key !== 'ask.evening') return
        const payable = state.table.spells.flatMap((spell, colour) =>
          book[colour] ? [] : [3, 4, 5].filter((level) => waysToPay(pool, spell, level, WILD, wild).length > 0),
        )
        expect(payable).toHaveLength(legal.length)
      })
    },
  )
})
