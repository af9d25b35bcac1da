import type { PlayerView } from '@athanor/temples'
import { useMemo } from 'react'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { CrystalMark } from '../art/crystal.tsx'
import { sayCrystal } from '../crystals.ts'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { chainOf, spaceTarget } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import css from './lattice.module.css'
import { HEIGHT, lineName, linesOf, type Place, placesOfSpaces, WIDTH } from './layout.ts'
import type { Aim } from './nearest.ts'

interface LatticeProps {
  readonly player: PlayerView
  /** A curse to show: what is missing for it is outlined. */
  readonly aim?: Aim | undefined
}

/** A crystal grid as a lattice of light: chains that break a curse shine along their lines. */
export function Lattice({ player, aim }: LatticeProps) {
  const { all, view, meanings, look, picks } = usePlay()
  const { names } = useHelp()
  const tell = useTell()
  const { seat, grid } = player
  const places = useMemo(() => placesOfSpaces(all.rows), [all.rows])
  const mine = seat === view.viewer
  const chains = mine ? meanings.map(({ moves }) => chainOf(moves[0] ?? 0)).filter(({ length }) => length > 0) : []
  const lit = new Set(chains.flatMap(linesOf))
  // Chains are told apart by the numbers of their spaces.
  const numbered = new Set(picks.some((pick) => pick.startsWith('curse.')) ? chains.flat() : [])
  const bright = new Set(linesOf(look?.startsWith('chain.') && mine ? chainOf(Number(look.slice(6))) : []))
  const aimed = new Set(aim ? linesOf(aim.path) : [])
  const light = (name: string): string | undefined =>
    bright.has(name) ? 'bright' : lit.has(name) ? 'lit' : aimed.has(name) ? 'aim' : undefined
  return (
    <section
      className={css.lattice}
      aria-label={mine ? tell('temples.my-grid') : tell('temples.grid-of', { who: names[seat]! })}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.picture} aria-hidden="true">
        {all.lines.map(([a = 0, b = 0]) => (
          <Line key={`${a} ${b}`} from={places[a - 1]!} to={places[b - 1]!} light={light(lineName(a - 1, b - 1))} />
        ))}
        {places.map((place, space) => (
          <Node
            key={`${place.x} ${place.y}`}
            place={place}
            space={space}
            kind={grid[space] ?? '.'}
            wanted={aim?.missing.find((one) => one.space === space)?.kind}
            numbered={numbered.has(space)}
            seat={seat}
          />
        ))}
      </svg>
      {places.map((place, space) => (
        <SpaceSpot key={`${place.x} ${place.y}`} place={place} space={space} player={player} />
      ))}
    </section>
  )
}

function Line({ from, to, light }: { readonly from: Place; readonly to: Place; readonly light: string | undefined }) {
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={css.line} data-light={light} />
}

interface NodeProps {
  readonly place: Place
  readonly space: number
  readonly kind: string
  readonly wanted: string | undefined
  readonly numbered: boolean
  readonly seat: number
}

function Node({ place, space, kind, wanted, numbered, seat }: NodeProps) {
  const { available, picks, view } = usePlay()
  const target = spaceTarget(seat, space)
  return (
    <g
      className={css.node}
      data-live={available.has(target) || undefined}
      data-picked={picks.includes(target) || undefined}
    >
      <circle cx={place.x} cy={place.y} r="22" />
      {kind === '.' && !wanted && seat === view.viewer && (
        <text x={place.x} y={place.y} className={css.number}>
          {space + 1}
        </text>
      )}
      {wanted && kind === '.' && <CrystalMark kind={wanted} {...place} size={26} faint />}
      {kind !== '.' && <CrystalMark kind={kind} {...place} size={34} />}
      {wanted && kind !== '.' && <Wanted kind={wanted} x={place.x + 19} y={place.y - 19} />}
      {numbered && <Numbered n={space + 1} x={place.x + 19} y={place.y + 19} />}
    </g>
  )
}

/** Another crystal is wanted where one lies. */
const Wanted = ({ kind, x, y }: Place & { readonly kind: string }) => (
  <g className={css.wanted}>
    <circle cx={x} cy={y} r="11" />
    <CrystalMark kind={kind} x={x} y={y} size={14} />
  </g>
)

/** The number of a space that something lies on. */
const Numbered = ({ n, x, y }: Place & { readonly n: number }) => (
  <g className={css.numbered}>
    <circle cx={x} cy={y} r="11" />
    <text x={x} y={y}>
      {n}
    </text>
  </g>
)

function SpaceSpot({ place, space, player }: { readonly place: Place; readonly space: number } & LatticeProps) {
  const { available, view } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const kind = player.grid[space] ?? '.'
  const target = spaceTarget(player.seat, space)
  const style = { left: `${(place.x / WIDTH) * 100}%`, top: `${(place.y / HEIGHT) * 100}%` }
  const label = tell('temples.space', {
    n: space + 1,
    what: kind === '.' ? tell('temples.empty') : say(sayCrystal(kind)),
  })
  if (player.seat !== view.viewer && !available.has(target))
    return <span className={css.anchor} style={style} data-place={target} />
  return (
    <Spot
      target={target}
      label={label}
      title={label}
      tabIndex={available.has(target) ? 0 : -1}
      className={css.spot}
      style={style}
      data-place={target}
    />
  )
}
