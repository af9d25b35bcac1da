import type { PrintedCard } from '@athanor/temples'
import { Button } from '../../ui/button.tsx'
import { useNarrow } from '../../ui/narrow.ts'
import { useWords } from '../../words/words.tsx'
import { Crystal, Crystals } from '../art/crystal.tsx'
import { Rune } from '../art/rune.tsx'
import { sayRune } from '../crystals.ts'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { slotTarget } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import { ArcTable } from './arc-table.tsx'
import { useCardWords } from './card-words.ts'
import { CurseFacts } from './curse-lens.tsx'
import { useActsInLens } from './in-lens.ts'
import css from './lens.module.css'

interface CardLensProps {
  readonly card: PrintedCard
  /** The curse of the card that is looked at. */
  readonly curse?: number | undefined
}

/** A card of the ring in large; on a phone and for a finger also where one acts on it. */
export function CardLens({ card, curse }: CardLensProps) {
  const { say } = useWords()
  const words = useCardWords()
  const narrow = useNarrow()
  const inLens = useActsInLens()
  const { available } = usePlay()
  const acts = actsOf(card).filter((target) => available.has(target))
  const way = words.way(card)
  // In the middle of the ring there is not room for everything.
  const brief = inLens && !narrow && acts.length > 0
  return (
    <>
      <h2 className={css.name}>{say({ key: card.key })}</h2>
      {inLens && <Act targets={acts} />}
      {card.action === 'temple' ? <ArcTable card={card} live={inLens} /> : <Picture card={card} live={inLens} />}
      {curse !== undefined ? <CurseFacts card={card} space={curse} /> : !brief && <RuneLine card={card} />}
      {way && !brief && <p className={css.way}>{way}</p>}
    </>
  )
}

/** What a wilderness card gives, in signs. */
function Picture({ card, live }: { readonly card: PrintedCard; readonly live: boolean }) {
  const { view, available } = usePlay()
  const words = useCardWords()
  const covered = view.slots[card.name] ?? ''
  return (
    <>
      <p className={css.gives}>
        {card.action === 'direct' && <Crystals kinds={card.gain} size="1.7em" />}
        {card.action === 'exchange' && (
          <>
            <Crystals kinds={'C'.repeat(card.pay)} size="1.5em" /> →{' '}
            <Crystals kinds={'*'.repeat(card.take)} size="1.5em" />
          </>
        )}
        {[...card.slots].map((kind, slot) => {
          const target = slotTarget(card.name, slot)
          const shown = covered[slot] === 'x' ? 'C' : kind
          return live && available.has(target) ? (
            <Spot key={target} target={target} label={words.slot(card, slot)} className={css.slot}>
              <Crystal kind={shown} size="1.4em" />
            </Spot>
          ) : (
            <span key={target} className={css.slot} data-covered={covered[slot] === 'x' || undefined}>
              <Crystal kind={shown} size="1.4em" />
            </span>
          )
        })}
      </p>
      <p className={css.small}>{words.gives(card)}</p>
    </>
  )
}

/** The open rune of a temple, and which rune resonates on the card. */
function RuneLine({ card }: { readonly card: PrintedCard }) {
  const { view, me } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const temple = view.temples.find(({ name }) => name === card.name)
  const mine = me?.runes.includes(card.tablet)
  return (
    <div className={css.small}>
      {temple?.goal && <p>{tell('temples.is-goal')}</p>}
      {temple && (
        <p>
          {temple.rune
            ? tell('temples.open-rune', { rune: say(sayRune(temple.rune)), n: temple.runesLeft })
            : tell('temples.no-rune')}
        </p>
      )}
      <p data-good={mine || undefined} className={css.tablet}>
        <Rune letter={card.tablet} size="1.2em" />{' '}
        {tell(mine ? 'temples.resonates' : 'temples.tablet', { rune: say(sayRune(card.tablet)) })}
      </p>
    </div>
  )
}

/** What is done to a card as a whole. */
const actsOf = ({ name }: PrintedCard): string[] => [`card.${name}`, `rune.${name}`]

/** What a finger presses: the card in the ring is small. Above all else, where the question cannot cover it. */
function Act({ targets }: { readonly targets: readonly string[] }) {
  const { options, pick } = usePlay()
  const { rich } = useWords()
  const tell = useTell()
  return targets.map((target) => {
    const say = options.find((option) => option.targets.includes(target))?.say
    return (
      <Button key={target} look="primary" data-act={target} onClick={() => pick(target)}>
        {say ? rich(say) : tell('temples.fast')}
      </Button>
    )
  })
}
