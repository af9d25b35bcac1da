import type { Seat } from '@athanor/kernel'
import { ENERGIES, type PlayerView, type SeasonsView } from '@athanor/seasons'
import type { Travel } from '../table/contract.ts'
import { at, isPrelude } from './places.ts'
import { newInPlay } from './speech/compare.ts'

export const home = {
  crystals: (seat: Seat) => `crystals of ${seat}`,
  reserve: (seat: Seat) => `reserve of ${seat}`,
  gauge: (seat: Seat) => `gauge of ${seat}`,
  hand: (seat: Seat) => `hand of ${seat}`,
  play: (seat: Seat) => `play of ${seat}`,
  wheel: 'wheel',
  discard: 'discard',
  packet: 'packet',
  picks: 'picks',
} as const

/** What moved between two views, as far as the difference tells. */
export function travels(before: SeasonsView, after: SeasonsView): readonly Travel[] {
  if (isPrelude(before) || isPrelude(after)) return preludeTravels(before, after)
  const things: Travel[] = []
  if (before.space !== after.space)
    things.push({ from: at.space(before.space), to: at.space(after.space), thing: 'marker', sound: 'turn' })
  for (const now of after.players) {
    const was = before.players[now.seat]
    if (was) things.push(...travelsOf(was, now, before))
  }
  return things
}

function preludeTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  const was = before.players[before.viewer]?.libraries?.[1].length ?? 0
  const is = after.players[after.viewer]?.libraries?.[1] ?? []
  if (after.phase !== 'draft' || is.length <= was) return []
  return [{ from: home.packet, to: home.picks, thing: `card ${is.at(-1)}`, sound: 'card' }]
}

function travelsOf(was: PlayerView, now: PlayerView, before: SeasonsView): Travel[] {
  const { seat } = now
  return [
    ...dieTravels(was, now),
    ...energyTravels(was, now),
    ...cardTravels(was, now, before),
    ...count(now.crystals - was.crystals, 'crystal', home.wheel, home.crystals(seat), 'crystal'),
    ...count(now.gauge - was.gauge, 'gauge', home.wheel, home.gauge(seat), 'token'),
  ]
}

/** So many things from one place to another, or back if there are fewer now. */
function count(n: number, thing: string, from: string, to: string, sound: NonNullable<Travel['sound']>): Travel[] {
  if (n === 0) return []
  const [start, end] = n > 0 ? [from, to] : [to, from]
  return [{ from: start, to: end, thing, sound, count: Math.min(Math.abs(n), 5) }]
}

function dieTravels(was: PlayerView, now: PlayerView): Travel[] {
  if (!now.die || was.die) return []
  return [{ from: at.die(now.die.name), to: home.crystals(now.seat), thing: `die ${now.die.name}`, sound: 'die' }]
}

function energyTravels(was: PlayerView, now: PlayerView): Travel[] {
  return ENERGIES.flatMap((energy) =>
    count(now.reserve[energy] - was.reserve[energy], energy, home.wheel, home.reserve(now.seat), 'token'),
  )
}

function cardTravels(was: PlayerView, now: PlayerView, before: SeasonsView): Travel[] {
  const { seat } = now
  const entered = newInPlay(was, now)
  const left = newInPlay(now, was)
  const things: Travel[] = entered.map((card) => ({
    from: cardSource(card, seat, before),
    to: home.play(seat),
    thing: `card ${card}`,
    sound: 'card',
  }))
  const back = left.filter((card) => now.hand.includes(card) && !was.hand.includes(card))
  for (const card of left)
    things.push({
      from: home.play(seat),
      to: back.includes(card) ? home.hand(seat) : home.discard,
      thing: `card ${card}`,
      sound: 'card',
    })
  const summoned = before.summoning !== null && entered.includes(before.summoning) ? 1 : 0
  const drawn = now.handSize - was.handSize + entered.length - summoned - back.length
  if (drawn > 0) things.push({ from: at.pile, to: home.hand(seat), thing: 'back', sound: 'card', count: drawn })
  return things
}

/** Where a card comes from that enters: the payment, the cards of an effect, or a hand. */
function cardSource(card: number, seat: Seat, before: SeasonsView): string {
  if (before.summoning === card) return 'summoning'
  if (before.held.includes(card)) return at.held(card)
  return seat === before.viewer && before.players[seat]!.hand.includes(card) ? at.hand(card) : home.hand(seat)
}
