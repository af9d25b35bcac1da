import dice from './data/seasons-dice.json' with { type: 'json' }
import { listTokens, type Tokens, tokensFrom } from './energy.ts'
import { SEASONS, type Season } from './season.ts'

/** One face of one die: season, die and face in one number from 0 to 119. */
export type Face = number
/** A die without its face: season and number, 0 to 19. */
export type Die = number

const SEASON_NAMES: readonly string[] = SEASONS

export const DICE_PER_SEASON = 5
export const FACES = 6
export const FACE_COUNT = SEASONS.length * DICE_PER_SEASON * FACES
export const NO_FACE: Face = -1

export interface FaceData {
  readonly energy: Tokens
  readonly crystals: number
  readonly gauge: number
  readonly draw: number
  readonly transmute: boolean
  readonly pips: number
}

/** Every face. SET-05 */
export const FACE: readonly FaceData[] = SEASONS.flatMap((season) =>
  dice[season].flatMap((die) => die.map((face) => ({ ...face, energy: tokensFrom(face.energy) }))),
)

export const dieAt = (season: Season, number: number): Die => season * DICE_PER_SEASON + number
export const faceOf = (die: Die, side: number): Face => die * FACES + side
export const dieOf = (face: Face): Die => Math.floor(face / FACES)
export const seasonOfFace = (face: Face): Season => Math.floor(face / (FACES * DICE_PER_SEASON))

/** `winter3.5`: the fifth face of the third winter die. */
export function faceName(face: Face): string {
  const die = dieOf(face)
  return `${SEASONS[seasonOfFace(face)]}${(die % DICE_PER_SEASON) + 1}.${(face % FACES) + 1}`
}

export function parseFace(name: string): Face | undefined {
  const [, season, die, side] = /^([a-z]+)([1-5])\.([1-6])$/.exec(name) ?? []
  const at = SEASON_NAMES.indexOf(season ?? '')
  return at < 0 ? undefined : faceOf(dieAt(at, Number(die) - 1), Number(side) - 1)
}

/** The symbols of a face in a few letters: `WW*`, `WAT`, `6`, `D`; then the pips. */
export function faceSymbols(face: Face): string {
  const { energy, crystals, gauge, draw, transmute, pips } = FACE[face]!
  let symbols = listTokens(energy)
    .map((kind) => 'AWFE'.charAt(kind))
    .join('')
  symbols += '*'.repeat(gauge) + (crystals > 0 ? String(crystals) : '') + 'D'.repeat(draw) + (transmute ? 'T' : '')
  return `${symbols}/${pips}`
}
