import type { EnergyName } from '@athanor/seasons'
import css from './signs.module.css'

/** Every energy has a shape of its own: a drop, a flame, a swirl in a disc, a leafed hexagon. */
const SHAPES: { readonly [energy in EnergyName]: { readonly body: string; readonly line: string } } = {
  water: {
    body: 'M12 1.6C15.4 6.7 19.4 10.6 19.4 15a7.4 7.4 0 0 1-14.8 0C4.6 10.6 8.6 6.7 12 1.6Z',
    line: 'M8 15.4a4.2 4.2 0 0 0 4 4.1',
  },
  fire: {
    body: 'M12.7 1.4c.6 3.8 6.7 6.6 6.7 13a7.4 7.4 0 0 1-14.8.4c0-3.3 1.8-5.2 3-7.2.5 1.8 1.2 2.7 2.2 3.3C9.5 7.6 10.2 4 12.7 1.4Z',
    line: 'M12.4 12.2c.3 1.9 2.5 2.7 2.5 5a2.9 2.9 0 0 1-5.8.1c0-2.2 2.2-2.9 3.3-5.1Z',
  },
  air: {
    body: 'M12 2.3a9.7 9.7 0 1 1 0 19.4 9.7 9.7 0 0 1 0-19.4Z',
    line: 'M5.3 13.3c.6-5.2 8-7.8 11.6-3.6 2.6 3.2.3 7.6-3.5 7.4-3.2-.2-4.3-3.8-2.2-5.4 1.5-1.1 3.4-.1 3.1 1.6',
  },
  earth: {
    body: 'M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7Z',
    line: 'M12 19v-6.3m0 0C8.6 12.7 7.2 10.6 7 7.8c3 0 5 1.7 5 4.9Zm0 1.9c3.3 0 4.8-2 5-4.7-2.9 0-5 1.5-5 4.7Z',
  },
}

/** The sign of an energy, as high as the text around it. */
export function Energy({ kind, className }: { readonly kind: EnergyName; readonly className?: string | undefined }) {
  const { body, line } = SHAPES[kind]
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      aria-hidden="true"
      className={[css.sign, css[kind], className].filter(Boolean).join(' ')}
    >
      <path d={body} className={css.body} />
      <path d={line} className={css.line} />
    </svg>
  )
}
