import { type AnyRules, below, firstToAct, type GameEvent, type GameState, Match, rngFrom } from '@athanor/kernel'

/** A game of two with any legal moves, to its end or until somebody has seen enough. */
export function played(
  rules: AnyRules,
  seed: string,
  enough: (state: GameState) => boolean = () => false,
): Match<GameState, unknown, GameEvent> {
  const match = new Match<GameState, unknown, GameEvent>(rules, { players: 2, seed })
  const rng = rngFrom(seed)
  while (rules.toAct(match.state) !== 0 && !enough(match.state)) {
    const seat = firstToAct(rules.toAct(match.state))
    const moves = rules.legal(match.state, seat)
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  return match
}
