/** The first lesson: why, and what to do now. */
export const lessonEn = {
  welcome: [
    'Old temples lie under curses, and you have come to break them. You gather crystals on your way, weave them into your lattice, and a chain in the right order breaks a curse. Whoever has the most points in the end wins.',
    'Press “Go on”. Whatever you do can be taken back.',
  ],
  ring: [
    'The ring is the way: five temples, and wilderness between them. You walk clockwise. In a game of two a third pawn, which nobody plays, comes the other way and blocks cards.',
    'Look at the ring, then go on.',
  ],
  begin: [
    'This lattice with twelve spaces is yours. Everybody begins with two colourless crystals: they are money, not part of chains.',
    'Put them where they are not in the way: on spaces 1 and 3.',
  ],
  aim: [
    'Look at the arc of the {temple.blue}: its left end is red, yellow, yellow. Three crystals in this order, each joined to the next by a line of your lattice, break the first curse there. That is your plan.',
    'Find that arc on the ring, then go on.',
  ],
  'first-card': [
    'In your first turn you put your pawn on any free card and do what it says. {wilderness.5} gives a yellow and a colourless crystal.',
    'Go to {wilderness.5} and collect.',
  ],
  yellow: [
    'A crystal stays where you put it, so think ahead. Space 8 will be the end of the chain.',
    'Put the yellow crystal on space 8.',
  ],
  colourless: ['The colourless one again goes out of the way.', 'Put it on space 5.'],
  move: [
    'From now on you walk one, two or three cards, and you count either only wilderness or only temples. Cards with a pawn are skipped. {wilderness.8} makes colours out of colourless crystals.',
    'Go to {wilderness.8} and collect.',
  ],
  'upgrade-red': [
    'Here you lay up to two colourless crystals on the colours of the card, and get one crystal of each covered colour. You need red and yellow.',
    'Cover red with the crystal of space 1.',
  ],
  'upgrade-yellow': [
    'They stay on the card until only two of its colours are free; then it is emptied.',
    'Cover yellow with the crystal of space 3.',
  ],
  red: [
    'Space 9 is joined with 6, and 6 with 8. So red begins the chain on space 9.',
    'Put the red crystal on space 9.',
  ],
  chain: ['And the yellow crystal joins the two.', 'Put the yellow crystal on space 6: the chain is complete.'],
  break: [
    'Now to the {temple.blue}: at a temple you either take a crystal of its colour or break a curse. Your chain shines on the lattice. The longer the chain, the more points: 3, 5 or 8.',
    'Go to the {temple.blue} and break the curse.',
  ],
  rune: [
    'Three points, and the open rune of the temple: {rune.b}. Your marker stays, so nobody else can break this curse. The crystals of the chain are gone.',
    'Look at your rune, then go on.',
  ],
  resonance: [
    'A rune works whenever you collect on a card that shows its sign. {wilderness.9} shows the sign of {rune.b}: one crystal of any colour more.',
    'Go to {wilderness.9} and collect.',
  ],
  gain: [
    'Blue and colourless from the card, and one colour of your choice for the rune. Think of the next curse.',
    'Put the three crystals where you like.',
  ],
  spells: [
    'Crystals also pay for spells, in your own turn. {spell.speed}: further steps for 1, 3 or 6 crystals. {spell.swap}: two crystals change places for 1; {spell.exchange}: one of any kind for 4.',
    'Remember them for later, then go on.',
  ],
  scoring: [
    'Whoever places the fifth marker ends the game with that round. Then the objectives are counted: most markers in certain temples, and different runes. Add that to the points of the curses.',
    'Look at the objectives, then go on.',
  ],
  end: [
    'That is Mystery of the Temples: walk, weave, break. A good lattice serves two curses at once.',
    'Play on from here, against a novice.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, string] }

export type LessonStep = keyof typeof lessonEn
