import type { Words } from '../words/words.tsx'

const UNITS = [
  ['days', 24 * 3600],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** So many seconds in the largest unit that counts them wholly. */
export function unitOf(seconds: number): { readonly unit: (typeof UNITS)[number][0]; readonly n: number } {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3]
  return { unit, n: seconds / length }
}

export function duration(seconds: number, ui: Words['ui']): string {
  const { unit, n } = unitOf(seconds)
  return ui(`time.${unit}`, { n })
}
