import { below, type Rng, type Seat } from '@athanor/kernel'
import type { Hidden } from '@athanor/kernel/testing'
import { ABILITIES, type AbilityId } from '../abilities/slugs.ts'
import { cardOf, type Entry, withCard } from '../entry.ts'
import type { State } from '../state.ts'

/** What is known of the place and of the card, without the card. */
const noteOf = (entry: Entry): Entry => withCard(entry, 0)

const pick = <T>(list: readonly T[], rng: Rng): T => list[below(rng, list.length)]!

/** Two cards of the pile change places. The top one, which is drawn next, is among them every other time. */
function exchangeInPile({ pile }: State, rng: Rng): void {
  if (pile.length < 2) return
  const a = below(rng, 2) === 0 ? pile.length - 1 : below(rng, pile.length)
  const b = below(rng, pile.length)
  if (noteOf(pile[a]!) === noteOf(pile[b]!)) exchangeCards(pile, a, pile, b)
}

/** Before the first packets are passed on, nobody has seen the others' cards: they might as well be cards of the pile. */
function exchangeInPacket({ players, pile }: State, seat: Seat, rng: Rng): void {
  const { hand } = pick(
    players.filter((_, at) => at !== seat),
    rng,
  )
  const other = pick([pile, ...players.filter((_, at) => at !== seat).map((player) => player.hand)], rng)
  if (hand.length > 0 && other.length > 0) exchangeCards(hand, below(rng, hand.length), other, below(rng, other.length))
}

function exchangeCards(one: Entry[], a: number, other: Entry[], b: number): void {
  const card = cardOf(one[a]!)
  one[a] = withCard(one[a]!, cardOf(other[b]!))
  other[b] = withCard(other[b]!, card)
}

/** Somebody else has another ability token to choose from; if a third one had that, it has the first one's now. */
function exchangeTokens({ players }: State, seat: Seat, rng: Rng): void {
  const own = players[seat]!.dealt ?? []
  const tokens = ABILITIES.map((_, i): AbilityId => i + 1).filter((token) => !own.includes(token))
  const [a, b] = [pick(tokens, rng), pick(tokens, rng)]
  players.forEach((player, at) => {
    if (at !== seat) player.dealt = player.dealt?.map((token) => (token === a ? b : token === b ? a : token))
  })
}

/** Of chance and of what others choose in secret the twins take care themselves. */
export const hiddenInSeasons: Hidden<State> = {
  exchange: (state, seat, rng) => {
    const ways = [() => exchangeInPile(state, rng)]
    if (state.phase === 'draft' && state.pass === 0) ways.push(() => exchangeInPacket(state, seat, rng))
    if (state.players[seat]!.dealt?.length) ways.push(() => exchangeTokens(state, seat, rng))
    pick(ways, rng)()
  },
  notes: ({ pile, discard, held, players }) => {
    const lists = [pile, discard, held, ...players.flatMap(({ hand, second, third }) => [hand, second, third])]
    return JSON.stringify(lists.map((list) => list.map(noteOf)))
  },
}
