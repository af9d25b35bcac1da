import { SEASONS, type SeasonName } from '@athanor/seasons'

export const SPACES = 12
const PER_SEASON = 3

export const seasonOfSpace = (space: number): SeasonName => SEASONS[Math.floor((space - 1) / PER_SEASON)]!

export const seasonAfter = (season: SeasonName): SeasonName => SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length]!

/** How many spaces the marker has to go to the next season. */
export const spacesToNextSeason = (space: number): number => PER_SEASON - ((space - 1) % PER_SEASON)

export const SEASON_PICTURES: { readonly [season in SeasonName]: string } = {
  winter: 'snowflake-1',
  spring: 'sprout',
  summer: 'sun',
  autumn: 'oak-leaf',
}

/** The three years as they are written on the table. */
export const YEAR_NAMES = ['I', 'II', 'III'] as const
