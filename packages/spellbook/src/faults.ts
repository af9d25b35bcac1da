import { levelOf, NOT_LEARNED } from './spell.ts'
import { FAMILIAR_SPACES, OPPONENT_SPACES, POOL_LIMIT, type State } from './state.ts'
import { ALL_TOKENS, COPIES, KINDS, type Token, token, tokenName } from './token.ts'

/** What is wrong with a state, if anything. SB-GEN-13, SB-POOL-01, SB-STORE-04 */
export function faults(state: State): string[] {
  const found: string[] = []
  const count: number[] = new Array(KINDS).fill(0)
  const add = (tokens: readonly Token[]): void => {
    for (const kind of tokens) count[kind]!++
  }
  for (const bag of [state.pouch, state.box]) {
    let size = 0
    bag.count.forEach((n, kind) => {
      if (n < 0) found.push(`${n} tokens ${tokenName(kind)} in a bag`)
      count[kind]! += n
      size += n
    })
    if (size !== bag.size) found.push(`a bag counts ${bag.size} tokens and holds ${size}`)
  }
  add(state.altar)
  if (state.opponent) {
    add(state.opponent.board)
    add(state.opponent.pool)
    if (state.opponent.board.length > OPPONENT_SPACES) found.push('the opponent has too many tokens')
  }
  state.players.forEach((player, seat) => {
    add(player.pool)
    add(player.familiar)
    player.book.forEach((marker, colour) => {
      if (marker === NOT_LEARNED) return
      count[token(colour, marker % 3)]!++
      if (levelOf(marker) < 3 || levelOf(marker) > 5) found.push(`seat ${seat} has a marker off its card`)
    })
    if (player.pool.length > POOL_LIMIT) found.push(`seat ${seat} holds ${player.pool.length} tokens`)
    if (player.familiar.length > FAMILIAR_SPACES) found.push(`seat ${seat} stores ${player.familiar.length} tokens`)
  })
  const all = count.reduce((sum, n) => sum + n, 0)
  if (all !== ALL_TOKENS) found.push(`${all} tokens in the game`)
  count.forEach((n, kind) => {
    if (n !== COPIES) found.push(`${n} tokens ${tokenName(kind)} in the game`)
  })
  return found
}
