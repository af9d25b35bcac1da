import type { MarkerView, PrintedCard } from '@athanor/temples'
import { Crystal } from '../art/crystal.tsx'
import { Emblem } from '../art/emblem.tsx'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { curseTarget } from '../targets.ts'
import { useCardWords } from './card-words.ts'
import css from './lens.module.css'

/** A temple's arc laid flat: the crystals, and below them the spaces for markers. */
export function ArcTable({ card, live = false }: { readonly card: PrintedCard; readonly live?: boolean }) {
  const { view } = usePlay()
  const words = useCardWords()
  const { markers } = view.temples.find(({ name }) => name === card.name)!
  return (
    <div className={css.arc} data-live={live || undefined}>
      {[...card.arc].map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crystal of an arc is its place
        <span key={i} style={{ gridColumn: i + 1, gridRow: 1 }}>
          <Crystal kind={kind} size="100%" />
        </span>
      ))}
      {card.track.map(({ id, position, points }, space) => {
        const style = { gridColumn: position, gridRow: 2 }
        const label = words.curse(card, space)
        return live ? (
          <Spot key={id} target={curseTarget(card.name, space)} label={label} className={css.space} style={style}>
            <Face marker={markers[space] ?? null} points={points} />
          </Spot>
        ) : (
          <span key={id} className={css.space} style={style} title={label}>
            <Face marker={markers[space] ?? null} points={points} />
          </span>
        )
      })}
    </div>
  )
}

function Face({ marker, points }: { readonly marker: MarkerView; readonly points: number }) {
  if (marker === null) return points
  return marker === 'crossed-out' ? '×' : <Emblem owner={marker} size="85%" />
}
