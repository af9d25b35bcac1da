import { useNarrow } from '../../ui/narrow.ts'
import { usePlay } from '../play.tsx'
import type { Option } from '../targets.ts'
import { CardLens } from './card-lens.tsx'
import { ChainChooser } from './chain-chooser.tsx'
import { CurseLens } from './curse-lens.tsx'
import css from './lens.module.css'
import { Goals, Supply } from './middle.tsx'
import { RuneLens } from './rune-lens.tsx'

/** The middle of the ring: whatever is looked at, or else the supply and the objectives. */
export function Lens() {
  return (
    <div className={css.lens} aria-live="off">
      <Content />
    </div>
  )
}

/** What the question is about: a slot or, where one acts in the lens, the only card that is offered. */
function asked(options: readonly Option[], narrow: boolean): string | undefined {
  const targets = new Set(options.flatMap(({ targets }) => targets))
  const [card, ...others] = [...targets].filter((target) => target.startsWith('card.'))
  const slot = [...targets].find((target) => target.startsWith('slot.'))
  return slot ?? (narrow && others.length === 0 ? card : undefined)
}

function Content() {
  const { all, look, options, picks, meanings, view } = usePlay()
  const narrow = useNarrow()
  if (picks.some((pick) => pick.startsWith('curse.')) && meanings.length > 1) return <ChainChooser />
  const [kind, name, part] = (look ?? asked(options, narrow))?.split('.') ?? []
  const card = all.ring.find((each) => each.name === name)
  if (kind === 'curse' && card) return <CurseLens card={card} space={Number(part)} />
  const rune = view.temples.find((temple) => temple.name === name)?.rune
  if (kind === 'rune' && rune) return <RuneLens letter={rune} />
  if (kind === 'tablet' && name) return <RuneLens letter={name} />
  if (card && (kind === 'card' || kind === 'slot')) return <CardLens card={card} />
  return (
    <>
      {!narrow && <Supply />}
      <Goals />
    </>
  )
}
