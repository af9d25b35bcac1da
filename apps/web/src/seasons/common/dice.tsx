import { Die } from '../art/die.tsx'
import { useBoard } from '../context.tsx'
import { Seal } from '../others/seal.tsx'
import { at } from '../places.ts'
import { sayDie } from '../speech/die.ts'
import { useSay } from '../speech/use-say.ts'
import { Spot } from '../spot.tsx'
import css from './common.module.css'
import { diceOfRound } from './dice-of-round.ts'

/** The dice of the round: those that can be taken, those that were, and the last one, which moves the marker. */
export function Dice() {
  const { view } = useBoard()
  const { say, t } = useSay()
  const chosen = view.phase !== 'dice'
  const dice = diceOfRound(view)
  if (dice.length === 0) return undefined
  return (
    <section className={css.block}>
      <h3 className={css.heading}>{t('dice', { season: say({ key: `season.${dice[0]!.die.season}` }) })}</h3>
      <ul className={css.dice}>
        {dice.map(({ die, owner }) => (
          <li key={`${view.round} ${die.name}`} className={css.die} data-taken={owner !== undefined || undefined}>
            <Spot place={at.die(die.name)} label={say(sayDie(die))} className={css.dieSpot}>
              <Die die={die} />
            </Spot>
            {owner !== undefined && <Seal seat={owner} className={css.owner} named />}
            {owner === undefined && chosen && (
              <span className={css.moves} data-hint={t('moves-marker', { n: die.pips })}>
                <span aria-hidden="true">▶{die.pips}</span>
                <span className="unseen">{t('moves-marker', { n: die.pips })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
