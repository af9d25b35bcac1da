/** An enchantment of Enchanted Kingdom: its number, 1 to 10; 0 is none. */
export type EnchantmentId = number

/** The rules that enchantments change. Without one they are `PLAIN`. */
export interface Changes {
  /** The cards dealt to each player before the prelude. */
  readonly dealt: number
  /** The size of the hand and of each library after the prelude. */
  readonly setSize: number
  /** How the first step of the prelude goes. */
  readonly prelude: 'draft' | 'construction' | 'selection'
  /** Only one card may be summoned in a turn. */
  readonly oneSummoning: boolean
  /** Tokens of any kind that every summoning costs more. */
  readonly extraEnergy: number
  /** The crystals that cost each effect which brings cards to a hand. */
  readonly handPrice: number
  /** Crystals added to each transmuted token. */
  readonly addition: number
  /** There is a fifth bonus: draw a card. */
  readonly fifthBonus: boolean
  /** Summer costs the richest player a card or some capacity. */
  readonly drought: boolean
  /** So many cards of the pile lie face up. */
  readonly faceUp: number
  /** For so many crystals the top one of them may be discarded. */
  readonly avertPrice: number
}

export const PLAIN: Changes = {
  dealt: 9,
  setSize: 3,
  prelude: 'draft',
  oneSummoning: false,
  extraEnergy: 0,
  handPrice: 0,
  addition: 0,
  fifthBonus: false,
  drought: false,
  faceUp: 0,
  avertPrice: 0,
}
