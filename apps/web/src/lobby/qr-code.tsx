import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './invite.module.css'

/** A text for a camera: dark squares on white, whatever the theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={css.qr} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size, path: squares.join('') }
}
