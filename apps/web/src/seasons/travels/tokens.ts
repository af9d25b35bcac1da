import type { Seat } from '@athanor/kernel'
import { ENERGIES, type EnergyName, type PlayedView, type PlayerView, type SeasonsView } from '@athanor/seasons'
import type { Travel } from '../../table/contract.ts'
import { keyed } from '../keyed.ts'
import { at } from '../places.ts'
import { type Change, flows, MOST } from './flow.ts'
import { home } from './home.ts'

type Sound = NonNullable<Travel['sound']>

/** Crystals, tokens and steps of the gauge: from player to player, between a player and the cards, and the bank. */
export function tokenTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  const all = (of: (was: PlayerView, now: PlayerView, bank: string) => readonly Change[]): Change[] =>
    after.players.flatMap((now) => of(before.players[now.seat] ?? now, now, bankOf(now, before, after)))
  return [
    ...ENERGIES.flatMap((energy) =>
      sent(
        energy,
        'token',
        all((was, now, bank) => energyChanges(energy, was, now, bank)),
      ),
    ),
    ...sent(
      'crystal',
      'crystal',
      all((was, { seat, crystals }, bank) => [{ place: home.crystals(seat), seat, by: crystals - was.crystals, bank }]),
    ),
    ...sent(
      'gauge',
      'token',
      all((was, { seat, gauge }, bank) => [{ place: home.gauge(seat), seat, by: gauge - was.gauge, bank }]),
    ),
  ]
}

const sent = (thing: string, sound: Sound, changes: readonly Change[]): Travel[] =>
  flows(changes).map(({ from, to, n }) => ({ from, to, thing, sound, count: Math.min(n, MOST) }))

/** What a turn begins with comes from the die; the rest from the middle of the table. */
function bankOf({ seat, die }: PlayerView, before: SeasonsView, after: SeasonsView): string {
  const begins = after.phase === 'turn' && after.active === seat && !(before.phase === 'turn' && before.active === seat)
  return begins && die ? at.die(die.name) : home.wheel
}

function energyChanges(energy: EnergyName, was: PlayerView, now: PlayerView, bank: string): Change[] {
  const { seat } = now
  return [
    { place: home.reserve(seat), seat, by: now.reserve[energy] - was.reserve[energy], bank },
    ...onCards(energy, was.play, now.play, seat).map(({ place, by }) => ({ place, seat, by, bank: home.wheel })),
  ]
}

/** How many tokens lie on each card more than before, on a card that is new or gone too. */
function onCards(energy: EnergyName, was: readonly PlayedView[], now: readonly PlayedView[], seat: Seat) {
  const old = new Map(keyed(was, ({ card }) => card).map((played) => [played.key, played]))
  const changes = keyed(now, ({ card }) => card).map(({ key, one, place }) => {
    const then = old.get(key)
    old.delete(key)
    return { place: at.play(seat, place), by: one.tokens[energy] - (then?.one.tokens[energy] ?? 0) }
  })
  const gone = [...old.values()].map(({ one, place }) => ({ place: at.play(seat, place), by: -one.tokens[energy] }))
  return [...changes, ...gone]
}
