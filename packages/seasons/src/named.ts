/** Cards that rules outside their own text look at. */
export const AMULET_OF_WATER = 4
export const STAFF_OF_SPRING = 6
export const PURSE_OF_IO = 8
export const DIE_OF_MALICE = 15
export const BESPELLED_GRIMOIRE = 18
export const HAND_OF_FORTUNE = 20
export const FORGOTTEN_VASE = 30
export const ELEMENTAL_AMULET = 31
export const ARCANO_LEECH = 33
export const THIEVING_FAIRIES = 41
export const CURSED_TREATISE = 42
export const NECROTIC_KRISS = 44
export const DAMNED_SOUL = 50
