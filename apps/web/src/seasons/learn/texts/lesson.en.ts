/** The first lesson: why, and what to do now. */
export const lessonEn = {
  welcome: [
    'Welcome to the tournament! Over three years you gather crystals and bring cards into play; at the end both are points. This lesson takes you through the first seasons, with real moves against a real rival.',
    'Press “Go on”. Whatever you do can be taken back.',
  ],
  years: [
    'Everybody has nine cards, three for each year. Those of year I are chosen for you: you hold them from the start. The others wait in your library until their year begins.',
    'Click three cards for year II; the rest goes to year III. Then begin.',
  ],
  wheel: [
    'This wheel is the year: twelve spaces, three to a season. Its middle shows how many crystals a token of each energy brings now. In winter that is 3 for {energy.earth}, 2 for {energy.fire}, 1 for {energy.air} and {energy.water}.',
    'Have a look at the wheel, then go on.',
  ],
  'first-die': [
    'The dice of winter have been rolled, one more than there are players. You are first, so you choose first. Two swirls and a star: two tokens of {energy.air}, and your gauge rises by 1.',
    'Take the die with two {energy.air} and the star.',
  ],
  summon: [
    'Your die was carried out: you have two {energy.air}, and your gauge stands at 1. The gauge says how many cards you may have in play. {card.1} costs just these two tokens.',
    'Summon {card.1}: click it in your hand.',
  ],
  room: [
    'Some cards do something once, as they come into play: this one has raised your gauge to 3. So there is room for two more. {card.15} costs nothing at all.',
    'Summon {card.15} too.',
  ],
  'first-end': [
    'The number on a card is what it is worth at the end: 6 and 8 points already. Nothing else can be done now.',
    'End your turn.',
  ],
  'second-die': [
    'A new round. Your rival is first this time: that changes every round. The die that nobody takes will move the marker on the wheel.',
    'Take the die with {energy.fire}, the star and the transmutation sign.',
  ],
  activate: [
    'Other cards are activated, once a round. Before your die counts, {card.15} rolls it again and gives you 2 crystals. You need crystals for {card.11}, so try your luck.',
    'Activate {card.15}: click it among your cards in play.',
  ],
  familiar: [
    'Lucky! Two {energy.water} and 3 crystals, 5 in all. {card.11} costs 3 of them and works for as long as it is in play: at every change of season your rival gives you a crystal.',
    'Summon {card.11}.',
  ],
  marker: [
    'Three cards in play, gauge 3: it is full. When everybody has had a turn, the die left over moves the marker by its pips, here by one space.',
    'End your turn and watch the wheel.',
  ],
  worth: [
    'This is the last space of winter: whatever happens, spring comes next. Beside the wheel you see what it brings: {energy.fire} will be worth 3 crystals.',
    'Take the die with two {energy.fire} and the star.',
  ],
  'carry-out': [
    'You are asked, because {card.15} could roll the die again. This one is good as it is.',
    'Carry out your die.',
  ],
  wait: [
    'Tokens become crystals only with the transmutation sign, and your die has none. Never mind: your reserve holds seven tokens, and in spring they bring more.',
    'End your turn.',
  ],
  spring: [
    'Spring is here: green dice, new prices. {card.11} has taken a crystal from your rival, as at every change of season.',
    'Look at the prices in the wheel, then go on.',
  ],
  'transmute-die': [
    'The die with the transmutation sign lets you turn tokens into crystals, as many as you like, until your turn ends. This is the moment for {energy.fire}.',
    'Take the die with {energy.water}, {energy.earth} and the transmutation sign.',
  ],
  gather: [
    'Your rival has summoned {card.4} and put four tokens on it. Remember that card. Now it is your turn.',
    'Carry out your die.',
  ],
  transmute: [
    'Each {energy.fire} brings 3 crystals now, and only 1 in summer. Sell what is dear today.',
    'Transmute both {energy.fire}: click them in your reserve.',
  ],
  keep: [
    'Six crystals! Keep the rest: {energy.water} brings more in summer and most in autumn, and cards want to be paid for.',
    'End your turn.',
  ],
  'draw-die': [
    'Summer, and another crystal from {card.11}. Your hand is empty, but there is still room in play. The die with the card lets you draw one.',
    'Take the die with the card.',
  ],
  draw: [
    'You will see the card and then say whether you want it. Think twice in a real game: a card still in hand at the end costs 5 points.',
    'Carry out your die.',
  ],
  'keep-card': [
    '{card.4}, the card that your rival has! It costs two {energy.water}; you own three, and your gauge has room for a fourth card.',
    'Keep it.',
  ],
  pay: ['A card is paid with exactly the energies that it shows.', 'Summon {card.4}.'],
  take: [
    'Now four tokens of your choice come to lie on the card; you spend them like those of your reserve. In summer {energy.air} brings most.',
    'Take {energy.air} four times.',
  ],
  bonus: [
    'Your die does not transmute, but you have bonuses, three in a game. This one lets you transmute this turn, for a crystal more a token: four times 4 are 16. A first bonus costs 5 points at the end, so it pays.',
    'Use the bonus of transmutation.',
  ],
  harvest: ['Each {energy.air} brings 3 crystals, and one more for the bonus.', 'Transmute all four {energy.air}.'],
  scoring: [
    'After year III everybody counts crystals and the points of the cards in play. Cards in hand cost 5 each; one, two or three bonuses cost 5, 12 or 20. Tokens that are left over bring nothing.',
    'Compare the two scores on the table, then go on.',
  ],
  end: [
    'That is Seasons: choose a die, summon, activate, transmute, and know when to wait. Everything else stands on the cards.',
    'Play on from here, against a novice.',
  ],
} as const satisfies { readonly [name: string]: readonly [string, string] }

export type LessonStep = keyof typeof lessonEn
