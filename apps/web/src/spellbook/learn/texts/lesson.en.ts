/** The first lesson: why, and what to do now. */
export const lessonEn = {
  welcome: [
    'Welcome, apprentice! You learn spells and feed your familiar; both are points in the end. Everything is paid with tokens of materia, each with a colour and a rune: a circle, a triangle or a square.',
    'Press “Go on”. Whatever you do can be taken back.',
  ],
  day: [
    'The altar lies in the middle, open to all; your own tokens are your pool. A day has three moments: in the morning you get tokens, at midday you store one, in the evening you learn a spell. Each may be skipped.',
    'Look around, then go on.',
  ],
  take: [
    'You own two purple tokens, {token.Ps} and {token.Pc}. A third one lies on the altar, and three of a colour pay for a spell.',
    'Take {token.Pc} from the altar.',
  ],
  midday: [
    'At midday you may store a token on your familiar, where it is worth points. But then it cannot pay for a spell, and you need all three.',
    'Pass this time.',
  ],
  learn: [
    'Each spell has three levels, for 3, 4 or 5 tokens of its colour; you choose one of them, for good: a card is learned only once. {spell.P1} is worth 3 points already at the lowest. One of the tokens stays on the card and marks the level.',
    'Learn {spell.P1} at level 3.',
  ],
  marker: [
    'One of the tokens that you pay stays on the card and marks its level; the others go back to the box. Some spells work with its rune; this one does not.',
    'Pay with your three purple tokens.',
  ],
  use: [
    'A new day, and from now on your mornings are better. Instead of the usual action you may use a spell of the morning: {spell.P1} takes two circles from the altar.',
    'Use {spell.P1}.',
  ],
  circles: ['Two green circles lie there: two of a colour, two thirds of a spell.', 'Take {token.Gc} twice.'],
  pair: ['Two tokens of a colour are worth keeping.', 'Skip midday.'],
  draw: [
    'After each day the altar gets new tokens, but no green one has come. Then you draw: two tokens from the pouch, without a choice.',
    'Draw two tokens.',
  ],
  hold: [
    'A {token.Wt} and a {token.Kc}. They are of use, as you will see: keep them. A pool holds nine tokens.',
    'Skip midday.',
  ],
  third: [
    'Your rival has learned {spell.R1}. Every player has all the spells: nobody can take one away from you. And look, a green token!',
    'Take {token.Gs}.',
  ],
  'hold-again': ['Three green tokens would pay for level 3 tonight.', 'Skip midday.'],
  patience: [
    'But a level is chosen once and for all, and you are close to level 4. Three tokens of other colours with three different runes stand for one that is missing. You have a triangle and a circle.',
    'Pass: tomorrow you will have more.',
  ],
  wild: [
    'A square is missing, of any colour but green. Together with {token.Wt} and {token.Kc} it makes a wild set.',
    'Take a square from the altar.',
  ],
  'no-store': ['Now you need every token.', 'Skip midday.'],
  'level-4': [
    'Three green tokens and a wild set make four. At least one token of a payment must have the colour of the card.',
    'Learn {spell.G1} at level 4.',
  ],
  'marker-4': ['{spell.G1} is a spell of midday: it swaps tokens with the altar.', 'Pay with everything you have.'],
  fresh: ['Your pool is empty, so start anew.', 'Draw two tokens.'],
  store: [
    'Now feed your familiar: every token stored is a point, some are two. When it holds fourteen, or somebody knows all seven spells, the game ends with the round.',
    'Store one of your tokens.',
  ],
  scoring: [
    'In the end the level of each spell counts, and what your familiar is worth. Some spells add points of their own. Tokens in the pool count nothing.',
    'Compare the books, then go on.',
  ],
  end: [
    'That is SpellBook: get tokens, wait for the right level, use what you have learned, and do not forget your familiar.',
    'Play on from here, against a novice.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, string] }

export type LessonStep = keyof typeof lessonEn
