import { describe, expect, test } from 'vitest'
import { ALTAR_SPOTS, around, type Point } from './geometry.ts'

const closest = (points: readonly Point[]): number =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))

describe('places', () => {
  test('the tokens of a full altar do not cover each other', () => {
    expect(closest(ALTAR_SPOTS.slice(0, 15))).toBeGreaterThan(13.6)
  })

  test('the spaces of a track lie inside its box, all apart from each other', () => {
    const spaces = around(14, 100, 100, 10)
    expect(spaces).toHaveLength(14)
    expect(closest(spaces)).toBeGreaterThan(15)
    for (const { x, y } of spaces) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(9.9)
      expect(Math.max(x, y)).toBeLessThanOrEqual(90.1)
    }
  })
})
