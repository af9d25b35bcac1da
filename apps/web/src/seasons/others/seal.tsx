import type { Seat } from '@athanor/kernel'
import { useHelp } from '../../table/help.tsx'
import css from './seal.module.css'

const SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.5 22 20.500H2Z',
  'M12 1.5 22.5 12 12 22.5 1.5 12Z',
]

/** The seal of a seat: a shape and a colour. */
export function Seal({
  seat,
  className,
  named = false,
}: {
  readonly seat: Seat
  readonly className?: string | undefined
  /** Says whose it is, where nothing else does. */
  readonly named?: boolean
}) {
  const { names } = useHelp()
  const looks = { viewBox: '0 0 24 24', className: [css.seal, className].filter(Boolean).join(' '), 'data-seat': seat }
  const shape = <path d={SHAPES[seat % SHAPES.length]} />
  if (!named)
    return (
      <svg {...looks} aria-hidden="true">
        {shape}
      </svg>
    )
  return (
    <svg {...looks} role="img" aria-label={names[seat]}>
      {shape}
    </svg>
  )
}
