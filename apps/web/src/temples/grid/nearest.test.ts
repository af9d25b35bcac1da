import { scenario } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { seenBy } from '../testing/kit.ts'
import { nearestCurse, openCurses } from './nearest.ts'

const viewOf = (grid: string) =>
  seenBy(scenario({ seats: [{ pawn: 'W1', grid }, { pawn: 'W9' }, { pawn: 'W10' }] }).state, 0)

describe('the nearest curse', () => {
  test('a chain that is complete misses nothing', () => {
    const aim = nearestCurse(viewOf('3:R 1:Y 4:Y'), 0)!
    expect(aim.missing).toEqual([])
    expect(aim.kinds).toBe('RYY')
    expect(aim.path).toEqual([2, 0, 3])
  })

  test('what is missing has its space on the way', () => {
    const aim = nearestCurse(viewOf('3:R 1:Y'), 0)!
    expect(aim.missing).toHaveLength(1)
    const [{ kind, space } = { kind: '', space: -1 }] = aim.missing
    expect(aim.kinds[aim.path.indexOf(space)]).toBe(kind)
    expect(aim.path).toEqual(expect.arrayContaining([0, 2]))
  })

  test('an empty space is nearer than one with a wrong crystal', () => {
    const aim = nearestCurse(viewOf('3:R 1:Y 4:C'), 0)!
    expect(aim.missing.map(({ space }) => space)).not.toContain(3)
  })

  test('MT-CURSE-15 MT-CURSE-16: taken and crossed-out spaces are no curses any more', () => {
    const view = viewOf('3:R 1:Y 4:Y')
    const open = openCurses(view).length
    const [first, ...others] = view.temples
    const full = { ...view, temples: [{ ...first!, markers: first!.markers.map(() => 1) }, ...others] }
    expect(open).toBe(view.temples.flatMap(({ markers }) => markers.filter((marker) => marker === null)).length + 5)
    expect(openCurses(full).some(({ card }) => card === first!.name)).toBe(false)
  })

  test('who has no marker left has no aim', () => {
    const view = viewOf('3:R 1:Y 4:Y')
    const players = view.players.map((player) => ({ ...player, markersLeft: 0 }))
    expect(nearestCurse({ ...view, players }, 0)).toBeUndefined()
  })
})
