/** The picture of each card, by its number: names of the icon set. `art/icons/seasons.txt` lists them. */
const CARD_PICTURES = `
  feather-necklace fire-gem gem-pendant drop-earrings scales wizard-staff boots shiny-purse jeweled-chalice sitting-dog
  owl woman-elf-face open-treasure-chest hunting-horn perspective-dice-six-faces-random spiked-dragon-head
  diplodocus book-aura visored-helm hand-of-god cowled rune-stone fizzing-flask potion-of-madness round-bottom-flask
  health-potion hourglass winged-scepter colombian-statue amphora
  gem-chain holy-oak leeching-worm crystal-ball cauldron queen-crown dragon-head imp gaze whirlwind
  fairy evil-book totem-head curvy-knife lantern-flame locked-chest mirror-mirror pearl-necklace cat floating-ghost
  heart-organ cornucopia menhir secret-book tied-scroll old-lantern totem dream-catcher materials-science stone-throne
  bubbling-flask cut-diamond checked-shield dice-shield sands-of-time spyglass hawk-emblem raven overlord-helm rat
`
  .trim()
  .split(/\s+/)

const ENCHANTMENT_PICTURES = [
  'stone-pile',
  'book-pile',
  'deer-head',
  'plant-roots',
  'tree-face',
  'tentacles-skull',
  'coins-pile',
  'gift-of-knowledge',
  'desert',
  'third-eye',
]

const ABILITY_PICTURES = [
  'card-draw',
  'fire-shrine',
  'battery-plus',
  'chained-heart',
  'poker-hand',
  'gold-bar',
  'receive-money',
  'droplets',
  'upgrade',
  'backward-time',
  'magnifying-glass',
  'crystal-eye',
]

export const cardPicture = (card: number): string => CARD_PICTURES[card - 1]!
export const enchantmentPicture = (id: number): string => ENCHANTMENT_PICTURES[id - 1]!
export const abilityPicture = (id: number): string => ABILITY_PICTURES[id - 1]!

export const ALL_PICTURES: readonly string[] = [...CARD_PICTURES, ...ENCHANTMENT_PICTURES, ...ABILITY_PICTURES]
