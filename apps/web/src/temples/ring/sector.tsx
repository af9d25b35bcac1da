import type { PrintedCard } from '@athanor/temples'
import { CrystalMark } from '../art/crystal.tsx'
import { type Owner, PawnMark } from '../art/emblem.tsx'
import { RuneMark } from '../art/rune.tsx'
import { usePlay } from '../play.tsx'
import { curseTarget, slotTarget } from '../targets.ts'
import { CurseArc } from './curse-arc.tsx'
import { aside, at, BODY, FOOT, type Point, type Sector, sectorPath } from './geometry.ts'
import css from './ring.module.css'

export const stackPoint = (sector: Sector): Point => at(aside(sector, 0.07), BODY)
/** Where a pawn stands. */
export const footPoint = (sector: Sector): Point => at(aside(sector, sector.card.action === 'temple' ? -0.1 : 0), FOOT)
/** Five slots lie like the pips of a die. */
const PIPS: readonly (readonly [across: number, out: number])[] = [
  [-0.25, 436],
  [0.25, 436],
  [0, 405],
  [-0.27, 374],
  [0.27, 374],
]
export const slotPoint = (sector: Sector, slot: number): Point => {
  const [across, out] = PIPS[slot % PIPS.length]!
  return at(aside(sector, across), out)
}

/** A card of the ring, as a picture. */
export function SectorPicture({ sector }: { readonly sector: Sector }) {
  const { card } = sector
  const { available, look, picks, reaches, view } = usePlay()
  const target = `card.${card.name}`
  const inner = [
    ...card.track.map((_, space) => curseTarget(card.name, space)),
    ...[...card.slots].map((_, slot) => slotTarget(card.name, slot)),
    `rune.${card.name}`,
  ]
  const cost = reaches.get(card.name)?.cost ?? 0
  return (
    <g
      className={css.sector}
      data-kind={card.action}
      data-temple={card.action === 'temple' ? card.key.split('.')[1] : undefined}
      data-live={available.has(target) || undefined}
      data-fast={(view.step === 'move' && available.has(target) && cost > 0) || undefined}
      data-inner={inner.some((one) => available.has(one) || picks.includes(one)) || undefined}
      data-look={look === target || undefined}
    >
      <path d={sectorPath(sector)} className={css.ground} />
      {card.action === 'temple' ? <TempleFace sector={sector} /> : <WildernessFace sector={sector} />}
      <Foot sector={sector} />
    </g>
  )
}

function TempleFace({ sector }: { readonly sector: Sector }) {
  const { view } = usePlay()
  const { card } = sector
  const temple = view.temples.find(({ name }) => name === card.name)!
  const gem = at(aside(sector, -0.29), BODY)
  const stack = stackPoint(sector)
  const tablet = at(aside(sector, 0.31), BODY)
  return (
    <>
      <CurseArc sector={sector} />
      <CrystalMark kind={card.gain[0] ?? '?'} {...gem} size={58} />
      {temple.goal && <Goal {...at(aside(sector, -0.115), BODY + 4)} />}
      {Array.from({ length: Math.max(0, temple.runesLeft - 1) }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack are all alike
          key={i}
          x={stack.x - 21 + (temple.runesLeft - 1 - i) * 5}
          y={stack.y - 26 - (temple.runesLeft - 1 - i) * 4}
          width="44"
          height="52"
          rx="8"
          className={css.back}
        />
      ))}
      {temple.rune ? (
        <RuneMark letter={temple.rune} {...stack} size={52} />
      ) : (
        <rect x={stack.x - 22} y={stack.y - 26} width="44" height="52" rx="8" className={css.gone} />
      )}
      <RuneMark letter={card.tablet} {...tablet} size={40} tablet />
    </>
  )
}

/** The temple is an objective. */
const Goal = ({ x, y }: Point) => (
  <g transform={`translate(${x} ${y})`} className={css.goal}>
    <circle r="15" />
    <circle r="8.5" />
    <circle r="2.5" />
  </g>
)

function WildernessFace({ sector }: { readonly sector: Sector }) {
  const { card } = sector
  const number = at(sector.mid, 471)
  const tablet = at(sector.mid, 345)
  return (
    <>
      <text {...number} className={css.number}>
        {card.name.slice(1)}
      </text>
      {card.action === 'direct' && <Gain card={card} sector={sector} />}
      {card.action === 'upgrade' && <Slots sector={sector} />}
      {card.action === 'exchange' && <Bargain sector={sector} />}
      <RuneMark letter={card.tablet} {...tablet} size={34} tablet />
    </>
  )
}

function Gain({ card, sector }: { readonly card: PrintedCard; readonly sector: Sector }) {
  const places: Point[] =
    card.gain.length < 3
      ? [at(sector.mid, 430), at(sector.mid, 388)]
      : [at(aside(sector, -0.22), 428), at(aside(sector, 0.22), 428), at(sector.mid, 388)]
  return [...card.gain].map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: crystals have nothing but their place
    <CrystalMark key={i} kind={kind} {...(places[i] ?? places[0]!)} size={36} />
  ))
}

function Slots({ sector }: { readonly sector: Sector }) {
  const { view, available, picks } = usePlay()
  const { name, slots } = sector.card
  const covered = view.slots[name] ?? ''
  return [...slots].map((kind, slot) => {
    const point = slotPoint(sector, slot)
    const target = slotTarget(name, slot)
    return (
      <g
        key={target}
        className={css.slot}
        data-live={available.has(target) || undefined}
        data-picked={picks.includes(target) || undefined}
      >
        <circle cx={point.x} cy={point.y} r="18" />
        <CrystalMark kind={covered[slot] === 'x' ? 'C' : kind} {...point} size={covered[slot] === 'x' ? 30 : 22} />
      </g>
    )
  })
}

function Bargain({ sector }: { readonly sector: Sector }) {
  const { pay, take } = sector.card
  const row = (n: number, radius: number): Point[] =>
    Array.from({ length: n }, (_, i) => at(aside(sector, (i - (n - 1) / 2) * 0.27), radius))
  const arrow = at(sector.mid, 405)
  return (
    <>
      {row(pay, 436).map((point) => (
        <CrystalMark key={point.x} kind="C" {...point} size={26} />
      ))}
      <text {...arrow} className={css.arrow}>
        ↓
      </text>
      {row(take, 377).map((point) => (
        <CrystalMark key={point.x} kind="*" {...point} size={26} />
      ))}
    </>
  )
}

/** At the inner rim: who stands here, or how far it is. */
function Foot({ sector }: { readonly sector: Sector }) {
  const { view, reaches } = usePlay()
  const { name } = sector.card
  const point = footPoint(sector)
  const owner: Owner | undefined =
    view.virtualPawn === name ? 'virtual' : view.players.find(({ pawn }) => pawn === name)?.seat
  if (owner !== undefined) return <PawnMark owner={owner} {...point} size={60} />
  const { steps = 0, cost = null } = reaches.get(name) ?? {}
  if (cost === null || steps === 0) return undefined
  return (
    <g transform={`translate(${point.x} ${point.y})`} className={css.steps} data-cost={cost > 0 || undefined}>
      {cost > 0 ? <rect x="-27" y="-17" width="54" height="34" rx="17" /> : <circle r="17" />}
      <text x={cost > 0 ? -9 : 0}>{cost > 0 ? `−${cost}` : steps}</text>
      {cost > 0 && <CrystalMark kind={view.spellPayment === 'any' ? '?' : 'C'} x={14} size={20} />}
    </g>
  )
}
