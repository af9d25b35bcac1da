import { Button } from '../../ui/button.tsx'
import { useNarrow } from '../../ui/narrow.ts'
import { usePlay } from '../play.tsx'
import type { Option } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import { CardLens } from './card-lens.tsx'
import { ChainChooser } from './chain-chooser.tsx'
import { CurseLens } from './curse-lens.tsx'
import { useActsInLens } from './in-lens.ts'
import css from './lens.module.css'
import { Goals, Supply } from './middle.tsx'
import { RuneLens } from './rune-lens.tsx'

/** The middle of the ring: whatever is looked at, or else the supply and the objectives. */
export function Lens() {
  const { look, options, setLook } = usePlay()
  const tell = useTell()
  const inLens = useActsInLens()
  const at = look ?? asked(options, inLens)
  return (
    <div className={css.lens} aria-live="off">
      <Content at={at} inLens={inLens} />
      {inLens && at !== undefined && COVERS.test(at) && (
        <Button look="quiet" onClick={() => setLook(GOALS)}>
          {tell('temples.goals')}
        </Button>
      )}
    </div>
  )
}

/** What takes the place of the objectives; where nothing hovers, a button brings them back. */
const COVERS = /^(card|curse|rune|slot|tablet)\./
const GOALS = 'goals'

/** What the question is about: a slot or, where one acts in the lens, the only card that is offered. */
function asked(options: readonly Option[], inLens: boolean): string | undefined {
  const targets = options.flatMap(({ targets }) => targets)
  const slot = targets.find((target) => target.startsWith('slot.'))
  const cards = new Set(targets.filter((target) => ACTS.test(target)).map((target) => target.split('.')[1]))
  const [card] = cards
  return slot ?? (inLens && cards.size === 1 ? `card.${card}` : undefined)
}

/** What one does on a card. */
const ACTS = /^(card|curse|rune)\./

interface ContentProps {
  readonly at: string | undefined
  readonly inLens: boolean
}

function Content({ at, inLens }: ContentProps) {
  const narrow = useNarrow()
  const { all, picks, meanings, view } = usePlay()
  if (picks.some((pick) => pick.startsWith('curse.')) && meanings.length > 1) return <ChainChooser />
  const [kind, name, part] = at?.split('.') ?? []
  const card = all.ring.find((each) => each.name === name)
  const curse = kind === 'curse' ? Number(part) : undefined
  if (card && curse !== undefined && !inLens) return <CurseLens card={card} space={curse} />
  const rune = view.temples.find((temple) => temple.name === name)?.rune
  if (kind === 'rune' && rune) return <RuneLens letter={rune} />
  if (kind === 'tablet' && name) return <RuneLens letter={name} />
  // Where one acts in the lens, a curse stays where it is touched: on its card.
  if (card && (kind === 'card' || kind === 'slot' || kind === 'curse')) return <CardLens card={card} curse={curse} />
  return (
    <>
      {!narrow && <Supply />}
      <Goals />
    </>
  )
}
