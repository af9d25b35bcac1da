import type { Effect, Need } from '../card.ts'
import { type AbilityId, abilityNamed } from './slugs.ts'

/** An ability token. In the frame of its effect `A` to `E` are 0 when it begins. */
export interface Ability {
  readonly id: AbilityId
  readonly slug: string
  /** The points on its back, which count once it was used. */
  readonly back: number
  readonly needs: readonly Need[]
  readonly effect: Effect
  /** It works all the time and is never used. */
  readonly passive: boolean
}

export const ability = (slug: string, back: number, needs: readonly Need[], effect: Effect): Ability => ({
  id: abilityNamed(slug),
  slug,
  back,
  needs,
  effect,
  passive: false,
})

/** A token that works all the time. */
export const passiveAbility = (slug: string): Ability => ({ ...ability(slug, 0, [], []), passive: true })
