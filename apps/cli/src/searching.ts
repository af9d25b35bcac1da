import { botNamed, chairAt, Evaluation, loreOf, masterlyLore, masterWith, playOut } from '@athanor/bots'
import { type AnyRules, begin, type GameState, type Options, rngFrom, type Seat } from '@athanor/kernel'

/** A table at which a master searches. */
interface Searched {
  readonly rules: AnyRules
  readonly players: number
  readonly options: Options
}

interface Position {
  readonly state: GameState
  readonly seat: Seat
}

const ITERATIONS = 200
/** So many repetitions come first and only warm up. */
const WARM_UPS = 2

/**
 * Iterations a second of a master, as a player gets them: with the first look, the race, and what masters know. Every
 * repetition thinks about the same positions with the same luck. Nothing for a game that no bot knows.
 */
export function searching(table: Searched, positions: number, repetitions: number): number[] {
  if (!loreOf(table.rules.id)) return []
  const chosen = evenly(decisionsOf(table), positions)
  const rates = Array.from({ length: WARM_UPS + repetitions }, () => {
    const started = performance.now()
    const done = chosen.reduce((sum, position) => sum + think(table, position), 0)
    return (done * 1000) / (performance.now() - started)
  })
  return rates.slice(WARM_UPS)
}

/** A master thinks about the position, as one who has just sat down; returns after how many iterations it was sure. */
function think({ rules, players }: Searched, { state, seat }: Position): number {
  let done = 0
  const counting: AnyRules = {
    ...rules,
    resample: (...deal) => {
      done++
      return rules.resample(...deal)
    },
  }
  const chair = { ...chairAt({ rules, players, state }, seat), rules: counting }
  const thinking = { budget: { iterations: ITERATIONS }, clock: () => 0 }
  masterWith(chair, masterlyLore(rules.id), thinking).consider!(rngFrom('master'))
  return done
}

/** The decisions of a game of adepts at which a master has something to search for. */
function decisionsOf({ rules, players, options }: Searched): Position[] {
  const found: Position[] = []
  const evaluation = new Evaluation(rules, masterlyLore(rules.id), players)
  const state = begin(rules, players, options, 'search')
  const adept = botNamed('adept', () => 0)
  const seen = (seat: Seat): void => {
    if (evaluation.candidates(state, seat).length > 1) found.push({ state: rules.clone(state), seat })
  }
  playOut({ rules, state, bots: Array(players).fill(adept), seed: 'search', seen })
  return found
}

/** So many of a list, spread over all of it. */
const evenly = <T>(list: readonly T[], n: number): T[] =>
  list.filter((_, i) => Math.floor((i * n) / list.length) !== Math.floor(((i - 1) * n) / list.length))
