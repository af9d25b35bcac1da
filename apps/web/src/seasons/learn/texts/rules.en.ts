/** The rules, chapter by chapter. */
export const rulesEn = {
  goal: [
    'What it is about',
    'A tournament of sorcerers lasts three years of four seasons. You gather energy, turn it into crystals, and summon magic items and familiars. Whoever has the most points at the end wins.',
    'Crystals are points, and so are the cards that you have in play. Most of the game is about the right moment: the same energy is worth three crystals in one season and one in another.',
  ],
  prelude: [
    'Before the first winter',
    'Everybody gets nine cards. Apprentices play with ready-made sets; otherwise you are dealt nine cards, keep one, pass the rest to the left, and so on until all are taken.',
    'Then you sort your nine cards: three are your hand for year I, three wait for year II, three for year III. You may look at them at any time, but not change them. Put cheap cards that help for long at the beginning.',
  ],
  round: [
    'A round',
    'The first player rolls the dice of the season, one more than there are players. Everybody takes one, the first player first. Then everybody has one turn, in the same order.',
    'The die that nobody took moves the season marker by its pips. After that the next player on the left is first.',
  ],
  die: [
    'Your die',
    'Your turn begins with your die, and what it shows is yours: energy, crystals, a step on the gauge, or a card that you may look at and then keep or discard. Its pips mean nothing to you.',
    'Your reserve holds seven tokens. If there are more, you give some back at once, as you choose.',
    'After that you summon, activate, transmute and use bonuses, in any order and as often as you can, and end your turn when you like.',
  ],
  transmute: [
    'Transmuting',
    'With the transmutation sign on your die you may turn any number of tokens into crystals, at any moment until your turn ends. What a token brings depends on the season in which the marker stands.',
    'The middle of the wheel shows today’s prices, and beside it stands what the next season will pay.',
  ],
  summon: [
    'Summoning',
    'To summon a card from your hand you pay what stands at its foot, in exactly these energies and crystals. Your gauge says how many cards you may have in play: there must be room.',
    'The gauge begins at 0 and goes up to 15. Stars on dice raise it, and so do some cards and a bonus. The number in the corner is what the card is worth at the end.',
  ],
  effects: [
    'Three kinds of effects',
    'Some work once, at the moment when the card comes into play. Some work for as long as it lies there. And some are activated in your turn: the card is turned, may cost something, and stands up again when the round is over, so each works once a round.',
    'Where a card contradicts these rules, the card is right.',
  ],
  bonus: [
    'Bonuses',
    'Three times in a game you may use a bonus in your turn: exchange two tokens for two others; transmute this turn for one crystal more a token; raise your gauge by 1; or, when your die shows a card, draw two and keep one.',
    'One bonus costs 5 points at the end, two cost 12, three cost 20. The same one may be used again.',
  ],
  time: [
    'Seasons and years',
    'The wheel has twelve spaces, three for each season. When the marker enters a new season, its dice and prices hold from the next roll on, and cards that wait for the change do their work.',
    'From space 12 the marker comes to space 1: a new year. Then everybody takes the three cards of that year into the hand. Some cards move the marker, even backwards.',
  ],
  end: [
    'The end',
    'The game is over at the end of the round in which the marker leaves year III. Count one point for each crystal and the points of your cards in play; take away 5 for each card left in your hand, and the price of your bonuses. Energy that is left brings nothing.',
    'The most points win. If that is equal, more cards in play decide.',
  ],
  more: [
    'Levels and Enchanted Kingdom',
    'Apprentices use cards 1 to 30 in ready-made sets, magicians draft from the same cards, archmages from all fifty.',
    'Enchanted Kingdom adds new cards, enchantments that change the rules of a whole game, and ability tokens: everybody has one, to be used once. Each of the three can be switched on alone.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type RulesChapter = keyof typeof rulesEn

/** What is at hand at the table. */
export const referenceEn = {
  turn: [
    'Your turn',
    '1. Your die: energy, crystals, gauge, card. This comes first and cannot be refused.',
    '2. In any order, as often as you can: summon, activate (each card once a round), transmute (if your die or a bonus allows it), use a bonus.',
    '3. End your turn. After everybody’s turn the last die moves the marker, and the next player is first.',
  ],
  prices: ['What a token brings'],
  signs: ['Signs'],
  points: [
    'Points at the end',
    'One for each crystal, and the number on each of your cards in play.',
    'Minus 5 for each card in hand. Minus 5, 12 or 20 for one, two or three bonuses.',
  ],
  terms: [
    'Words',
    'Reserve: your tokens, seven at most. What is too much goes back at once.',
    'Gauge: how many cards you may have in play.',
    'Summon: pay for a card and put it from your hand into play. Put into play: the same, but free, because a card says so.',
    'Sacrifice: from play to the discard pile. Discard: from the hand to the discard pile.',
    'Library: your cards for the years to come.',
    'Season change: the marker passes from one season to another, in either direction.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type ReferenceChapter = keyof typeof referenceEn

export const signsEn = {
  'sign.crystal': 'crystals: points',
  'sign.gauge': 'the gauge rises by 1',
  'sign.card': 'draw a card',
  'sign.transmute': 'you may transmute this turn',
  'sign.any': 'a token of any energy',
  'sign.enter': 'works once, when it comes into play',
  'sign.ongoing': 'works as long as it is in play',
  'sign.activate': 'is activated, once a round',
  'sign.familiar': 'a familiar; all other cards are magic items',
} as const
