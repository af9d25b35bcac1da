import { CARDS, TEMPLES } from './card.ts'
import { COLOURLESS, EMPTY, KIND_NAMES, KINDS } from './crystal.ts'
import { boardOf, MARKERS, OFF, RUNE_TYPES, RUNES_PER_TEMPLE, type State } from './state.ts'
import { covered } from './supply.ts'

/** What is wrong with a state, if anything. MT-GEN-05, MT-GEN-19, MT-GRID-02 */
export function faults(state: State): string[] {
  const found: string[] = []
  const board = boardOf(state)
  const { players } = state.table
  const count = state.supply.slice()
  for (const kind of state.crystals) {
    if (kind === EMPTY) continue
    if (kind < 0 || kind >= KINDS) found.push(`a crystal of kind ${kind}`)
    else count[kind]!++
  }
  for (const card of board.upgradeCards) {
    count[COLOURLESS]! += covered(state, card)
    if (state.slots[card - TEMPLES]! >> board.wilderness[card]!.slots.length !== 0) found.push(`slots off card ${card}`)
  }
  for (const n of state.reserve) count[COLOURLESS]! += n
  count.forEach((n, kind) => {
    if (n !== board.supply[kind]) found.push(`${n} ${KIND_NAMES[kind]} crystals in the game, not ${board.supply[kind]}`)
  })
  state.supply.forEach((n, kind) => {
    if (n < 0) found.push(`${n} ${KIND_NAMES[kind]} crystals in the supply`)
  })
  if (state.crystals.length !== players * 12) found.push('the grids have grown')

  const standing = state.pawns.filter((card) => card !== OFF)
  if (new Set(standing).size !== standing.length) found.push('two pawns on one card')
  if (standing.some((card) => card < 0 || card >= CARDS || !board.ring.includes(card)))
    found.push('a pawn beside the ring')

  const runes: number[] = new Array(RUNE_TYPES).fill(0)
  for (let place = 0; place < TEMPLES; place++) {
    const left = state.runesLeft[place]!
    if (left < 0 || left > RUNES_PER_TEMPLE) found.push(`${left} runes at a temple`)
    for (let i = 0; i < left; i++) runes[state.deck[place * RUNES_PER_TEMPLE + i]!]!++
  }
  state.runes.forEach((n, i) => {
    runes[i % RUNE_TYPES]! += n
  })
  runes.forEach((n, rune) => {
    if (n !== board.runes[rune]!.copies) found.push(`${n} copies of rune ${rune}`)
  })

  state.placed.forEach((n, seat) => {
    const markers = state.markers.filter((owner) => owner === seat + 1).length
    if (markers !== n) found.push(`seat ${seat} has ${markers} markers and counts ${n}`)
    if (n > MARKERS) found.push(`seat ${seat} has placed ${n} markers`)
  })
  state.reserve.forEach((n, seat) => {
    if (n < 0 || n > board.reserve) found.push(`seat ${seat} has a reserve of ${n}`)
  })
  return found
}
