import type { CardId } from '../card.ts'
import { kingdom } from './scenario.ts'

/** What is printed on a card, found out by playing it. */
export interface Facts {
  readonly type: 'item' | 'familiar'
  /** Tokens, then crystals: `'AWW 3'`; `''` for nothing. A list for 2, 3 and 4 players, if they differ. */
  readonly cost: string | readonly string[]
  readonly points: number
  readonly activated: boolean
  readonly copies: number
}

/** Not for Elemental Amulet, whose cost is a choice, nor for cards that count points of their own kind. */
export function factsOf(card: CardId): Facts {
  const costs = [2, 3, 4].map((players) => costOf(card, players))
  const idol = kingdom({ seats: [{ play: `43 ${card}` }] })
  return {
    type: idol.play('activate 43').crystals(0) > 0 ? 'familiar' : 'item',
    cost: costs.every((cost) => cost === costs[0]) ? costs[0]! : costs,
    points: pointsWith(`10 ${card}`) - pointsWith('10'),
    activated: !kingdom({ seats: [{ play: String(card) }] })
      .why(`activate ${card}`)
      .includes('no-activation'),
    copies: kingdom().pile.filter((found) => found === card).length,
  }
}

/** A familiar lies beside the card, so that Sealed Chest is worth its printed points. */
const pointsWith = (play: string): number => kingdom({ seats: [{ play }, { play: '1 2 3' }] }).score(0)

/** The fewest tokens of each kind and the fewest crystals that will do. */
function costOf(card: CardId, players: number): string {
  const can = (reserve: string, crystals: number): boolean =>
    kingdom({ players, seats: [{ hand: String(card), reserve, crystals }] }).can(`summon ${card}`)
  const least = (enough: (n: number) => boolean): number => {
    for (let n = 0; n <= 25; n++) if (enough(n)) return n
    throw new Error(`card ${card} cannot be summoned`)
  }
  const rich = 'AAAAWWWWFFFFEEEE'
  const tokens = [...'AWFE'].map((letter) =>
    letter.repeat(least((n) => can(rich.replaceAll(letter, '') + letter.repeat(n), 25))),
  )
  const crystals = least((n) => can(rich, n))
  return [tokens.join(''), crystals || ''].join(' ').trim()
}
