import {
  type AnyRules,
  below,
  firstToAct,
  type GameEvent,
  type GameState,
  Match,
  type Options,
  rngFrom,
} from '@athanor/kernel'

interface Wishes {
  /** Whether somebody has seen enough before the end. */
  readonly enough?: (state: GameState) => boolean
  readonly players?: number
  readonly options?: Options
  /** Moves of this kind are made whenever they can be. */
  readonly likes?: RegExp
}

/** A game with any legal moves, of two unless others are wished for: to its end, or until it is enough. */
export function played(
  rules: AnyRules,
  seed: string,
  { enough = () => false, players = 2, options = {}, likes }: Wishes = {},
): Match<GameState, unknown, GameEvent> {
  const match = new Match<GameState, unknown, GameEvent>(rules, { players, options, seed })
  const rng = rngFrom(seed)
  while (rules.toAct(match.state) !== 0 && !enough(match.state)) {
    const seat = firstToAct(rules.toAct(match.state))
    const legal = rules.legal(match.state, seat)
    const liked = likes ? legal.filter((move) => likes.test(rules.notation.format(move))) : []
    const moves = liked.length > 0 ? liked : legal
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  return match
}
