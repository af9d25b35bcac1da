import type { Phrase } from '@athanor/kernel'
import type { Board } from './board.ts'
import { sayKind, sayPower } from './names.ts'
import { countIn, type Gain, kindsIn } from './tally.ts'

/** What runes and powers do, said with the values of the data in use. */

/** `2 × colourless`, `1 × any colour`. */
export function sayGain({ kinds, anyColour, anyKind }: Gain): Phrase[] {
  const parts: Phrase[] = []
  for (const kind of new Set(kindsIn(kinds)))
    parts.push({ key: 'gain.kind', args: { n: countIn(kinds, kind), crystal: sayKind(kind) } })
  if (anyColour > 0) parts.push({ key: 'gain.any-colour', args: { n: anyColour } })
  if (anyKind > 0) parts.push({ key: 'gain.any-kind', args: { n: anyKind } })
  return parts
}

/** What a rune type does when it resonates, and for good. */
export function runeEffects(board: Board, rune: number): Phrase[] {
  const { gain, clears, extra, discount } = board.runes[rune]!
  const effects: Phrase[] = []
  const crystals = sayGain(gain)
  if (crystals.length > 0) effects.push({ key: 'resonance.take', args: { crystals } })
  if (clears) effects.push({ key: 'resonance.clear' })
  if (extra > 0) effects.push({ key: 'resonance.extra', args: { n: extra } })
  if (discount) effects.push({ key: 'resonance.discount', args: { n: board.discountedCost } })
  return effects
}

/** What a power does, 1 to 8. */
export function sayPowerEffect(board: Board, power: number): Phrase {
  const rewards: Phrase[] = []
  board.rewards.forEach(({ gain, points }, i) => {
    const crystals = sayGain(gain)
    if (crystals.length > 0) rewards.push({ key: 'reward.crystals', args: { marker: i + 1, crystals } })
    if (points > 0) rewards.push({ key: 'reward.points', args: { marker: i + 1, n: points } })
  })
  const [one, two] = board.raises
  return {
    key: `effect.${sayPower(power).key}`,
    args: { cost: board.discountedCost, reserve: board.reserve, rewards, one, two },
  }
}
