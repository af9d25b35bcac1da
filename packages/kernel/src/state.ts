import { canonical, equalData } from './json.ts'
import type { GameState } from './rules.ts'
import { sha256Hex } from './sha256.ts'

/** The list of legal moves is no part of a state: it follows from the rest. */
const DERIVED = ['legal']

/** The state as text. */
export const serialise = (state: GameState): string => canonical(state, DERIVED)

/** Whether two states are the same. */
export const equalStates = (a: GameState, b: GameState): boolean => equalData(a, b, DERIVED)

/** The state that was serialised. */
export const restore = <S extends GameState>(text: string): S => JSON.parse(text)

/** A short fingerprint of the whole state: 16 hexadecimal digits. */
export const hashOf = (state: GameState): string => sha256Hex(serialise(state)).slice(0, 16)
