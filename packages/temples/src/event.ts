import type { Seat } from '@athanor/kernel'
import type { Card } from './card.ts'
import type { Kind } from './crystal.ts'

/** Where a crystal comes from. */
export type Source = 'supply' | 'card' | 'player'

/** Why crystals are paid. */
export type Purpose = 'speed' | 'swap' | 'exchange' | 'trade' | 'raise'

/** What happens in a game. Temples are named by their index (0 red to 4 purple), cards by their place in the ring. */
export type TemplesEvent =
  | {
      readonly type: 'dealt'
      readonly temples: readonly number[]
      readonly goals: readonly number[]
      readonly runes: readonly number[]
      readonly first: Seat
      /** The temple of the virtual pawn; -1 without. */
      readonly virtual: number
    }
  | { readonly type: 'grid'; readonly seat: Seat; readonly side: number; readonly power: number }
  | { readonly type: 'reserve'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  /** `temple` is -1 on a wilderness card. */
  | { readonly type: 'entered' | 'moved'; readonly seat: Seat; readonly card: Card; readonly temple: number }
  | { readonly type: 'virtual-moved'; readonly card: Card; readonly temple: number }
  | { readonly type: 'cast'; readonly seat: Seat; readonly spell: 'speed' | 'exchange' }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly a: number; readonly b: number }
  | { readonly type: 'converted'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly kind: Kind
      readonly space: number
      readonly purpose: Purpose
    }
  | { readonly type: 'resonance'; readonly seat: Seat; readonly rune: number; readonly n: number }
  | { readonly type: 'collected'; readonly seat: Seat; readonly card: Card; readonly temple: number }
  | { readonly type: 'got'; readonly seat: Seat; readonly kind: Kind; readonly space: number }
  | {
      readonly type: 'got-from-card'
      readonly seat: Seat
      readonly kind: Kind
      readonly space: number
      readonly card: Card
      readonly slot: number
    }
  | {
      readonly type: 'robbed'
      readonly seat: Seat
      readonly kind: Kind
      readonly space: number
      readonly from: Seat
      readonly fromSpace: number
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly kinds: readonly Kind[]; readonly any: number }
  | {
      readonly type: 'covered'
      readonly seat: Seat
      readonly card: Card
      readonly slot: number
      readonly colour: Kind
      readonly space: number
    }
  | { readonly type: 'traded'; readonly seat: Seat }
  | { readonly type: 'cleared'; readonly card: Card; readonly n: number; readonly by: 'rune' | 'upgrade' }
  | {
      readonly type: 'broke'
      readonly seat: Seat
      readonly temple: number
      readonly chain: readonly number[]
      readonly kinds: readonly Kind[]
      readonly level: number
      readonly points: number
    }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly marker: number; readonly points: number }
  | { readonly type: 'rune'; readonly seat: Seat; readonly rune: number; readonly temple: number }
  | { readonly type: 'revealed'; readonly rune: number; readonly temple: number }
  | { readonly type: 'ending'; readonly seat: Seat }
  | { readonly type: 'standstill' }
  | { readonly type: 'over' }
