import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { exchangeCost } from '../spells.ts'
import { Spot } from '../spot.tsx'
import { useTell } from '../texts/use-tell.ts'
import { SPELLS, type Spell, spellWish } from '../wishes.ts'
import css from './people.module.css'

/** The three spells with what they cost now, and why one cannot be cast. */
export function Spells({ seat }: { readonly seat: number }) {
  const { all, view } = usePlay()
  const tell = useTell()
  const costs = { speed: all.speedCosts.join('/'), swap: all.swapCost, exchange: exchangeCost(view, seat) }
  const abouts = {
    speed: tell('temples.spell-speed', { costs: all.speedCosts.join(', ') }),
    swap: tell('temples.spell-swap', { n: costs.swap }),
    exchange: tell('temples.spell-exchange', { n: costs.exchange, less: 'no' }),
  }
  return (
    <section className={css.spells} aria-label={tell('temples.spells')}>
      {SPELLS.map((spell) => (
        <SpellSpot key={spell} spell={spell} cost={costs[spell]} about={abouts[spell]} />
      ))}
    </section>
  )
}

interface SpellSpotProps {
  readonly spell: Spell
  readonly cost: number | string
  readonly about: string
}

function SpellSpot({ spell, cost, about }: SpellSpotProps) {
  const { view, available } = usePlay()
  const { say } = useWords()
  const { why } = useHelp()
  const target = `spell.${spell}`
  const name = say({ key: target })
  const reasons = available.has(target) ? [] : (why(spellWish(spell, view)) ?? [])
  const against = reasons.filter(({ key }) => key !== 'why.cast-first' && key !== 'why.space-empty').map(say)
  const text = [about, ...against].join(' ')
  return (
    <Spot target={target} label={`${name}. ${text}`} title={text} className={css.spell}>
      <span>{name}</span> <b>−{cost}</b>
    </Spot>
  )
}
