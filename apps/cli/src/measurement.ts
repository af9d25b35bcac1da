import {
  type AnyRules,
  begin,
  encodeRecord,
  type GameRecord,
  type GameState,
  hashOf,
  type Options,
  playRandomly,
  readOptions,
  rngFrom,
} from '@athanor/kernel'
import { gameNamed } from './games.ts'
import { quantiles, round } from './quantiles.ts'
import { searching } from './searching.ts'

/** A table to measure, for about so many seconds. */
export interface MeasuredTable {
  readonly game: string
  readonly players: number
  readonly options: Options
  readonly seconds: number
}

interface Subject {
  readonly rules: AnyRules
  readonly players: number
  readonly options: Options
}

/** The middle of several repetitions, and how far they lie apart. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export interface Measurement {
  readonly decisionsPerSecond: Spread
  readonly gamesPerSecond: Spread
  readonly decisionsPerGame: number
  readonly cloneMicroseconds: Spread
  readonly recordBytes: { readonly mean: number; readonly max: number }
  /** The master's lines of play; absent for a game that no bot knows. */
  readonly searchIterationsPerSecond?: Spread
}

const REPETITIONS = 7
const WARM_UP = 0.2
const CLONING = 0.15
const PLAYING = 0.4
/** The master thinks about so many positions for each of the seconds, on top of them: the same on every machine. */
const POSITIONS = 6
const RECORDS = 200

/** Measures random games on one core, without a log, and a master's search. */
export function measure({ game, players, options, seconds }: MeasuredTable): Measurement {
  const { rules } = gameNamed(game)
  const table: Subject = { rules, players, options: readOptions(rules.options, players, options) }
  playFor(table, seconds * WARM_UP, 'warm-up')
  const share = (seconds * PLAYING) / REPETITIONS
  const runs = Array.from({ length: REPETITIONS }, (_, i) => playFor(table, share, `run ${i}`))
  const searches = searching(table, Math.ceil(seconds * POSITIONS), REPETITIONS)
  const sum = (of: (run: Run) => number): number => runs.reduce((total, run) => total + of(run), 0)
  return {
    decisionsPerSecond: spread(
      runs.map((run) => run.decisions / run.seconds),
      0,
    ),
    gamesPerSecond: spread(
      runs.map((run) => run.games / run.seconds),
      0,
    ),
    decisionsPerGame: round(sum((run) => run.decisions) / sum((run) => run.games), 1),
    cloneMicroseconds: spread(cloning(table, seconds * CLONING), 3),
    recordBytes: recordSizes(table),
    ...(searches.length > 0 && { searchIterationsPerSecond: spread(searches, 0) }),
  }
}

interface Run {
  readonly games: number
  readonly decisions: number
  readonly seconds: number
}

/** A look at the clock costs about as much as a decision: one after each game is enough. */
function playFor({ rules, players, options }: Subject, seconds: number, seed: string): Run {
  const rng = rngFrom(seed)
  const started = performance.now()
  const end = started + seconds * 1000
  let games = 0
  let decisions = 0
  let now = started
  for (; now < end || games === 0; now = performance.now()) {
    decisions += playRandomly(rules, begin(rules, players, options, `${seed}/${games}`), rng)
    games++
  }
  return { games, decisions, seconds: (now - started) / 1000 }
}

/** Microseconds for a clone of a state from the midst of a game, in several repetitions. */
function cloning(subject: Subject, seconds: number): number[] {
  const states = statesInPlay(subject)
  const { rules } = subject
  const times: number[] = []
  let kept = 0
  for (let i = 0; i <= REPETITIONS; i++) {
    const started = performance.now()
    const end = started + (seconds * 1000) / (REPETITIONS + 1)
    let rounds = 0
    let now = started
    for (; now < end || rounds === 0; now = performance.now()) {
      for (const state of states) kept += rules.clone(state).reveals
      rounds++
    }
    // The first repetition only warms up.
    if (i > 0) times.push(((now - started) * 1000) / (rounds * states.length))
  }
  // The clones must be of some use, or the compiler leaves them out.
  if (Number.isNaN(kept)) throw new Error('a state has lost its count of reveals')
  return times
}

const STATES = 256
const EVERY = 7

function statesInPlay({ rules, players, options }: Subject): GameState[] {
  const states: GameState[] = []
  for (let game = 0; states.length < STATES; game++) {
    const state = begin(rules, players, options, `clone/${game}`)
    let decisions = 0
    playRandomly(rules, state, rngFrom(`clone/${game} moves`), () => {
      if (decisions++ % EVERY === 0) states.push(rules.clone(state))
    })
  }
  return states.slice(0, STATES)
}

function recordSizes({ rules, players, options }: Subject): Measurement['recordBytes'] {
  const { id, version } = rules
  const sizes = Array.from({ length: RECORDS }, (_, game) => {
    const seed = `record/${game}`
    const state = begin(rules, players, options, seed)
    const acts: GameRecord['acts'][number][] = []
    playRandomly(rules, state, rngFrom(`${seed} moves`), (seat, move) => acts.push({ seat, move }))
    return encodeRecord({ game: id, version, players, options, seed, acts, hash: hashOf(state) }).length
  })
  const { mean, max } = quantiles(sizes)
  return { mean: Math.round(mean), max }
}

function spread(values: readonly number[], digits: number): Spread {
  const { median, min, max } = quantiles(values)
  return { median: round(median, digits), min: round(min, digits), max: round(max, digits) }
}
