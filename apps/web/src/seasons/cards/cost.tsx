import { type CardId, ENERGIES, type TokensView } from '@athanor/seasons'
import { useHelp } from '../../table/help.tsx'
import { Energy } from '../art/energy.tsx'
import { Sign } from '../art/signs.tsx'
import { upTo } from '../keyed.ts'
import { costOf, ELEMENTAL_AMULET } from './cost-of.ts'
import css from './face.module.css'

export const useCost = (card: CardId) => costOf(card, useHelp().names.length)

/** Tokens one by one. */
export function Tokens({ tokens }: { readonly tokens: TokensView }) {
  return ENERGIES.flatMap((energy) => upTo(tokens[energy]).map((i) => <Energy key={`${energy} ${i}`} kind={energy} />))
}

/** The cost of a card in signs. */
export function Cost({ card, players }: { readonly card: CardId; readonly players: number }) {
  const { energy, crystals } = costOf(card, players)
  if (card === ELEMENTAL_AMULET)
    return (
      <span className={css.cost}>
        1–4 <Sign name="any" />
      </span>
    )
  return (
    <span className={css.cost}>
      <Tokens tokens={energy} />
      {crystals > 0 && (
        <>
          {crystals} <Sign name="crystal" />
        </>
      )}
    </span>
  )
}
