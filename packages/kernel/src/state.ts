import { canonical } from './json.ts'
import type { GameState } from './rules.ts'
import { sha256Hex } from './sha256.ts'

/** The state as text. The list of legal moves is left out: it follows from the rest. */
export const serialise = (state: GameState): string => canonical(state, ['legal'])

/** The state that was serialised. */
export const restore = <S extends GameState>(text: string): S => JSON.parse(text)

/** A short fingerprint of the whole state: 16 hexadecimal digits. */
export const hashOf = (state: GameState): string => sha256Hex(serialise(state)).slice(0, 16)
