import { type PlayerView, printed, type TemplesView } from '@athanor/temples'

/** How many crystals are in a grid: of one kind, or all. */
export const crystalsIn = ({ grid }: PlayerView, kind?: string): number =>
  [...grid].filter((letter) => (kind === undefined ? letter !== '.' : letter === kind)).length

/** The crystals that can pay for a spell at this table. MT-SPELL-04, MT-SPELL-05 */
export const payable = (view: TemplesView, seat: number): number =>
  crystalsIn(view.players[seat]!, view.spellPayment === 'any' ? undefined : 'C')

/** What the Exchange Spell costs a player. MT-SPELL-20, MT-SPELL-21 */
export function exchangeCost(view: TemplesView, seat: number): number {
  const { runes, exchangeCost, discountedCost } = printed(view)
  const player = view.players[seat]!
  const discount = runes.find(({ effects }) => effects.some(({ key }) => key === 'resonance.discount'))
  const cheap = player.power === 'power.abundance' || (discount !== undefined && player.runes.includes(discount.letter))
  return cheap ? discountedCost : exchangeCost
}

export const canExchange = (view: TemplesView, seat: number): boolean => payable(view, seat) >= exchangeCost(view, seat)

/** Two crystals to swap, and others to pay. MT-SPELL-11 */
export const canSwap = (view: TemplesView, seat: number): boolean => {
  const { swapCost } = printed(view)
  return payable(view, seat) >= swapCost && crystalsIn(view.players[seat]!) >= swapCost + 2
}
