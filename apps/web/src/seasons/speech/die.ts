import type { Phrase } from '@athanor/kernel'
import { type DieView, ENERGIES } from '@athanor/seasons'

/** What lies on a die, in the rules' words. */
export function sayDie({ energy, crystals, gauge, draw, transmute, pips }: DieView): Phrase {
  const symbols: Phrase[] = ENERGIES.filter((kind) => energy[kind] > 0).map((kind) =>
    energy[kind] > 1
      ? { key: 'energy.several', args: { n: energy[kind], energy: { key: `energy.${kind}` } } }
      : { key: `energy.${kind}` },
  )
  if (crystals > 0) symbols.push({ key: 'symbol.crystals', args: { n: crystals } })
  if (gauge > 0) symbols.push({ key: 'symbol.gauge' })
  if (draw > 0) symbols.push({ key: 'symbol.draw' })
  if (transmute) symbols.push({ key: 'symbol.transmute' })
  return { key: 'die.face', args: { symbols, pips } }
}
