import { type AbilityId, abilityNamed } from '../abilities/slugs.ts'
import type { CardId } from '../card.ts'
import { CARDS, cardNamed } from '../catalogue.ts'
import { FACE, type Face, faceName, parseFace, seasonOfFace } from '../die.ts'
import { listTokens, one, type Tokens } from '../energy.ts'
import { SEASONS, type SeasonName } from '../season.ts'

/** The words of a text. */
export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** `'7'` or `'temporal-boots'` as a card. */
export function card(name: string): CardId {
  const found = /^\d+$/.test(name) ? Number(name) : cardNamed(name)
  if (found === undefined || !CARDS[found]) throw new Error(`there is no card ${name}`)
  return found
}

/** `'insight'` as an ability token. */
export function ability(name: string): AbilityId {
  const found = abilityNamed(name)
  if (found === 0) throw new Error(`there is no ability token ${name}`)
  return found
}

export const cards = (names: string): CardId[] => words(names).map(card)

/** `'AAF'` as tokens. */
export function tokens(letters: string): Tokens {
  let sum = 0
  for (const letter of letters.replace(/\s/g, '')) {
    const energy = 'AWFE'.indexOf(letter)
    if (energy < 0) throw new Error(`${letter} is no energy; use A, W, F, E`)
    sum += one(energy)
  }
  return sum
}

/** Tokens as letters, in the order A, W, F, E. */
export const letters = (held: Tokens): string =>
  listTokens(held)
    .map((energy) => 'AWFE'.charAt(energy))
    .join('')

interface Wanted {
  readonly energy?: string
  readonly crystals?: number
  readonly gauge?: number
  readonly draw?: number
  readonly transmute?: boolean
  readonly pips?: number
  readonly season?: SeasonName
}

/** The name of a face that shows what is wanted; what is not named may be anything: `face({ energy: 'WW', pips: 3 })`. */
export function face(wanted: Wanted, nth = 0): string {
  const found: Face[] = []
  FACE.forEach((one, at) => {
    if (
      (wanted.energy === undefined || one.energy === tokens(wanted.energy)) &&
      (wanted.crystals === undefined || one.crystals === wanted.crystals) &&
      (wanted.gauge === undefined || one.gauge === wanted.gauge) &&
      (wanted.draw === undefined || one.draw === wanted.draw) &&
      (wanted.transmute === undefined || one.transmute === wanted.transmute) &&
      (wanted.pips === undefined || one.pips === wanted.pips) &&
      (wanted.season === undefined || SEASONS[seasonOfFace(at)] === wanted.season)
    )
      found.push(at)
  })
  if (found[nth] === undefined) throw new Error('no die has such a face')
  return faceName(found[nth]!)
}

export const readFace = (name: string): Face => {
  const found = parseFace(name)
  if (found === undefined) throw new Error(`${name} is no face of a die; write winter3.5`)
  return found
}
