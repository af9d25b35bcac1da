/** The rules, chapter by chapter. */
export const rulesEn = {
  goal: [
    'What it is about',
    'You gather tokens of materia, learn up to seven spells with them, and feed your familiar. Spells and familiar are points; the most points win.',
    'All players have the same seven spells, one of each colour, and nobody can take anything away from you.',
  ],
  tokens: [
    'Tokens',
    'There are seven colours and three runes, and five tokens of each combination. Your own are your pool, nine at most. Those on the altar are open to everybody; the pouch holds the rest.',
  ],
  day: [
    'A day',
    'In the morning you take one token from the altar or draw two from the pouch. At midday you store one token of your pool on your familiar. In the evening you learn one spell.',
    'Instead of such an action you may use one spell that you have learned, at its time of day. Everything may be skipped.',
    'At the end of the day the altar is filled: up to five tokens, or by one if there are five already. With ten or more it is emptied first.',
  ],
  learning: [
    'Learning a spell',
    'A spell has three levels that cost 3, 4 or 5 tokens of its colour. You choose the level at once: a card is learned once, and only Time Travel raises it later.',
    'One of the tokens of that colour stays on the card as its marker; where a text speaks of a rune, the rune of the marker is meant. The others go to the box.',
    'Three tokens of other colours with three different runes stand for one token, a wild set. You may use several, but at least one token must be of the right colour. A table may agree on another rule: then the three must all have the same rune.',
  ],
  spells: [
    'Using spells',
    'Spells with a rising sun, a high sun or a setting sun are actions of the morning, the midday or the evening. You may use them every day, at your level or a lower one.',
    'A lightning works once, when the spell is learned; the endless loop works always; the laurel crown counts at the end.',
  ],
  end: [
    'The end',
    'When somebody’s familiar holds fourteen tokens, or somebody knows seven spells, the round is finished, so that all have had the same number of days.',
    'Add the points of your spells at their levels, what your familiar is worth, and what some spells give at the end. If that is equal, more spells decide, then more tokens in the pool.',
  ],
  solo: [
    'Alone',
    'A single player has an automatic opponent: at the end of each day you put a token of the altar on its board. When its board is full the game is over, and so it is if you fill your familiar or learn seven spells; you win with more points than it has.',
    'The altar is brought to seven tokens every day; the spaces with a moon (4, 9 and 14) clear it first. Four tokens on its board are worth 14 points, each further one 2 more. What it gets by your spells lies in its pool and is a point each.',
    'Clone has nobody to copy from: it copies spells that you have not learned yet, as if at level 4.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type RulesChapter = keyof typeof rulesEn

export const referenceEn = {
  day: [
    'Your day',
    'Morning: take 1 token from the altar, or draw 2, or use a spell of the morning.',
    'Midday: store 1 token, or use a spell of midday.',
    'Evening: learn a spell, or use a spell of the evening that you knew before today.',
    'Altar: up to 5 tokens, else 1 more; ten or more are cleared first.',
  ],
  symbols: [
    'Symbols',
    'Every colour has its own texture, every rune its own shape.',
    'On a spell: the number on the left is its cost and its level, the number on the right its points. The sign between them tells when it works.',
  ],
  paying: [
    'Paying for a spell',
    'Level 3, 4 or 5: as many tokens of its colour. At least one must be of that colour.',
    'Wild set: three tokens of other colours with three different runes stand for one. At a table with “three times the same rune” all three must have one and the same rune instead. The ribbon in the book says which rule holds.',
    'You see every way to pay before you pay, the cheapest first.',
  ],
  familiar: ['What the familiar is worth'],
  terms: [
    'Words',
    'Pool: your tokens, nine at most. Altar: open to all. Pouch: what is drawn from. Box: what was spent; it comes back when the pouch is empty.',
    'Take: choose from the altar. Draw: at random from the pouch. Store: put on your familiar. Discard: into the box.',
    'Marker: the token on a learned spell. Its rune counts wherever the card asks for one.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type ReferenceChapter = keyof typeof referenceEn

export const tableEn = { 'familiar.tokens': 'Tokens', 'familiar.points': 'Points' } as const
