import { below, type Rng, type Seat, type Viewer } from '@athanor/kernel'
import { changePlaces, choiceOf, dividedPlaces, hasChosenFor, type State } from '@athanor/seasons/inside'

/** So many exchanges are tried for each of the others, and so many choices: docs/bots.md tells why. */
const EXCHANGES = 24
const CHOICES = 4

/** What somebody's secrets are worth to him. */
type Worth = () => number

/** Whoever chose in secret, or divided cards among hand and libraries, did it well, as far as one can tell. */
export function suppose(state: State, viewer: Viewer, rng: Rng, worthOf: (seat: Seat) => number): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const worth = (): number => worthOf(seat)
    if (hasChosenFor(state, seat, viewer)) chooseWell(state, seat, rng, worth)
    divideWell(state, seat, viewer, rng, worth)
  }
}

/** Of some choices the best stays. */
function chooseWell(state: State, seat: Seat, rng: Rng, worthNow: Worth): void {
  const { picks } = state
  let best = picks[seat]!
  let worth = worthNow()
  for (let n = 1; n < CHOICES; n++) {
    picks[seat] = 1 + below(rng, choiceOf(state, seat))
    const other = worthNow()
    if (other > worth) {
      worth = other
      best = picks[seat]!
    }
  }
  picks[seat] = best
}

/** Of some exchanges those stay that make the cards worth more to their owner. */
function divideWell(state: State, seat: Seat, viewer: Viewer, rng: Rng, worthNow: Worth): void {
  const places = dividedPlaces(state, seat, viewer)
  if (places.every(({ list }) => list === places[0]!.list)) return
  let worth = worthNow()
  for (let n = 0; n < EXCHANGES; n++) {
    const [a, b] = [places[below(rng, places.length)]!, places[below(rng, places.length)]!]
    if (a.list === b.list) continue
    changePlaces(a, b)
    const other = worthNow()
    if (other >= worth) worth = other
    else changePlaces(a, b)
  }
}
