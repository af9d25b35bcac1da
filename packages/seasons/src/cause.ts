/**
 * What brings something about: a power card by its number; above those, an enchantment or an ability token. 0 is none of
 * them: a die, a bonus, a rule.
 */
export type Cause = number

const ENCHANTMENTS = 200
const ABILITIES = 300

export const enchantmentCause = (id: number): Cause => ENCHANTMENTS + id
export const abilityCause = (id: number): Cause => ABILITIES + id

/** The enchantment that is the cause; 0 if none is. */
export const enchantmentOfCause = (cause: Cause): number =>
  cause > ENCHANTMENTS && cause < ABILITIES ? cause - ENCHANTMENTS : 0
/** The ability token that is the cause; 0 if none is. */
export const abilityOfCause = (cause: Cause): number => (cause > ABILITIES ? cause - ABILITIES : 0)
