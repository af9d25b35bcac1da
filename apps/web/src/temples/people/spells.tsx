import { KIND } from '@athanor/temples'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { exchangeCost } from '../spells.ts'
import { Spot } from '../spot.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'

/** The three spells with what they cost now. */
export function Spells({ seat }: { readonly seat: number }) {
  const { all, view } = usePlay()
  const { say } = useWords()
  const { why } = useHelp()
  const tell = useTell()
  const spells = [
    {
      key: 'speed',
      cost: all.speedCosts.join('/'),
      about: tell('temples.spell-speed', { costs: all.speedCosts.join(', ') }),
    },
    { key: 'swap', cost: all.swapCost, about: tell('temples.spell-swap', { n: all.swapCost }) },
    {
      key: 'exchange',
      cost: exchangeCost(view, seat),
      about: tell('temples.spell-exchange', { n: exchangeCost(view, seat), less: 'no' }),
    },
  ] as const
  return (
    <section className={css.spells} aria-label={tell('temples.spells')}>
      {spells.map(({ key, cost, about }) => {
        const name = say({ key: `spell.${key}` })
        const [reason] = key === 'exchange' ? (why(KIND.exchange) ?? []) : []
        const against = reason && reason.key !== 'why.cast-first' ? ` ${say(reason)}` : ''
        return (
          <Spot
            key={key}
            target={`spell.${key}`}
            label={`${name}. ${about}${against}`}
            title={about + against}
            className={css.spell}
          >
            <span>{name}</span> <b>−{cost}</b>
          </Spot>
        )
      })}
      <Hint />
    </section>
  )
}

/** What comes next, once the Swap Spell is chosen. */
function Hint() {
  const { picks, clear } = usePlay()
  const tell = useTell()
  if (!picks.some((pick) => pick.startsWith('spell.') || pick.startsWith('space.'))) return undefined
  const spaces = picks.filter((pick) => pick.startsWith('space.')).length
  return (
    <p className={css.hint} role="status">
      {tell(spaces === 0 ? 'temples.swap-first' : 'temples.swap-second')}{' '}
      <button type="button" className={css.link} onClick={clear}>
        {tell('temples.clear')}
      </button>
    </p>
  )
}
