import { ENERGIES, type PlayedView } from '@athanor/seasons'
import { Energy } from '../art/energy.tsx'
import { useBoard } from '../context.tsx'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { Spot } from '../spot.tsx'
import mine from './mine.module.css'
import css from './stored.module.css'
import { useWorth } from './use-worth.ts'

/** The energies of the tokens on my card that are answers now. */
export function useSpendable({ tokens }: PlayedView, place: number) {
  const { answerAt } = useBoard()
  return ENERGIES.filter((kind) => tokens[kind] > 0 && answerAt(at.stored(place, kind)))
}

/** The tokens on one of my cards while they can be spent: they lie over the card, each kind by itself. */
export function Stored({ played, place }: { readonly played: PlayedView; readonly place: number }) {
  const { say } = useSay()
  const worthAt = useWorth()
  return (
    <span className={css.stored}>
      {useSpendable(played, place).map((kind) => {
        const worth = worthAt(at.stored(place, kind))
        return (
          <Spot key={kind} place={at.stored(place, kind)} label={say({ key: `energy.${kind}` })} className={css.token}>
            {played.tokens[kind] > 1 && <small>{played.tokens[kind]}</small>}
            <Energy kind={kind} />
            {worth !== undefined && <b className={mine.gives}>+{worth}</b>}
          </Spot>
        )
      })}
    </span>
  )
}
