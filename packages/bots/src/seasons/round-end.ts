import type { Seat } from '@athanor/kernel'
import {
  cardNamed,
  countOf,
  DAMNED_SOUL,
  EARTH,
  effectCard,
  FACE,
  HORN_OF_PLENTY,
  MESODAES_LANTERN,
  NO_FACE,
  type State,
} from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { turnOf } from './clock.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

/** Crystals that the end of this round will bring, as things stand. */
const CRYSTALS = feature('round-end.crystals')

const WONDROUS_CHEST = cardNamed('wondrous-chest')!
export const TITUS = cardNamed('titus-deepgaze')!
const CHEST_TOKENS = 4
const CHEST_CRYSTALS = 3
const SOUL_LOSS = 3
const LANTERN_CRYSTALS = 3
const HORN_CRYSTALS = 5

/** What the end of the round will do, so that ending a turn comes as no surprise. */
export function observeRoundEnd(side: Side, sheet: Sheet): void {
  const { state, seat, inPlay } = side
  if (state.phase !== 'die' && state.phase !== 'turn') return
  const chests = side.reserve >= CHEST_TOKENS ? inPlay[WONDROUS_CHEST]! : 0
  const gains = chests * CHEST_CRYSTALS + inPlay[MESODAES_LANTERN]! * LANTERN_CRYSTALS + hornCrystals(side)
  let crystals = gains - Math.min(side.crystals, inPlay[DAMNED_SOUL]! * SOUL_LOSS)
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    if (inPlay[TITUS]! > 0) crystals += Math.min(inPlay[TITUS]!, crystalsOf(state, other))
    crystals -= Math.min(titusOf(state, other), side.crystals)
  }
  if (crystals !== 0) sheet.add(CRYSTALS, crystals)
}

/** A Horn of Plenty takes a token; an earth brings crystals. */
const hornCrystals = ({ inPlay, tokens }: Side): number =>
  Math.min(inPlay[HORN_OF_PLENTY]!, countOf(tokens, EARTH)) * HORN_CRYSTALS

/** Whether Titus will be sacrificed at the end of this round, as things stand: an opponent has no crystal for him. */
export function titusGoes(state: State, seat: Seat): boolean {
  if (state.phase !== 'die' && state.phase !== 'turn') return false
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && crystalsOf(state, other) === 0) return true
  return false
}

/** The crystals of a seat, those of its die to come included. */
function crystalsOf(state: State, seat: Seat): number {
  const { crystals, die } = state.players[seat]!
  return crystals + (die !== NO_FACE && turnOf(state, seat) === 'ahead' ? FACE[die]!.crystals : 0)
}

const titusOf = (state: State, seat: Seat): number =>
  state.players[seat]!.play.reduce((n, played) => n + (effectCard(played) === TITUS ? 1 : 0), 0)
