import type { ReactNode } from 'react'

/** The familiars, drawn in line: 100 units wide, 80 high. */
const ANIMALS: readonly ReactNode[] = [
  // A cat that sits and waits.
  <g key="cat">
    <path d="M31 75C27 62 30 50 38 43C33 37 33 28 34 17L42 23Q50 20 58 23L66 17C67 28 67 37 62 43C70 50 73 62 69 75Z" />
    <path d="M69 73C84 75 91 64 84 54C81 49 75 51 77 56" />
    <path d="M50 75V61M42 75C42 68 44 64 46 61M58 75C58 68 56 64 54 61" />
    <path d="M40 31Q43 28 46 31Q43 34 40 31ZM54 31Q57 28 60 31Q57 34 54 31ZM48 36H52L50 38.5ZM50 38.5Q48 42 45 41M50 38.5Q52 42 55 41" />
    <path d="M38 37L27 34M38 39L27 41M62 37L73 34M62 39L73 41" />
  </g>,
  // An owl on a branch.
  <g key="owl">
    <path d="M33 66C24 48 26 28 34 12L43 19Q50 16 57 19L66 12C74 28 76 48 67 66Q50 75 33 66Z" />
    <circle cx="42" cy="30" r="7.5" />
    <circle cx="58" cy="30" r="7.5" />
    <circle cx="42" cy="30" r="2.4" fill="currentColor" />
    <circle cx="58" cy="30" r="2.4" fill="currentColor" />
    <path d="M47 36L50 43L53 36M30 40Q39 52 36 67M70 40Q61 52 64 67" />
    <path d="M43 50Q46.500 54 50 50Q53.500 54 57 50M43 57Q46.500 61 50 57Q53.500 61 57 57" />
    <path d="M16 73Q50 78 86 71M44 71V76M56 71V76M86 71Q91 66 90 61" />
  </g>,
  // A hare with long ears.
  <g key="hare">
    <path d="M43 31C35 20 35 6 40 4C46 6 48 20 48 29M52 29C53 18 57 6 63 5C67 9 64 22 57 31" />
    <path d="M36 41C36 33 42 28 50 28C58 28 64 33 64 41C64 47 60 51 56 53C67 57 71 66 70 75H30C29 66 33 57 44 53C40 51 36 47 36 41Z" />
    <circle cx="44" cy="39" r="1.8" fill="currentColor" />
    <circle cx="56" cy="39" r="1.8" fill="currentColor" />
    <path d="M48 44H52L50 46.500ZM50 46.500V49M46 75V66M54 75V66M40 46L29 44M40 48L30 50M60 46L71 44M60 48L70 50" />
    <path d="M70 68Q79 64 78 71Q76 76 70 75" />
  </g>,
  // A raven that knows something.
  <g key="raven">
    <path d="M14 31L30 25C34 16 46 14 52 22C56 28 62 34 74 42L92 60L76 57L82 66L68 62C58 68 42 66 36 54C32 46 32 38 30 33Z" />
    <path d="M30 25C34 27 34 31 30 33M14 31L26 31" />
    <circle cx="41" cy="25" r="2.2" fill="currentColor" />
    <path d="M50 35C52 46 60 53 70 55M46 41C48 51 55 58 63 59" />
    <path d="M46 65L44 76M55 66L56 76M38 76H50M51 76H62" />
  </g>,
]

export function Animal({ seat, className }: { readonly seat: number; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="10 0 84 80"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ANIMALS[seat % ANIMALS.length]}
    </svg>
  )
}
