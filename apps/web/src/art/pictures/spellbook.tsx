import css from './pictures.module.css'
import { onCircle } from './shapes.ts'
import { Sky } from './sky.tsx'

const COLOURS = ['#c9473f', '#d98a35', '#e2c24a', '#57a04d', '#4a86d0', '#8a63c9', '#c7c9d6'] as const
const RUNES = ['M0-6a6 6 0 1 0 .1 0Z', 'M0-7 7 5H-7Z', 'M-6-6H6V6H-6Z'] as const
const TOKENS = COLOURS.map((colour, i) => {
  const [x, y] = onCircle(160, 132, 106, -66 + i * 22)
  return { colour, x, y, rune: RUNES[i % 3]! }
})

/** SpellBook: seven tokens of materia rise from an open grimoire. */
export function SpellbookPicture() {
  return (
    <svg viewBox="0 0 320 180" className={css.picture} aria-hidden="true">
      <Sky />
      <path
        d="M160 128 60 60M160 128 95 38M160 128 128 28M160 128V24M160 128 192 28M160 128 225 38M160 128 260 60"
        className={css.fine}
      />
      <circle cx="160" cy="132" r="62" className={css.fine} strokeDasharray="1 5" />
      {TOKENS.map(({ colour, x, y, rune }) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <circle r="15" fill={colour} stroke="#f0e3bd" strokeWidth="1.2" />
          <circle r="11.5" fill="none" stroke="#15172a" strokeWidth="0.8" opacity="0.5" />
          <path d={rune} fill="#15172a" />
        </g>
      ))}
      <path
        d="M160 158c-30-16-70-18-104-8V98c34-10 74-8 104 8 30-16 70-18 104-8v52c-34-10-74-8-104 8Z"
        fill="#f4ead0"
        stroke="#d9b45f"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M50 156c38-10 78-8 110 9 32-17 72-19 110-9" className={css.line} />
      <path d="M160 106v52" stroke="#8a6a2a" strokeWidth="1.2" />
      <g fill="none" stroke="#8a6a2a" strokeWidth="1.1" strokeLinecap="round">
        <path d="M104 107c14 0 30 3 44 8M104 119c14 0 30 3 44 8M104 131c14 0 30 3 44 8" />
        <path d="M172 115c14-5 30-8 44-8M172 127c14-5 30-8 44-8M172 139c14-5 30-8 44-8" />
      </g>
      <g fill="#2a2115">
        <path d="M80 104a7 7 0 1 0 .1 0Z" />
        <path d="M80 123l8 13H72Z" />
        <path d="M233 105h13v13h-13Z" />
        <path d="M239 124a7 7 0 1 0 .1 0Z" />
      </g>
    </svg>
  )
}
