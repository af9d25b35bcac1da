import { AUTOMATON, type Phrase, type Points, type Seat, type Standing } from '@athanor/kernel'
import { COLOURLESS } from './crystal.ts'
import type { DataTable } from './data/table.ts'
import { sayPower, sayRune, sayTemple } from './names.ts'
import { BREAKERS_REWARD, isRewarded, seeksRunes } from './powers.ts'
import { boardOf, countOf, held, ownedRunes, RUNE_TYPES, type State, TRACK, VIRTUAL_MARKER } from './state.ts'

const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key })

/** The points of the markers and of P4's rewards: what the score track shows during the game. MT-CURSE-25 */
function trackPoints(state: State, seat: Seat): Points[] {
  const board = boardOf(state)
  const points: Points[] = []
  board.temples.forEach((temple, index) => {
    temple.points.forEach((worth, space) => {
      if (state.markers[index * TRACK + space] === seat + 1)
        points.push({ for: phrase('score.curse', { temple: sayTemple(index) }), points: worth })
    })
  })
  const power = sayPower(BREAKERS_REWARD)
  if (isRewarded(state, seat)) {
    for (let marker = 0; marker < state.placed[seat]!; marker++) {
      const worth = board.rewards[marker]!.points
      if (worth > 0) points.push({ for: phrase('score.reward', { marker: marker + 1, power }), points: worth })
    }
  }
  return points
}

/** The markers in a temple, of all seats and then of the virtual player, if there is one. MT-TWO-20 */
export function markersIn(state: State, temple: number): number[] {
  const { players } = state.table
  const count: number[] = new Array(players === 2 ? players + 1 : players).fill(0)
  for (let space = 0; space < TRACK; space++) {
    const owner = state.markers[temple * TRACK + space]!
    if (owner > 0) count[owner === VIRTUAL_MARKER ? players : owner - 1]!++
  }
  return count
}

/** What each gets for a temple goal, by the markers of all. MT-GOAL-03 to MT-GOAL-10 */
export function templeGoalPoints(markers: readonly number[], worth: DataTable['goals']['templePoints']): number[] {
  const most = Math.max(...markers)
  if (most === 0) return markers.map(() => 0)
  const firsts = markers.filter((n) => n === most).length
  const second = Math.max(0, ...markers.filter((n) => n < most))
  const seconds = firsts === 1 && second > 0 ? markers.filter((n) => n === second).length : 0
  return markers.map((n) => {
    if (n === most) return firsts === 1 ? worth.first : Math.floor(worth.tieFirstShare / firsts)
    if (n === second && seconds > 0) return seconds === 1 ? worth.second : Math.floor(worth.tieSecondShare / seconds)
    return 0
  })
}

/** Whether a type of rune counts for the seat: not the inherited one of P3. MT-ADV-P3.5 */
const counts = (state: State, seat: Seat, rune: number): boolean =>
  ownedRunes(state, seat, rune) > 0 && rune !== state.inherited[seat]

/** The rune types that count, one more for P8. MT-GOAL-12, MT-ADV-P8.8 */
export function runeTypes(state: State, seat: Seat): number {
  let types = seeksRunes(state, seat) ? 1 : 0
  for (let rune = 0; rune < RUNE_TYPES; rune++) if (counts(state, seat, rune)) types++
  return types
}

export function runePoints(state: State, types: number): number {
  const table = boardOf(state).data.goals.rune.pointsByTypes
  return table[Math.min(types, table.length - 1)]!
}

function runeGoal(state: State, seat: Seat): Points {
  const types = runeTypes(state, seat)
  const runes: Phrase[] = []
  for (let rune = 0; rune < RUNE_TYPES; rune++) if (counts(state, seat, rune)) runes.push(sayRune(rune))
  return { for: phrase('score.runes', { n: types, runes }), points: runePoints(state, types) }
}

/** Every point of a seat and where it comes from, as if the game ended now. */
export function breakdown(state: State, seat: Seat): Points[] {
  return [...powerLine(state, seat), ...trackPoints(state, seat), ...templeGoals(state, seat), runeGoal(state, seat)]
}

/** The power of the advanced game; what it brings in points, P4's rewards, is told apart. */
function powerLine(state: State, seat: Seat): Points[] {
  const power = state.power[seat]!
  return power > 0 ? [{ for: phrase('score.power', { power: sayPower(power) }), points: 0 }] : []
}

/** `who` is a seat or, after the last one, the virtual player. */
function templeGoals(state: State, who: number): Points[] {
  const { templePoints } = boardOf(state).data.goals
  return state.table.goals.map((temple) => ({
    for: phrase('score.goal', { goal: sayTemple(temple) }),
    points: templeGoalPoints(markersIn(state, temple), templePoints)[who]!,
  }))
}

/** The score track and the score with all goals as if the game ended now, by seat: the sums of the above. */
export function sums(state: State): { readonly track: number[]; readonly score: number[] } {
  const board = boardOf(state)
  const { players, goals } = state.table
  const track: number[] = new Array(players).fill(0)
  board.temples.forEach(({ points }, index) => {
    for (let space = 0; space < points.length; space++) {
      const owner = state.markers[index * TRACK + space]!
      if (owner > 0 && owner !== VIRTUAL_MARKER) track[owner - 1]! += points[space]!
    }
  })
  for (let seat = 0; seat < players; seat++) {
    if (!isRewarded(state, seat)) continue
    for (let marker = 0; marker < state.placed[seat]!; marker++) track[seat]! += board.rewards[marker]!.points
  }
  const score = track.map((points, seat) => points + runePoints(state, runeTypes(state, seat)))
  for (const temple of goals) {
    const worth = templeGoalPoints(markersIn(state, temple), board.data.goals.templePoints)
    for (let seat = 0; seat < players; seat++) score[seat]! += worth[seat]!
  }
  return { track, score }
}

const total = (points: readonly Points[]): number => points.reduce((sum, part) => sum + part.points, 0)

/** The position in the turn order: 1 for the first player. */
const orderOf = (state: State, seat: Seat): number =>
  ((seat - state.table.first + state.table.players) % state.table.players) + 1

/** MT-END-10 to MT-END-17. The virtual player's points are shown, but it has no part in the ranking. MT-TWO-23 */
export function standings(state: State): Standing[] {
  const { players } = state.table
  const results = Array.from({ length: players }, (_, seat) => {
    const points = breakdown(state, seat)
    const colourless = countOf(state, seat, COLOURLESS)
    const tieBreaks: Points[] = [
      { for: phrase('score.tie-coloured'), points: held(state, seat) - colourless },
      { for: phrase('score.tie-colourless'), points: colourless },
      { for: phrase('score.tie-later'), points: orderOf(state, seat) },
    ]
    return { seat, score: total(points), breakdown: points, tieBreaks }
  })
  const keys = (result: (typeof results)[number]): number[] => [
    result.score,
    ...result.tieBreaks.map((tie) => tie.points),
  ]
  const compare = (a: number[], b: number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!
    return 0
  }
  const ranked = results.map((result): Standing => {
    const better = results.filter((other) => compare(keys(other), keys(result)) < 0).length
    return { ...result, place: better + 1, won: better === 0 }
  })
  if (players === 2) {
    const points = templeGoals(state, players)
    ranked.push({
      seat: AUTOMATON,
      score: total(points),
      breakdown: points,
      tieBreaks: [],
      place: players + 1,
      won: false,
    })
  }
  return ranked
}
