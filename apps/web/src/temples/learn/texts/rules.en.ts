/** The rules, chapter by chapter. */
export const rulesEn = {
  goal: [
    'What it is about',
    'Five temples lie under curses. You walk around them, gather crystals, and lay them out in a lattice. A chain of crystals in the order that a temple asks for breaks one of its curses.',
    'Curses are points and bring runes; objectives are counted at the end. The most points win.',
  ],
  move: [
    'Walking',
    'In your first turn you put your pawn on any free card. After that you walk clockwise, one, two or three steps, and must move. You count either only temples or only wilderness; the others are passed without counting.',
    'Cards with a pawn on them are jumped and do not count.',
  ],
  collect: [
    'Collecting',
    'A temple gives one crystal of its colour. The wilderness with odd numbers gives what it shows. On the exchange cards you return three colourless crystals for two of different colours. On the upgrade cards you lay up to two colourless crystals on free colours and take a crystal of each of them; when only two colours are left free, the card is emptied.',
    'New crystals go to any free spaces of your lattice, twelve in all, and stay there.',
  ],
  curse: [
    'Breaking a curse',
    'At a temple you may break a curse instead of collecting. A curse is the first three, four or five crystals of its arc, read from the left or the right end. Your lattice must hold them in this order, each joined with the next by a line. Colourless crystals do not count.',
    'The chain goes back to the supply. Your marker covers the space of the curse, which is then taken for everybody: 3, 5 or 8 points. You also take the open rune of the temple.',
  ],
  rune: [
    'Runes',
    'Every card shows the sign of a rune. Whenever you collect there and own such a rune, it gives something more; several of a kind all work. Breaking a curse wakes no rune.',
  ],
  spell: [
    'Spells',
    'In your turn you may cast spells, as often as you can pay, with any crystals of your lattice. Speed: one, two or three further steps for 1, 3 or 6 crystals. Swap: two of your crystals change places for 1. Exchange: one crystal of any kind for 4.',
  ],
  two: [
    'Two and three players',
    'With fewer than four players two wilderness cards and some curses are left out. In a game of two a virtual pawn walks one card the other way after each move, and its markers block a curse in each temple and count for the objectives.',
  ],
  end: [
    'The end',
    'When somebody places the fifth marker, the round is finished. Then the temple objectives reward markers in these temples: 4 points for the most, 2 for the second most. If several have the most, they share 6 and nobody is second; several who are second share 2; halves are lost. The rune objective rewards different runes: 1, 2, 4, 7, 11 or 16 points.',
    'If points are equal, coloured crystals decide, then colourless ones, then who had the last turn.',
  ],
  advanced: [
    'The advanced game',
    'Everybody chooses a side of the lattice with a power of its own. Some of the values on cards are reconstructed: the note on the table tells how to load a table of your own.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type RulesChapter = keyof typeof rulesEn

export const referenceEn = {
  turn: [
    'Your turn',
    '1. Move clockwise, 1 to 3 steps, counting only temples or only wilderness. Occupied cards are jumped.',
    '2. Collect, or break a curse at a temple.',
    'Spells may be cast before, between and after.',
  ],
  spells: [
    'Spells',
    'Speed: 1, 2 or 3 further steps for 1, 3 or 6 crystals.',
    'Swap: two crystals change places for 1 crystal.',
    'Exchange: one crystal of any kind for 4.',
  ],
  curses: [
    'Curses',
    'The first 3, 4 or 5 crystals of the arc from one end, joined by lines, without colourless ones: 3, 5 or 8 points and a rune.',
  ],
  crystals: ['Crystals and runes'],
  runes: [
    'What the runes do',
    'Whenever you collect on a card that shows the sign of a rune of yours. What is called permanent works always.',
  ],
  powers: ['The eight powers of the advanced game'],
  points: [
    'Points at the end',
    'The curses that you have broken.',
    'Each temple objective: 4 for the most markers there, 2 for the second most; several first ones share 6, several second ones 2, rounded down.',
    'Different runes: 1 to 6 kinds bring 1, 2, 4, 7, 11, 16.',
    'The fifth marker of a player ends the game with that round.',
  ],
  terms: [
    'Words',
    'Ring: all cards around the table, temples and wilderness. Arc: the row of crystals along the rim of a temple. Track: the places for markers below it; a crossed-out one is left out in this game.',
    'Curse: the first crystals of an arc, read from one end; its level is how many. Chain: such crystals in your lattice, each joined with the next by a line. Marker: it covers a curse that you have broken.',
    'Rune stack: the runes of a temple, the uppermost open. Tablet: the sign of a rune on a card. Resonance: what a rune of yours adds when you collect there.',
    'Slot: a colour on an upgrade card, covered by a colourless crystal. Supply: the crystals in the middle; what is not there cannot be taken. Objective: a temple that rewards the most markers, or different runes.',
    'Virtual player: in a game of two, a third pawn that walks the other way, and markers that lie in the temples from the beginning.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] }

export type ReferenceChapter = keyof typeof referenceEn
