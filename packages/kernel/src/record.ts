import { fromBase64, toBase64 } from './base64.ts'
import { type Ending, isEnding } from './ending.ts'
import { checkFairness, type Fairness, type Witness } from './fairness.ts'
import { canonical } from './json.ts'
import type { Move } from './move.ts'
import { MOVE_LIMIT } from './move.ts'
import { type Options, readOptions } from './options.ts'
import type { Phrase } from './phrase.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent, GameState, Log, Rules } from './rules.ts'
import { MOST_SEATS, type Seat } from './seat.ts'
import { sha256Hex } from './sha256.ts'
import { hashOf } from './state.ts'

/** A move and who made it. */
export interface Act {
  readonly seat: Seat
  readonly move: Move
}

/** A game: its options, its seed and its moves. Everything else is computed from these. */
export interface GameRecord {
  readonly game: string
  readonly version: number
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly acts: readonly Act[]
  /** The hash of the state after the last move; absent where the rules that it was played by are not at hand any more. */
  readonly hash?: string
  readonly names?: readonly string[]
  /** Present when the table committed to its seed. */
  readonly fairness?: Fairness
  /** Present where the moves do not tell how the game ended. */
  readonly ending?: Ending
}

/** A state fresh from setup, with the players and options checked. */
export function begin<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  players: number,
  options: Options,
  seed: string,
  log?: Log<E>,
): S {
  if (!rules.players.includes(players)) {
    const args = { players: String(players), sizes: rules.players.join(', ') }
    throw new Refusal('bad-players', [{ key: 'refused.bad-players', args }])
  }
  return rules.setup(readOptions(rules.options, players, options), players, seed, log)
}

/** Refuses a record of another game or version. */
export function checkRules(rules: { readonly id: string; readonly version: number }, record: GameRecord): void {
  if (record.game !== rules.id)
    throw new Refusal('unknown-game', [{ key: 'refused.unknown-game', args: { game: record.game } }])
  if (record.version !== rules.version) {
    const args = { version: record.version, now: rules.version }
    throw new Refusal('other-version', [{ key: 'refused.other-version', args }])
  }
}

/**
 * Plays a record again, up to `until` moves (all by default), and returns the state. Refuses a record of another game
 * or version, a move that is not legal, and, at the end, a state that is not the one recorded.
 */
export function replay<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  record: GameRecord,
  until = record.acts.length,
  log?: Log<E>,
): S {
  checkRules(rules, record)
  const state = begin(rules, record.players, record.options, record.seed, log)
  const last = Math.min(until, record.acts.length)
  for (let i = 0; i < last; i++) {
    const act = record.acts[i]!
    try {
      rules.apply(state, act.seat, act.move, log)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw broken('bad-move', { number: i + 1 })
    }
  }
  if (last === record.acts.length) checkHash(state, record)
  return state
}

/** Refuses a state that is not the one at the end of the record, if the record knows it. */
export function checkHash(state: GameState, { hash }: GameRecord): void {
  if (hash !== undefined && hashOf(state) !== hash) throw broken('bad-hash')
}

/**
 * Checks a whole record: its moves, its final state and, if the table committed to its seed, its fairness. A witness
 * makes the proof complete: see `checkFairness`.
 */
export function verify<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  record: GameRecord,
  witness: Witness = {},
): S {
  const { fairness } = record
  if (fairness) checkFairness(fairness, record.seed, witness)
  else if (witness.commitment !== undefined || witness.nonce !== undefined)
    throw new Refusal('unfair', [{ key: 'refused.unfair-unknown' }])
  return replay(rules, record)
}

/** The record as one line of JSON. */
export function encodeRecord(record: GameRecord): string {
  const { acts, ...head } = record
  const body = { athanor: 1, ...head, moves: toBase64(packActs(acts)) }
  return JSON.stringify({ ...body, check: checksum(body) })
}

/** Reads what `encodeRecord` wrote; refuses anything else with the reason. Says nothing about the moves: see `verify`. */
export function decodeRecord(text: string): GameRecord {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw broken('not-json')
  }
  if (!isObject(data) || data.athanor !== 1) throw broken('not-a-record')
  const { athanor, check, moves, ...head } = data
  const record = readHead(head)
  if (!record || typeof moves !== 'string') throw broken('not-a-record')
  if (check !== checksum({ athanor, moves, ...head })) throw broken('bad-check')
  const bytes = fromBase64(moves)
  const acts = bytes && unpackActs(bytes)
  if (!acts) throw broken('bad-moves')
  return { ...record, acts }
}

const checksum = (body: unknown): string => sha256Hex(canonical(body)).slice(0, 12)

const broken = (what: string, args?: Phrase['args']): Refusal =>
  new Refusal('bad-record', [{ key: `refused.record-${what}`, ...(args && { args }) }])

/** All of a record but its moves, if the data is just that; nothing else may be in it. */
export function readHead(data: { readonly [key: string]: unknown }): Omit<GameRecord, 'acts'> | undefined {
  const { game, version, players, options, seed, hash, names, fairness, ending, ...unknown } = data
  if (
    Object.keys(unknown).length > 0 ||
    typeof game !== 'string' ||
    !isCount(version) ||
    !isCount(players) ||
    !isOptions(options) ||
    typeof seed !== 'string' ||
    !(hash === undefined || isHash(hash)) ||
    !(names === undefined || (isTexts(names) && names.length === players)) ||
    !(fairness === undefined || isFairness(fairness)) ||
    !(ending === undefined || isEnding(ending))
  )
    return undefined
  const head = { game, version, players, options, seed }
  return {
    ...head,
    ...(hash && { hash }),
    ...(names && { names }),
    ...(fairness && { fairness }),
    ...(ending && { ending }),
  }
}

/** Seven bits a byte, lowest first; a move is doubled, and the odd bit says that the seat changes and follows. */
function packActs(acts: readonly Act[]): number[] {
  const bytes: number[] = []
  const write = (value: number): void => {
    let rest = value
    while (rest >= 128) {
      bytes.push((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  let seat = 0
  for (const act of acts) {
    write(act.move * 2 + (act.seat === seat ? 0 : 1))
    if (act.seat !== seat) write(act.seat)
    seat = act.seat
  }
  return bytes
}

function unpackActs(bytes: readonly number[]): Act[] | undefined {
  const acts: Act[] = []
  let at = 0
  const read = (): number => {
    let value = 0
    let scale = 1
    while (at < bytes.length && scale < 2 ** 35) {
      const byte = bytes[at++]!
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
    return Number.NaN
  }
  let seat = 0
  while (at < bytes.length) {
    const packed = read()
    if (packed % 2 === 1) seat = read()
    const move = Math.floor(packed / 2)
    if (!(move < MOVE_LIMIT) || !(seat < MOST_SEATS)) return undefined
    acts.push({ seat, move })
  }
  return acts
}

type Data = { readonly [key: string]: unknown }
const isObject = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data)
const isCount = (data: unknown): data is number => typeof data === 'number' && Number.isSafeInteger(data) && data > 0
const isHash = (data: unknown): data is string => typeof data === 'string' && /^[0-9a-f]{16}$/.test(data)
const isTexts = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((item) => typeof item === 'string')
const isOptions = (data: unknown): data is Options =>
  isObject(data) &&
  Object.values(data).every(
    (value) => typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)),
  )

function isFairness(data: unknown): data is Fairness {
  if (!isObject(data)) return false
  const { commitment, secret, nonces, ...rest } = data
  return (
    Object.keys(rest).length === 0 && typeof commitment === 'string' && typeof secret === 'string' && isTexts(nonces)
  )
}
