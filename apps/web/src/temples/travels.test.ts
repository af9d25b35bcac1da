import { type TemplesView, temples } from '@athanor/temples'
import { scenario } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { placesOf } from './targets.ts'
import { randomGame, seenBy, TABLES } from './testing/kit.ts'
import { travels } from './travels.ts'

function after(table: Parameters<typeof scenario>[0], before: string, moves: string) {
  const game = scenario(table)
  if (before) game.play(before)
  const was = seenBy(game.state, 0)
  game.play(moves)
  return travels(was, seenBy(game.state, 0))
}
const table = { seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 8:C' }, { pawn: 'W9' }, { pawn: 'W10' }] } as const

describe('what travels', () => {
  test('a pawn goes from card to card', () => {
    expect(after(table, '', 'collect W3')).toContainEqual({
      from: 'card.W1',
      to: 'card.W3',
      thing: 'pawn.0',
      sound: 'token',
    })
  })

  test('a crystal comes from the supply', () => {
    expect(after(table, 'collect W3', 'put R 6')).toEqual([
      { from: 'supply', to: 'space.0.5', thing: 'crystal.R', sound: 'crystal' },
    ])
  })

  test('a swap crosses', () => {
    expect(after(table, 'cast', 'swap 1 3; pay 8').filter(({ from }) => from !== 'space.0.7')).toEqual([
      { from: 'space.0.2', to: 'space.0.0', thing: 'crystal.R', sound: 'crystal' },
      { from: 'space.0.0', to: 'space.0.2', thing: 'crystal.Y', sound: 'crystal' },
    ])
  })

  test('a broken curse: marker, rune, and the chain returns', () => {
    const found = after(table, '', 'break blue left 3-1-4')
    expect(found.filter(({ thing }) => thing === 'marker.0')).toHaveLength(1)
    expect(found.filter(({ to }) => to === 'runes.0')).toHaveLength(1)
    expect(found.filter(({ to }) => to === 'supply').map(({ thing }) => thing)).toEqual([
      'crystal.Y',
      'crystal.R',
      'crystal.Y',
    ])
  })

  test.each(TABLES)('begins and ends at a place of the table: %o', (kind) => {
    let was: TemplesView | undefined
    randomGame(kind, 'travels 1', (state) => {
      const is = temples.view(state, 0)
      const places = [...placesOf(is), 'supply']
      for (const { seat } of is.players) places.push(`markers.${seat}`, `runes.${seat}`)
      for (const { from, to } of was ? travels(was, is) : []) {
        expect(places).toContain(from)
        expect(places).toContain(to)
      }
      was = is
    })
  })
})
