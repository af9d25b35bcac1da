import { type AnyRules, begin, type Options, type OptionValue, Refusal, rngFrom, shuffle } from '@athanor/kernel'
import { type ConformanceReport, conform } from '@athanor/kernel/testing'
import { type Game, gameNamed } from './games.ts'

/** A share of a conformance run: small enough to be handed round among processes. */
export interface Share {
  readonly game: string
  readonly seed: string
  readonly players: number
  readonly options: readonly Options[]
  readonly from: number
  readonly games: number
  readonly every: number
}

const SHARE_SIZE = 40
const MOST_OPTION_SETS = 200

/** Deals `games` games out over the table sizes; every size goes through all its option sets. */
export function sharesOf(
  rules: AnyRules,
  run: {
    readonly games: number
    readonly from: number
    readonly seed: string
    readonly every: number
    readonly sizes: readonly number[]
  },
  optionSets: (players: number) => readonly Options[],
): Share[] {
  const shares: Share[] = []
  let from = run.from
  run.sizes.forEach((players, i) => {
    const options = optionSets(players)
    const games = Math.floor(run.games / run.sizes.length) + (i < run.games % run.sizes.length ? 1 : 0)
    const end = from + games
    for (; from < end; from += SHARE_SIZE) {
      const size = Math.min(SHARE_SIZE, end - from)
      shares.push({ game: rules.id, seed: run.seed, players, options, from, games: size, every: run.every })
    }
    from = end
  })
  return shares
}

/**
 * Every combination of choices and small numbers that a table of this size takes, or some of very many, in any order: a
 * short run meets values of all options. The game's own examples come first.
 */
export function optionSetsFor({ rules, examples }: Game, players: number): Options[] {
  let sets: { [name: string]: OptionValue }[] = [{}]
  for (const option of rules.options) {
    const values: readonly OptionValue[] =
      option.kind === 'choice' ? option.values : option.kind === 'number' ? numbers(option.min, option.max) : []
    const others = values.filter((value) => value !== option.default)
    sets = [...sets, ...sets.flatMap((set) => others.map((value) => ({ ...set, [option.name]: value })))]
  }
  const some = sets.length > MOST_OPTION_SETS ? shuffle(rngFrom('option sets'), sets).slice(0, MOST_OPTION_SETS) : sets
  return [...examples, ...some].filter((options) => !refusalOf(rules, players, options))
}

/** A short range in full, of a long one the ends. */
const numbers = (min: number, max: number): number[] =>
  max - min < 5 ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [min, max]

/** Why a table with these options cannot be set up. */
export function refusalOf(rules: AnyRules, players: number, options: Options): Refusal | undefined {
  try {
    begin(rules, players, options, '')
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

export function examine(share: Share, onGame: () => void): ConformanceReport {
  const { seed, players, options, from, games, every } = share
  return conform(gameNamed(share.game).rules, { seed, players: [players], options, from, games, every, onGame })
}
