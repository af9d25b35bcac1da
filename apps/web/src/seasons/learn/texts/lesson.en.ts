/** The first lesson: why, and what to do now. */
export const lessonEn = {
  welcome: [
    'Welcome to the tournament! Over three years you gather crystals and bring cards into play; in the end both are points.',
    'Press “Go on”. Whatever you do can be taken back.',
  ],
  years: [
    'Everybody has nine cards, three for each year. You already hold those of year I; the others wait in your library until their year begins.',
    'Click three cards for year II; the rest goes to year III. Then begin.',
  ],
  wheel: [
    'This wheel is the year: twelve spaces, three to a season. Its middle shows how many crystals a token of each energy brings now: in winter 3 for {energy.earth}, 2 for {energy.fire}, 1 for {energy.air} and {energy.water}.',
    'Look at the wheel, then go on.',
  ],
  'first-die': [
    'There is one die more than players, and you choose first. Two swirls and a star: two tokens of {energy.air}, and your gauge rises by 1.',
    'Take the die with two {energy.air} and the star.',
  ],
  summon: [
    'The gauge says how many cards you may have in play: one, so far. {card.1} costs just your two {energy.air}.',
    'Summon {card.1}: click it in your hand.',
  ],
  room: [
    'Some cards act once, as they come into play: this one has raised your gauge to 3. {card.15} costs nothing at all.',
    'Summon {card.15} too.',
  ],
  'first-end': ['The number on a card is what it is worth at the end: 6 and 8 points already.', 'End your turn.'],
  'second-die': [
    'A new round, and now your rival is first. The die that nobody takes will move the marker on the wheel.',
    'Take the die with {energy.fire}, the star and the transmutation sign.',
  ],
  activate: [
    'Other cards are activated, once a round. Before your die counts, {card.15} rolls it again and gives you 2 crystals, which you need for {card.11}.',
    'Activate it: click it among your cards in play.',
  ],
  familiar: [
    'Lucky: 5 crystals in all! {card.11} costs 3 of them and works for as long as it is in play: at every change of season your rival gives you a crystal.',
    'Summon {card.11}.',
  ],
  marker: [
    'Your gauge is full. When everybody has had a turn, the die left over moves the marker by its pips.',
    'End your turn and watch the wheel.',
  ],
  worth: [
    'This is the last space of winter. Beside the wheel you see what spring brings: {energy.fire} will be worth 3 crystals.',
    'Take the die with two {energy.fire} and the star.',
  ],
  'carry-out': [
    'You are asked because {card.15} could roll the die again. It is good as it is.',
    'Carry out your die.',
  ],
  wait: [
    'Tokens become crystals only with the transmutation sign. Your die has none, so they wait in your reserve, which holds seven: in spring they bring more.',
    'End your turn.',
  ],
  'transmute-die': [
    'Spring is here, with new prices, and {card.11} has taken a crystal from your rival. The transmutation sign turns tokens into crystals, as many as you like, until your turn ends.',
    'Take the die with {energy.water}, {energy.earth} and the transmutation sign.',
  ],
  gather: ['Your rival has summoned {card.4} and put four tokens on it. Remember that card.', 'Carry out your die.'],
  transmute: [
    'Each {energy.fire} brings 3 crystals now, and only 1 in summer.',
    'Transmute both {energy.fire}: click them in your reserve.',
  ],
  keep: [
    'Six crystals! Keep the rest: {energy.water} brings most in autumn, and cards want to be paid for.',
    'End your turn.',
  ],
  'draw-die': [
    'Summer, and another crystal from {card.11}. The die with the card lets you draw one.',
    'Take the die with the card.',
  ],
  draw: [
    'You see the card before you say whether you want it: one left in hand at the end costs 5 points.',
    'Carry out your die.',
  ],
  'keep-card': [
    '{card.4}, the card that your rival has! It costs two {energy.water}, and your gauge has room for a fourth card.',
    'Keep it.',
  ],
  pay: ['A card is paid with exactly the energies that it shows.', 'Summon {card.4}.'],
  take: [
    'Four tokens of your choice come to lie on the card; you spend them like those of your reserve. In summer {energy.air} brings most.',
    'Take {energy.air} four times.',
  ],
  bonus: [
    'You have three bonuses for the whole game. This one lets you transmute this turn, for a crystal more a token: four times 4 are 16. It costs 5 points at the end, so it pays.',
    'Use the bonus of transmutation.',
  ],
  harvest: ['Each {energy.air} brings 3 crystals, and one more for the bonus.', 'Transmute all four {energy.air}.'],
  scoring: [
    'After year III crystals and the points of cards in play are counted. Cards in hand cost 5 each; one, two or three bonuses cost 5, 12 or 20. Tokens left over bring nothing.',
    'Compare the two scores, then go on.',
  ],
  end: [
    'That is Seasons: choose a die, summon, activate, transmute, and know when to wait.',
    'Play on from here, against a novice.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, string] }

export type LessonStep = keyof typeof lessonEn
