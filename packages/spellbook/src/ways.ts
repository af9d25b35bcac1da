import { groupOf, type PayMode, plansFor } from './payment.ts'
import { colourOfSpell, type LevelNumber, type SpellId } from './spell.ts'
import type { Wild } from './state.ts'
import { COLOUR_COUNT, colourOf, type Token } from './token.ts'

/**
 * Every way in which a pool can pay for a level, each as its tokens in the order of their numbers. The cheapest comes
 * first: the fewest tokens, and among those the ones that break up the smallest hoards.
 */
export function waysToPay(
  pool: readonly Token[],
  spell: SpellId,
  level: LevelNumber,
  mode: PayMode,
  wild: Wild,
): Token[][] {
  const colour = colourOfSpell(spell)
  const groups: Token[][] = [[], [], [], []]
  for (const token of [...pool].sort((a, b) => a - b)) groups[groupOf(token, colour)]!.push(token)
  const ways: Token[][] = []
  for (const plan of plansFor(wild, level, mode)) {
    let partial: Token[][] = [[]]
    plan.forEach((wanted, group) => {
      const handfuls = handfulsOf(groups[group]!, wanted)
      partial = partial.flatMap((way) => handfuls.map((handful) => [...way, ...handful]))
    })
    ways.push(...partial)
  }
  const hoard = hoards(pool)
  const pain = (way: readonly Token[]): number => way.reduce((sum, token) => sum + hoard[colourOf(token)]!, 0)
  return ways
    .map((way) => way.sort((a, b) => a - b))
    .sort((one, other) => one.length - other.length || pain(one) - pain(other))
}

/** How many tokens of each colour a pool holds. */
function hoards(pool: readonly Token[]): number[] {
  const hoard = new Array<number>(COLOUR_COUNT).fill(0)
  for (const token of pool) hoard[colourOf(token)]!++
  return hoard
}

/** All ways to take `n` tokens out of a sorted list; tokens of one kind are alike. */
function handfulsOf(list: readonly Token[], n: number): Token[][] {
  if (n === 0) return [[]]
  const found: Token[][] = []
  list.forEach((token, i) => {
    if (i > 0 && list[i - 1] === token) return
    for (const rest of handfulsOf(list.slice(i + 1), n - 1)) found.push([token, ...rest])
  })
  return found
}
