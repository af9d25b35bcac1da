import { numeral } from '@athanor/kernel'
import { type CardId, cardAt, ENERGIES, type EnergyName, type TokensView } from '@athanor/seasons'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Tokens } from './cost.tsx'
import { costOf } from './cost-of.ts'
import css from './face.module.css'
import { cardPicture } from './pictures.ts'

/** A picture takes the colour of the energy that the card costs most of. */
export function tintOf(energy: TokensView, crystals: number): EnergyName | 'crystal' | 'none' {
  const most = ENERGIES.reduce((best, one) => (energy[one] > energy[best] ? one : best))
  const several = ENERGIES.filter((one) => energy[one] > 0).length
  if (several > 2) return 'none'
  if (energy[most] > 0) return most
  return crystals > 0 ? 'crystal' : 'none'
}

/** A card as a small face: its picture and its points. It needs nobody who speaks, so it can fly over the table. */
export function MiniFace({ card, children }: { readonly card: CardId; readonly children?: ReactNode }) {
  return (
    <span className={css.face} data-size="mini" data-type={cardAt(card).familiar ? 'familiar' : 'item'}>
      <Print card={card} />
      {children}
    </span>
  )
}

const Print = memo(function Print({ card }: { readonly card: CardId }) {
  const { energy, crystals } = costOf(card, 2)
  return (
    <>
      <span className={css.picture} data-tint={tintOf(energy, crystals)}>
        <Icon name={cardPicture(card)} />
      </span>
      <span className={css.foot}>
        <span className={css.points}>{numeral(cardAt(card).points)}</span>
      </span>
    </>
  )
})

/** The tokens that lie on a card. */
export function OnCard({ tokens }: { readonly tokens: TokensView }) {
  if (ENERGIES.every((energy) => tokens[energy] === 0)) return undefined
  return (
    <span className={css.onCard}>
      <Tokens tokens={tokens} />
    </span>
  )
}

/** The back of a power card. */
export function CardBack({ size, children }: { readonly size: 'mini' | 'hand'; readonly children?: ReactNode }) {
  return (
    <span className={css.back} data-size={size}>
      {children}
    </span>
  )
}
