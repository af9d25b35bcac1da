import type { GameEvent, GameState, Options, Rules } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import type { Board } from './boards/board.ts'
import { seasonsBoard } from './boards/seasons.ts'
import { spellbookBoard } from './boards/spellbook.ts'
import { Mistake } from './mistake.ts'

export type AnyRules = Rules<GameState, unknown, GameEvent>

/** A game and its picture, of whatever state and view. */
export interface Game {
  readonly rules: AnyRules
  readonly board: Board<unknown>
  /** The table options with which the game is measured. */
  readonly measured: Options
}

const game = <S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  board: Board<V>,
  measured: Options = {},
): Game => ({ rules, board, measured })

export const GAMES: readonly Game[] = [
  game(spellbook, spellbookBoard),
  game(seasons, seasonsBoard, { level: 'archmage' }),
]

export function gameNamed(id: string): Game {
  const found = GAMES.find(({ rules }) => rules.id === id)
  if (!found)
    throw new Mistake(`there is no game "${id}"; choose from ${GAMES.map(({ rules }) => rules.id).join(', ')}`)
  return found
}
