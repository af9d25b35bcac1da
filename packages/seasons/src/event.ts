import type { GameEvent, Seat, SeatMask } from '@athanor/kernel'
import type { AbilityId } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import type { Cause } from './cause.ts'
import type { Face } from './die.ts'
import type { EnchantmentId } from './enchantments/enchantment.ts'
import type { Energy } from './energy.ts'
import type { BonusName, OptionName } from './move.ts'
import type { SeasonName } from './season.ts'

/** Something that one seat does or that happens to it; `by` is what causes it. */
interface Of<T extends string> extends GameEvent {
  readonly type: T
  readonly seat: Seat
  readonly by?: Cause
}

interface OfCard<T extends string> extends Of<T> {
  readonly card: CardId
}

/** The same for those who may know which cards they are. */
interface Secret<T extends string> extends Of<T> {
  readonly cards: readonly CardId[]
  readonly only: SeatMask
}

/** The same of ability tokens. */
interface SecretTokens<T extends string> extends Of<T> {
  readonly tokens: readonly AbilityId[]
  readonly only: SeatMask
}

interface Counted<T extends string> extends Of<T> {
  readonly n: number
}

/** Crystals; `of` is whose card it was, where it was another's. */
interface Crystals<T extends string> extends Counted<T> {
  readonly of?: Seat
}

interface OfEnergy<T extends string> extends Of<T> {
  readonly energy: readonly Energy[]
}

/** What happens in a game. */
export type SeasonsEvent =
  | { readonly type: 'began'; readonly first: Seat }
  | (Of<'set'> & { readonly set: number })
  | Secret<'packet'>
  | Secret<'picked'>
  | { readonly type: 'passed-left'; readonly pass: number }
  | Of<'divided'>
  | {
      readonly type: 'round'
      readonly round: number
      readonly year: number
      readonly season: SeasonName
      readonly seat: Seat
    }
  | { readonly type: 'rolled'; readonly dice: readonly Face[] }
  | (Of<'chose-die'> & { readonly face: Face })
  | Of<'turn'>
  | (Of<'rerolled'> & { readonly face: Face })
  | (Of<'bonus'> & { readonly bonus: BonusName; readonly used: number })
  | (Of<'instead-of-die'> & { readonly option: OptionName })
  | (Of<'bonus-back'> & { readonly used: number })
  | OfEnergy<'took-energy' | 'returned' | 'spent' | 'placed' | 'left-with' | 'all-air' | 'named'>
  | (OfEnergy<'robbed'> & { readonly from: Seat })
  | Crystals<'gained' | 'lost'>
  | Counted<'gauge' | 'drew' | 'discarded' | 'library'>
  | (Counted<'stole'> & { readonly from: Seat })
  | (Counted<'transmuted'> & { readonly energy: readonly Energy[] })
  | (OfCard<'summoned'> & { readonly energy: readonly Energy[]; readonly crystals: number })
  | (OfCard<'usurped'> & { readonly from: Seat; readonly energy: readonly Energy[]; readonly crystals: number })
  | (OfCard<'activated'> & { readonly as?: CardId })
  | OfCard<'entered' | 'sacrificed' | 'recalled' | 'drew-open' | 'discarded-open' | 'kept-open' | 'lost-copy'>
  | (Of<'revealed'> & { readonly cards: readonly CardId[] })
  | Of<'kept' | 'looked'>
  | Counted<'looked-at-pile' | 'looked-at-discard'>
  | Secret<'drew-cards' | 'kept-card' | 'discarded-cards' | 'saw-card' | 'saw-cards' | 'gave-card'>
  | (Of<'gave'> & { readonly to: Seat })
  | (OfCard<'handed-on'> & { readonly to: Seat })
  | {
      readonly type: 'marker'
      readonly steps: number
      readonly space: number
      readonly year: number
      readonly season: SeasonName
      readonly by?: Cause
    }
  | { readonly type: 'season'; readonly season: SeasonName }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'reshuffled'; readonly n: number }
  | { readonly type: 'over' }
  | { readonly type: 'enchantment'; readonly enchantment: EnchantmentId }
  | SecretTokens<'tokens-dealt' | 'token-chosen'>
  | (Of<'token-kept' | 'token-used'> & { readonly token: AbilityId })
  | { readonly type: 'put-back'; readonly n: number }
  | { readonly type: 'turned-up'; readonly faceUp: readonly CardId[] }
  | OfCard<'averted'>
  | Of<'shrank' | 'looked-at-hands'>
  | (Secret<'saw-hand'> & { readonly from: Seat })
