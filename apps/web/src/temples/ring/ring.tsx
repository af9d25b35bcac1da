import { useMemo } from 'react'
import { useNarrow } from '../../ui/narrow.ts'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { curseTarget, slotTarget } from '../targets.ts'
import { useCardWords } from './card-words.ts'
import { arcAngle, at, percent, type Sector, SIZE, sectorClip, sectorsOf, TRACK } from './geometry.ts'
import { useActsInLens } from './in-lens.ts'
import { Lens } from './lens.tsx'
import { Supply } from './middle.tsx'
import css from './ring.module.css'
import { footPoint, SectorPicture, slotPoint, stackPoint } from './sector.tsx'

/** The ring of temples and wilderness, seen from above, around the lens. */
export function Ring() {
  const { all } = usePlay()
  const { say } = useWords()
  const narrow = useNarrow()
  const sectors = useMemo(() => sectorsOf(all.ring), [all.ring])
  return (
    <section className={css.place} aria-label={say({ key: 'term.ring' })}>
      <div className={css.ring}>
        <svg className={css.picture} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <Astrolabe />
          {sectors.map((sector) => (
            <SectorPicture key={sector.card.name} sector={sector} />
          ))}
        </svg>
        <span className={css.anchor} style={percent(at(0, 0))} data-place="supply" />
        {sectors.map((sector) => (
          <CardSpots key={sector.card.name} sector={sector} />
        ))}
        <div className={css.middle}>{narrow ? <Supply /> : <Lens />}</div>
      </div>
      {narrow && (
        <div className={css.below}>
          <Lens />
        </div>
      )}
    </section>
  )
}

/** Fine lines like those of an engraved instrument. */
function Astrolabe() {
  return (
    <g className={css.astrolabe}>
      {[498, 264, 256].map((radius) => (
        <circle key={radius} cx={SIZE / 2} cy={SIZE / 2} r={radius} />
      ))}
      {Array.from({ length: 72 }, (_, i) => {
        const [a, b] = [at(i * 5, 256), at(i * 5, i % 3 === 0 ? 248 : 252)]
        return <line key={`${a.x} ${a.y}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      })}
    </g>
  )
}

/** The buttons of a card: the card itself and, for a pointer that hits them, what lies on it. */
function CardSpots({ sector }: { readonly sector: Sector }) {
  const { card } = sector
  const words = useCardWords()
  const inLens = useActsInLens()
  return (
    <>
      <span className={css.anchor} style={percent(footPoint(sector))} data-place={`card.${card.name}`} />
      <Spot
        target={`card.${card.name}`}
        label={words.summary(card)}
        peek
        className={css.card}
        style={{ clipPath: sectorClip(sector) }}
      />
      {inLens ? <Anchors sector={sector} /> : <InnerSpots sector={sector} />}
    </>
  )
}

function InnerSpots({ sector }: { readonly sector: Sector }) {
  const { card } = sector
  const { say } = useWords()
  const { view, available } = usePlay()
  const words = useCardWords()
  const temple = view.temples.find(({ name }) => name === card.name)
  return (
    <>
      {temple?.rune && (
        <Spot
          target={`rune.${card.name}`}
          label={say({ key: `rune.${temple.rune.toLowerCase()}` })}
          tabIndex={available.has(`rune.${card.name}`) ? 0 : -1}
          className={css.rune}
          style={percent(stackPoint(sector))}
          data-place={`rune.${card.name}`}
        />
      )}
      {card.track.map(({ id, position }, space) => (
        <Spot
          key={id}
          target={curseTarget(card.name, space)}
          label={words.curse(card, space)}
          tabIndex={available.has(curseTarget(card.name, space)) ? 0 : -1}
          className={css.spot}
          style={percent(at(arcAngle(sector, position, card.arc.length), TRACK))}
          data-place={curseTarget(card.name, space)}
        />
      ))}
      {[...card.slots].map((_, slot) => {
        const target = slotTarget(card.name, slot)
        return (
          available.has(target) && (
            <Spot
              key={target}
              target={target}
              label={words.slot(card, slot)}
              className={css.spot}
              style={percent(slotPoint(sector, slot))}
            />
          )
        )
      })}
    </>
  )
}

/** Where things travel to, if there are no buttons. */
function Anchors({ sector }: { readonly sector: Sector }) {
  const { card } = sector
  return (
    <>
      {card.track.map(({ id, position }, space) => (
        <span
          key={id}
          className={css.anchor}
          style={percent(at(arcAngle(sector, position, card.arc.length), TRACK))}
          data-place={curseTarget(card.name, space)}
        />
      ))}
      {card.track.length > 0 && (
        <span className={css.anchor} style={percent(stackPoint(sector))} data-place={`rune.${card.name}`} />
      )}
    </>
  )
}
