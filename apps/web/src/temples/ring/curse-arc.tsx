import type { MarkerView, PrintedCard } from '@athanor/temples'
import { CrystalMark } from '../art/crystal.tsx'
import { MarkerMark } from '../art/emblem.tsx'
import { usePlay } from '../play.tsx'
import { curseTarget } from '../targets.ts'
import { ARC, arcAngle, at, type Point, type Sector, TRACK } from './geometry.ts'
import css from './ring.module.css'

/** The parts of an arc that a curse space stands for, as positions counted from 1: one from each end that leads to it. */
export function stretches({ arc, track }: PrintedCard, space: number): [from: number, to: number][] {
  return (track[space]?.curses ?? []).map((curse) => {
    const [end, level = ''] = curse.split(' ')
    return end === 'left' ? [1, Number(level)] : [arc.length + 1 - Number(level), arc.length]
  })
}

/** A temple's arc of crystals along the rim, and below it the spaces for markers. */
export function CurseArc({ sector }: { readonly sector: Sector }) {
  const { view, available, look, picks } = usePlay()
  const { card } = sector
  const { markers } = view.temples.find(({ name }) => name === card.name)!
  const angle = (nth: number): number => arcAngle(sector, nth, card.arc.length)
  return (
    <>
      {card.track.map(({ id }, space) => {
        const target = curseTarget(card.name, space)
        const lit = available.has(target) || look === target || picks.includes(target)
        return (
          lit &&
          stretches(card, space).map(([from, to]) => (
            <path
              key={`${id} ${from}`}
              d={band(angle(from), angle(to))}
              className={css.stretch}
              data-look={look === target || picks.includes(target) || undefined}
            />
          ))
        )
      })}
      {[...card.arc].map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crystal of an arc is its place
        <CrystalMark key={i} kind={kind} {...at(angle(i + 1), ARC)} size={31} />
      ))}
      {card.track.map(({ id, position, points }, space) => {
        const target = curseTarget(card.name, space)
        return (
          <g key={id} data-live={available.has(target) || undefined} data-picked={picks.includes(target) || undefined}>
            <CurseSpace point={at(angle(position), TRACK)} marker={markers[space] ?? null} points={points} />
          </g>
        )
      })}
    </>
  )
}

interface CurseSpaceProps {
  readonly point: Point
  readonly marker: MarkerView
  readonly points: number
}

/** A place for a marker: its points, who has it, or that nobody can. */
function CurseSpace({ point, marker, points }: CurseSpaceProps) {
  if (marker !== null && marker !== 'crossed-out') return <MarkerMark owner={marker} {...point} size={34} />
  const { x, y } = point
  return (
    <g className={css.space} data-crossed={marker === 'crossed-out' || undefined}>
      <circle cx={x} cy={y} r="17" />
      {marker === null ? (
        <text x={x} y={y}>
          {points}
        </text>
      ) : (
        <path d={`M${x - 9} ${y - 9}l18 18m0-18l-18 18`} />
      )}
    </g>
  )
}

function band(from: number, to: number): string {
  const [a, b] = from < to ? [from, to] : [to, from]
  const [start, end] = [at(a, ARC), at(b, ARC)]
  return `M${start.x} ${start.y}A${ARC} ${ARC} 0 0 1 ${end.x} ${end.y}`
}
