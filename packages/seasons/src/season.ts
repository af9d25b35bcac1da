import type { Energy } from './energy.ts'

/**
 * Time is a plain counter of spaces: 0 is space 1 of year 1, 36 is past the end of year 3, and a move back from year 1
 * leads below 0. SET-01, R-037
 */
export type Time = number
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type SeasonName = (typeof SEASONS)[number]
export type Season = number
export const SUMMER: Season = 2

const SPACES = 12
const SPACES_PER_SEASON = 3
export const LAST_YEAR = 3

export const yearOf = (time: Time): number => Math.floor(time / SPACES) + 1
/** The space of the wheel, 1 to 12. */
export const spaceOf = (time: Time): number => time - Math.floor(time / SPACES) * SPACES + 1
export const seasonOf = (time: Time): Season => Math.floor((spaceOf(time) - 1) / SPACES_PER_SEASON)
export const timeAt = (year: number, space: number): Time => (year - 1) * SPACES + space - 1

/** Whether a move of the marker passes from one season to another. END-08 */
export const changesSeason = (from: Time, to: Time): boolean =>
  Math.floor(from / SPACES_PER_SEASON) !== Math.floor(to / SPACES_PER_SEASON)

// TRA-02 to TRA-05: by season, then air, water, fire, earth.
const VALUES: readonly (readonly number[])[] = [
  [1, 1, 2, 3],
  [2, 1, 3, 1],
  [3, 2, 1, 1],
  [1, 3, 1, 2],
]

/** What a token is worth when it is transmuted. */
export const worthOf = (season: Season, energy: Energy): number => VALUES[season]![energy]!
