import type { AnyRules, GameEvent, GameState, Options, Rules } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import type { Board } from './boards/board.ts'
import { seasonsBoard } from './boards/seasons.ts'
import { spellbookBoard } from './boards/spellbook.ts'
import { templesBoard } from './boards/temples.ts'
import { seasonsCards } from './cards/seasons.ts'
import { spellbookCards } from './cards/spellbook.ts'
import { templesCards } from './cards/temples.ts'
import type { Followed } from './cards/watch.ts'
import type { ComponentData } from './component-data.ts'
import { Mistake } from './mistake.ts'
import { templesData } from './temples-data.ts'

/** A game and its picture, of whatever state and view. */
export interface Game {
  readonly rules: AnyRules
  readonly board: Board<unknown>
  /** The table options with which the game is measured; it is judged by the first. */
  readonly measured: readonly Options[]
  /** Tables that no list of option values leads to, for the conformance suite. */
  readonly examples: readonly Options[]
  /** Component values that a host may correct. */
  readonly data?: ComponentData
  /** What can be followed through a game, for games that have cards to collect. */
  readonly cards?: Followed
}

const game = <S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  board: Board<V>,
  { measured = [{}], examples = [], ...rest }: Partial<Omit<Game, 'rules' | 'board'>> = {},
): Game => ({ rules, board, measured, examples, ...rest })

/** Seasons with everything of Enchanted Kingdom. */
const ALL_MODULES: Options = { level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' }

export const GAMES: readonly Game[] = [
  game(spellbook, spellbookBoard, {
    examples: [
      { lineup: 'custom', spells: 'R2 P3 G3 K3 W3 B2 Y3' },
      { lineup: 'custom', spells: 'R3 P1 G2 K2 W1 B3 Y3', wild: 'same-rune' },
      { lineup: 'custom', spells: 'R1 P2 G1 K1 W3 B1 Y2' },
    ],
    cards: spellbookCards,
  }),
  game(seasons, seasonsBoard, {
    measured: [{ level: 'archmage' }, ALL_MODULES],
    examples: [{ level: 'apprentice', sets: '2 4' }, ALL_MODULES],
    cards: seasonsCards,
  }),
  game(temples, templesBoard, {
    examples: [
      { mode: 'advanced', gridSides: 'list', sides: 'ABBA' },
      { mode: 'advanced', gridSides: 'list', sides: 'BAAB', spellPayment: 'colourless' },
    ],
    data: templesData,
    cards: templesCards,
  }),
]

export function gameNamed(id: string): Game {
  const found = GAMES.find(({ rules }) => rules.id === id)
  if (!found)
    throw new Mistake(`there is no game "${id}"; choose from ${GAMES.map(({ rules }) => rules.id).join(', ')}`)
  return found
}
