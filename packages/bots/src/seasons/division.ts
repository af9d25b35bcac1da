import { below, type Rng, type Viewer } from '@athanor/kernel'
import { changePlaces, dividedPlaces, type State } from '@athanor/seasons/inside'

/** So many exchanges are tried for each of the others: docs/bots.md tells why. */
const TRIES = 24

/**
 * Whoever divided cards among hand and libraries did it well, as far as one can tell: of some exchanges those stay that
 * make the cards worth more to their owner.
 */
export function suppose(state: State, viewer: Viewer, rng: Rng, worthOf: (seat: number) => number): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const places = dividedPlaces(state, seat, viewer)
    if (places.every(({ list }) => list === places[0]!.list)) continue
    let worth = worthOf(seat)
    for (let n = 0; n < TRIES; n++) {
      const [a, b] = [places[below(rng, places.length)]!, places[below(rng, places.length)]!]
      if (a.list === b.list) continue
      changePlaces(a, b)
      const other = worthOf(seat)
      if (other >= worth) worth = other
      else changePlaces(a, b)
    }
  }
}
