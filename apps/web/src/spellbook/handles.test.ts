import { playRandomly, rngFrom } from '@athanor/kernel'
import { formatMove, spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { handles, offers, whereAsked, wishAt, wishes } from './handles.ts'

const options = (lineup: string, spells = '') => ({
  lineup,
  spells,
  wild: 'three-different-runes',
  first: 1,
  handicap: 0,
})

describe('every answer is on the board or a button', () => {
  test.each([
    [1, 'set1', ''],
    [1, 'set3', ''],
    [1, 'custom', 'R3,P3,G1,K2,W2,B3,Y3'],
    [2, 'set2', ''],
    [3, 'set3', ''],
    [4, 'random', ''],
    [4, 'custom', 'R3,P3,G3,K2,W3,B1,Y3'],
  ])('%i players, %s %s', (players, lineup, spells) => {
    for (const seed of ['one', 'two', 'three']) {
      const state = spellbook.setup(options(lineup, spells), players, seed, undefined)
      playRandomly(spellbook, state, rngFrom(seed), () => {
        for (let seat = 0; seat < players; seat++) {
          if (spellbook.legal(state, seat).length === 0) continue
          const view = spellbook.view(state, seat)
          const decision = spellbook.decision(state, seat)
          const reached = new Set(handles(view, decision).values())
          const wanted = decision.answers.map(({ move }) => move).filter(offers)
          expect([...reached].map(formatMove).sort(), `seed ${seed}`).toEqual(wanted.map(formatMove).sort())
        }
      })
    }
  })
})

describe('wishes', () => {
  const state = spellbook.setup(options('set1'), 2, 'wishes', undefined)

  test('name a move for every card, token and the pouch', () => {
    const view = spellbook.view(state, 0)
    const named = wishes(view).map(formatMove)
    expect(named).toContain('draw')
    expect(named.filter((move) => move.startsWith('learn'))).toHaveLength(21)
    expect(named).toContain(`take ${view.altar[0]}`)
    expect(named).toContain(`store ${view.players[0]!.pool[0]}`)
  })

  test('a learned level is wished to be used, one above it to be learned', () => {
    state.players[0]!.book[0] = 4 * 3 + 1
    const view = spellbook.view(state, 0)
    expect(formatMove(wishAt('step.R1.4', view)!)).toBe('use R1/4')
    expect(formatMove(wishAt('step.R1.5', view)!)).toBe('learn R1/5')
  })

  test('a spectator has none', () => {
    expect(wishes(spellbook.view(state, -1))).toEqual([])
  })
})

test('a narrow page shows the altar in the morning, and the first step that glows when there is no altar to choose from', () => {
  const state = spellbook.setup(options('set1'), 2, 'where', undefined)
  const view = spellbook.view(state, 0)
  expect(whereAsked(handles(view, spellbook.decision(state, 0)), view)).toBe('altar')
  const spell = view.spells[3]!
  const glowing = new Map([
    [`step.${spell}.5`, 1],
    [`copy.${spell}.4.1`, 2],
    ['pool.0.0', 3],
  ])
  expect(whereAsked(glowing, view)).toBe(`step.${spell}.4`)
  expect(whereAsked(new Map([['pool.0.0', 3]]), view)).toBeUndefined()
})
