import type { Seat } from '@athanor/kernel'
import type { LevelNumber, Phase, SpellId } from './spell.ts'
import type { Rune, Token } from './token.ts'

/** Where tokens come from or go to. */
export type Place = 'pool' | 'altar' | 'familiar' | 'payment'

/** What happens in a game. `by` is the card that causes it. Everything in SpellBook happens in the open. */
export type SpellbookEvent =
  | {
      readonly type: 'dealt'
      readonly altar: readonly Token[]
      readonly pools: readonly (readonly Token[])[]
      /** The solo opponent's handicap. */
      readonly opponent: readonly Token[]
    }
  | { readonly type: 'day'; readonly seat: Seat; readonly day: number }
  /** `forced` when there was nothing else to do. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly phase: Phase; readonly forced: boolean }
  | { readonly type: 'took'; readonly seat: Seat; readonly token: Token; readonly by?: SpellId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tokens: readonly Token[]; readonly by?: SpellId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly token: Token; readonly by: SpellId }
  | { readonly type: 'stored'; readonly seat: Seat; readonly token: Token; readonly from: Place; readonly by?: SpellId }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly out: readonly Token[]
      readonly in: readonly Token[]
      readonly with: Place
      readonly by: SpellId
    }
  | {
      readonly type: 'learned'
      readonly seat: Seat
      readonly spell: SpellId
      readonly level: LevelNumber
      readonly rune: Rune
      readonly paid: readonly Token[]
    }
  | { readonly type: 'used'; readonly seat: Seat; readonly spell: SpellId; readonly level: LevelNumber }
  | {
      readonly type: 'copied'
      readonly seat: Seat
      readonly spell: SpellId
      readonly level: LevelNumber
      /** Whose spell it is; the copier itself in a solo game. */
      readonly owner: Seat
    }
  | { readonly type: 'raised' | 'dropped'; readonly seat: Seat; readonly spell: SpellId; readonly level: LevelNumber }
  | { readonly type: 'placed'; readonly tokens: readonly Token[]; readonly by?: SpellId }
  | { readonly type: 'replaced'; readonly out: readonly Token[]; readonly in: readonly Token[]; readonly by: SpellId }
  | { readonly type: 'cleared'; readonly tokens: readonly Token[] }
  | { readonly type: 'refilled'; readonly count: number }
  | { readonly type: 'opponent-advanced'; readonly token: Token; readonly space: number }
  | { readonly type: 'opponent-got'; readonly token: Token; readonly by: SpellId }
  | { readonly type: 'ending'; readonly seat: Seat; readonly cause: 'familiar' | 'spells' | 'opponent' }
  | { readonly type: 'over' }
