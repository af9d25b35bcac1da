import type { CardId, EnergyName, PlayerView, SeasonsView, TokensView } from '@athanor/seasons'
import { costOf, ELEMENTAL_AMULET } from '../cards/cost-of.ts'

/** What a summoning takes: the tokens that leave the reserve, and the crystals left after it. */
export interface Payment {
  readonly energy: TokensView
  readonly crystals: number
}

const HAND_OF_FORTUNE: CardId = 20
const ARCANO_LEECH: CardId = 33

const copiesInPlay = ({ play }: PlayerView, which: CardId): number =>
  play.filter(({ card, copies }) => (copies ?? card) === which).length

/** What summoning a card would take from me; undefined where that is still mine to choose. */
export function paymentOf(card: CardId, me: PlayerView, { players }: SeasonsView): Payment | undefined {
  if (card === ELEMENTAL_AMULET || copiesInPlay(me, HAND_OF_FORTUNE) > 0) return undefined
  const { energy, crystals } = costOf(card, players.length)
  const leeches = players.filter(({ seat }) => seat !== me.seat).map((other) => copiesInPlay(other, ARCANO_LEECH))
  const taken = (kind: EnergyName): number => Math.min(energy[kind], me.reserve[kind])
  return {
    energy: { air: taken('air'), water: taken('water'), fire: taken('fire'), earth: taken('earth') },
    crystals: me.crystals - crystals - leeches.reduce((sum, n) => sum + n, 0),
  }
}
