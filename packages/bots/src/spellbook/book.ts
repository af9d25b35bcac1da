import { bits, type Seat } from '@athanor/kernel'
import {
  COLOUR_COUNT,
  HIGHEST,
  type LevelNumber,
  LOWEST,
  levelCard,
  levelOf,
  type Marker,
  NOT_LEARNED,
  type Phase,
  parseSpell,
  runeOfMarker,
  type SpellId,
  type State,
  storedColours,
} from '@athanor/spellbook/inside'
import type { Sheet } from '../mind.ts'
import {
  CLONE_EVENING,
  CLONE_MIDDAY,
  CLONE_MORNING,
  COMMUNION_RUNES,
  COMMUNION_STACK,
  ERUPTION_ROOM,
  FEAST_COLOURS,
  FEAST_TARGETS,
  FOCUS_STACK,
  KNOWLEDGE_ROOM,
  LEARNED,
  LEVITATION_TARGETS,
  MIRAGE_TARGETS,
  OFFERING_STACK,
  SACRIFICE_FUEL,
  TRAVEL_FUEL,
  TRAVEL_ROOM,
} from './features.ts'
import type { Look } from './look.ts'
import { most } from './tally.ts'

const LEVELS = HIGHEST - LOWEST + 1

/** Learned levels, and what each card finds to work on. A card that is not learned has the level 0. */
export function seeBook(look: Look, sheet: Sheet): void {
  const { state, player } = look
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const marker = player.book[colour]!
    const spell = state.table.spells[colour]!
    if (marker !== NOT_LEARNED) sheet.add(LEARNED + spell * LEVELS + levelOf(marker) - LOWEST, 1)
    const see = SIGHTS[spell]
    if (see) see(look, levelOf(marker), marker, sheet)
  }
}

type Sight = (look: Look, level: LevelNumber, marker: Marker, sheet: Sheet) => void

/** Tokens whose rune a card wants that grows with its level: a circle at 3, a triangle too at 4, any at 5. */
function ofRunesUpTo(level: LevelNumber, runes: readonly number[]): number {
  let fitting = 0
  for (let rune = 0; rune <= level - LOWEST; rune++) fitting += runes[rune]!
  return fitting
}

const whenLearned =
  (see: Sight): Sight =>
  (look, level, marker, sheet) => {
    if (level >= LOWEST) see(look, level, marker, sheet)
  }

const SIGHTS: { [spell: SpellId]: Sight } = {
  [parseSpell('R1')!]: whenLearned(({ pool }, level, _marker, sheet) =>
    sheet.add(SACRIFICE_FUEL, Math.min(ofRunesUpTo(level, pool.runes), 2)),
  ),
  [parseSpell('R2')!]: whenLearned(({ player }, level, _marker, sheet) =>
    sheet.add(ERUPTION_ROOM, Math.max(level + 1 - player.pool.length, 0)),
  ),
  [parseSpell('P1')!]: whenLearned(({ altar }, level, _marker, sheet) =>
    sheet.add(LEVITATION_TARGETS, Math.min(most(altar.runes.slice(0, level - LOWEST + 1)), 2)),
  ),
  [parseSpell('K1')!]: whenLearned(({ pool }, level, _marker, sheet) =>
    sheet.add(OFFERING_STACK, Math.min(most(pool.colours), level - 1)),
  ),
  [parseSpell('K2')!]: whenLearned(({ pool }, level, marker, sheet) =>
    sheet.add(FOCUS_STACK, Math.min(pool.runes[runeOfMarker(marker)]!, level - 2)),
  ),
  [parseSpell('K3')!]: ({ state, player }, level, _marker, sheet) => {
    if (level === HIGHEST) return
    const stored = storedColours(player.familiar)
    sheet.add(FEAST_COLOURS, bits(stored))
    if (level >= LOWEST) sheet.add(FEAST_TARGETS, Math.min(bits(stored & storedColours(state.altar)), 2))
  },
  [parseSpell('W1')!]: whenLearned(({ player, pool }, level, _marker, sheet) => {
    const raises = levelsToRaise(player.book)
    sheet.add(TRAVEL_ROOM, Math.min(raises, 4))
    sheet.add(TRAVEL_FUEL, Math.min(raises, ofRunesUpTo(level, pool.runes), 2))
  }),
  [parseSpell('W3')!]: whenLearned(({ state, seat }, level, _marker, sheet) => {
    sheet.add(CLONE_MIDDAY, copyable(state, seat, 'midday'))
    if (level > LOWEST) sheet.add(CLONE_EVENING, copyable(state, seat, 'evening'))
    if (level === HIGHEST) sheet.add(CLONE_MORNING, copyable(state, seat, 'morning'))
  }),
  [parseSpell('B3')!]: whenLearned(({ altar }, _level, marker, sheet) =>
    sheet.add(MIRAGE_TARGETS, Math.min(altar.runes[runeOfMarker(marker)]!, 2)),
  ),
  [parseSpell('Y2')!]: whenLearned(({ player }, level, _marker, sheet) => {
    let unlearned = 0
    for (let colour = 0; colour < COLOUR_COUNT; colour++) if (player.book[colour] === NOT_LEARNED) unlearned++
    sheet.add(KNOWLEDGE_ROOM, level === LOWEST ? unlearned : 2 * unlearned)
  }),
  [parseSpell('Y3')!]: ({ pool, stored }, level, marker, sheet) => {
    if (level === 0) sheet.add(COMMUNION_RUNES, most(stored.runes))
    else if (level === LOWEST + 1) sheet.add(COMMUNION_STACK, pool.runes[runeOfMarker(marker)]!)
  },
}

const WHITE = 4

/** How many steps the other learned cards could still go up. */
function levelsToRaise(book: readonly Marker[]): number {
  let steps = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (colour !== WHITE && book[colour] !== NOT_LEARNED) steps += HIGHEST - levelOf(book[colour]!)
  }
  return steps
}

/** How many spells of a phase lie open to Clone, two at most; alone, those that are not learned. */
function copyable(state: State, seat: Seat, phase: Phase): number {
  let spells = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (colour !== WHITE && worksIn(state.table.spells[colour]!, copyLevel(state, seat, colour), phase)) spells++
  }
  return Math.min(spells, 2)
}

const SOLO_LEVEL = 4

/** The highest level of a colour that Clone may look up to. */
function copyLevel(state: State, seat: Seat, colour: number): LevelNumber {
  if (state.opponent) return state.players[seat]!.book[colour] === NOT_LEARNED ? SOLO_LEVEL : 0
  let level = 0
  for (let i = 0; i < state.players.length; i++) {
    if (i !== seat) level = Math.max(level, levelOf(state.players[i]!.book[colour]!))
  }
  return level
}

function worksIn(spell: SpellId, highest: LevelNumber, phase: Phase): boolean {
  for (let level = LOWEST; level <= highest; level++) if (levelCard(spell, level).icon === phase) return true
  return false
}
