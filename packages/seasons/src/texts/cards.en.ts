/** The 50 power cards of the base game: names as printed, effects and clarifications in our words. */
export const cardsEn = {
  'card.1': 'Amulet of Air',
  'card.2': 'Amulet of Fire',
  'card.3': 'Amulet of Earth',
  'card.4': 'Amulet of Water',
  'card.5': 'Balance of Ishtar',
  'card.6': 'Staff of Spring',
  'card.7': 'Temporal Boots',
  'card.8': 'Purse of Io',
  'card.9': 'Divine Chalice',
  'card.10': 'Syllas the Faithful',
  'card.11': 'Figrim the Avaricious',
  'card.12': 'Naria the Prophetess',
  'card.13': 'Wondrous Chest',
  'card.14': 'Beggar’s Horn',
  'card.15': 'Die of Malice',
  'card.16': 'Kairn the Destroyer',
  'card.17': 'Amsug Longneck',
  'card.18': 'Bespelled Grimoire',
  'card.19': 'Ragfield’s Helm',
  'card.20': 'Hand of Fortune',
  'card.21': 'Lewis Greyface',
  'card.22': 'Runic Cube of Eolis',
  'card.23': 'Potion of Power',
  'card.24': 'Potion of Dreams',
  'card.25': 'Potion of Knowledge',
  'card.26': 'Potion of Life',
  'card.27': 'Hourglass of Time',
  'card.28': 'Scepter of Greatness',
  'card.29': 'Olaf’s Blessed Statue',
  'card.30': 'Yjang’s Forgotten Vase',
  'card.31': 'Elemental Amulet',
  'card.32': 'Tree of Light',
  'card.33': 'Arcano Leech',
  'card.34': 'Crystal Orb',
  'card.35': 'Glutton Cauldron',
  'card.36': 'Vampiric Crown',
  'card.37': 'Dragon Skull',
  'card.38': 'Demon of Argos',
  'card.39': 'Titus Deepgaze',
  'card.40': 'Air Elemental',
  'card.41': 'Thieving Fairies',
  'card.42': 'Cursed Treatise of Arus',
  'card.43': 'Idol of the Familiar',
  'card.44': 'Necrotic Kriss',
  'card.45': 'Lantern of Xidit',
  'card.46': 'Sealed Chest of Urm',
  'card.47': 'Mirror of the Seasons',
  'card.48': 'Pendant of Ragnor',
  'card.49': 'Sid Nightshade',
  'card.50': 'Damned Soul of Onys',

  'effect.1': 'Your gauge rises by 2.',
  'effect.2': 'Draw 4 cards, keep one and discard the other three.',
  'effect.3': 'Gain 9 crystals.',
  'effect.4': 'Put 4 tokens of any kinds on it. You may spend them like those of your reserve.',
  'effect.5': 'Activate: give up 3 equal tokens for 9 crystals.',
  'effect.6': 'Whenever you summon a card, gain 3 crystals.',
  'effect.7': 'Move the season marker 1 to 3 spaces forward or back.',
  'effect.8': 'Each token you transmute brings 1 crystal more.',
  'effect.9': 'Draw 4 cards, put one into play for free and discard the others.',
  'effect.10': 'Each opponent sacrifices a card in play.',
  'effect.11': 'At every season change each opponent gives you 1 crystal.',
  'effect.12': 'Draw as many cards as there are players; keep one and give one to each opponent.',
  'effect.13': 'At the end of a round with 4 or more tokens in your reserve, gain 3 crystals.',
  'effect.14': 'At the end of a round with 1 token or none in your reserve, take a token.',
  'effect.15': 'Activate before your die is carried out: roll it again and gain 2 crystals.',
  'effect.16': 'Activate: give up a token; each opponent loses 4 crystals.',
  'effect.17': 'Every player, you too, takes a magic item in play back into the hand.',
  'effect.18': 'Take 2 tokens. Your reserve holds 10 tokens.',
  'effect.19': 'At the end of the game with more cards in play than every opponent, gain 20 crystals.',
  'effect.20': 'Each card you summon costs 1 energy less, but at least 1.',
  'effect.21': 'Choose an opponent and take the same tokens as lie in that reserve.',
  'effect.22': 'No effect.',
  'effect.23': 'Activate: sacrifice it, draw a card, and your gauge rises by 2.',
  'effect.24': 'Activate: sacrifice it, discard your reserve, and put a card from your hand into play for free.',
  'effect.25': 'Activate: sacrifice it and take 5 tokens.',
  'effect.26': 'Activate: sacrifice it; each token in your reserve is transmuted into 4 crystals.',
  'effect.27': 'At every season change take a token.',
  'effect.28': 'Gain 3 crystals for each other magic item you have in play.',
  'effect.29': 'Gain 20 crystals.',
  'effect.30': 'Whenever you summon a card, take a token.',
  'effect.31':
    'Pay 1 to 4 different energies. Water: take 2 tokens. Earth: gain 5 crystals. Fire: draw a card. Air: gauge + 1.',
  'effect.32': 'Activate, one of two: pay 3 crystals and take a token; or give up a token and transmute this turn.',
  'effect.33': 'Before an opponent summons a card, that opponent gives you 1 crystal or cannot summon.',
  'effect.34':
    'Activate, one of two: look at the top card of the pile and put it into play for 4 tokens or leave it; or pay 3 crystals and discard it unseen.',
  'effect.35': 'Activate: put a token on it. With the seventh, sacrifice it, take the 7 tokens and gain 15 crystals.',
  'effect.36': 'Draw a card or discard one from your hand, openly; take as many tokens as it has points.',
  'effect.37': 'Activate: sacrifice 3 of your cards in play and gain 15 crystals.',
  'effect.38': 'The gauge of each opponent falls by 1, and each opponent draws a card.',
  'effect.39': 'At the end of a round each opponent gives you 1 crystal; if one of them has none, sacrifice it.',
  'effect.40': 'All tokens in the reserves of your opponents become air.',
  'effect.41': 'Whenever an opponent activates a card, that opponent loses 1 crystal and you gain 2.',
  'effect.42': 'Gain 10 crystals, gauge + 1, take 2 tokens. If it is sacrificed, discard your reserve.',
  'effect.43': 'Gain 10 crystals. Activate: gain 1 crystal for each familiar you have in play.',
  'effect.44': 'Activate: discard a familiar from your hand or sacrifice one in play, and take 4 tokens.',
  'effect.45': 'At the end of the game gain 3 crystals for each token in your reserve.',
  'effect.46': 'At the end of the game without a familiar in play, gain 20 crystals.',
  'effect.47': 'Activate: pay X crystals and change X equal tokens into X tokens of another energy.',
  'effect.48': 'Take a token for each other magic item you have in play.',
  'effect.49': 'If you have more crystals than every opponent, each of them gives you 5.',
  'effect.50':
    'Gain 10 crystals and a water. Activate: give up a water and pass the card to the left. At the end of a round lose 3 crystals.',

  'use.32.1': 'Activate: pay 3 crystals and take a token.',
  'use.32.2': 'Activate: give up a token and transmute this turn.',
  'use.34.1': 'Activate: look at the top card of the pile; put it into play for 4 tokens or leave it.',
  'use.34.2': 'Activate: pay 3 crystals and discard the top card of the pile unseen.',

  'rulings.1': 'The gauge stops at 15.',
  'rulings.2': 'Only you see the drawn cards, and one of them must be kept. If fewer cards are left, you draw those.',
  'rulings.3': 'Two copies give 9 crystals each.',
  'rulings.4':
    'The tokens are not part of your reserve and take no room there. You pay, discard, exchange, place and transmute with them, but cannot move them to the reserve. Effects that count, copy, change or empty a reserve leave them alone. If the card leaves play, they are lost.',
  'rulings.5':
    'The season does not matter, and no permission to transmute is needed or given. Each Purse of Io and each transmutation bonus used this turn adds 3 crystals.',
  'rulings.6':
    'It does not reward its own summoning, nor cards put into play for free. The crystals come before the effect of the summoned card and cannot help to pay for it.',
  'rulings.7':
    'Not moving is not allowed. A change of season works at once in either direction, and so does a new year. Back from the first winter leads to year 0. Past the end of year 3 the round is still finished. Dice on the table stay as they are.',
  'rulings.8':
    'It also counts for Balance of Ishtar and Potion of Life, but not for Glutton Cauldron or Dragon Skull. Two copies bring 2 crystals more.',
  'rulings.9':
    'The card pays nothing and is no summoning for other cards. It needs room on your gauge; without room all drawn cards are discarded. With room one must be put into play.',
  'rulings.10': 'Everybody chooses their own card, clockwise from your left. Whoever has none is skipped.',
  'rulings.11': 'Whoever has no crystal gives nothing. It works in both directions and also in the middle of a turn.',
  'rulings.12':
    'You see all the cards before you choose; each opponent sees only the card received and cannot refuse it. With too few cards you keep one first, then the others are served clockwise.',
  'rulings.13':
    'Only tokens in the reserve count, not those on cards. The number is looked at when the effect comes about.',
  'rulings.14':
    'Only tokens in the reserve count, not those on cards. Two copies look one after the other: from 1 token only one of them gives a token.',
  'rulings.15':
    'The new face replaces the old one and must be carried out. It cannot be used in the turn in which it is summoned. Two copies may roll twice for 4 crystals.',
  'rulings.16':
    'An opponent with fewer than 4 crystals loses all of them. You gain nothing. The token may come from Amulet of Water.',
  'rulings.17':
    'Everybody chooses their own item, clockwise from your left, you last. An item summoned this turn may be taken. It is no sacrifice; tokens on the item are lost.',
  'rulings.18':
    'The capacity already counts for the 2 tokens. A second copy gives 2 tokens but no more room. When the last copy leaves play, the surplus over 7 is returned at once.',
  'rulings.19': 'With a tie for the most cards you gain nothing. The Helm itself counts.',
  'rulings.20':
    'You choose the energy saved among those of the cost. Crystals and activation costs are not reduced, and a cost of one energy stays. Two copies save two.',
  'rulings.21': 'The opponent loses nothing. Tokens on cards are not copied. An empty reserve may be chosen.',
  'rulings.22': 'Its points are all it has.',
  'rulings.23': 'The drawn card is kept. If there is none, the gauge still rises.',
  'rulings.24':
    'You need a card in hand and room on your gauge; the place of the potion is free. An empty reserve is no obstacle. Tokens on cards stay. The card is no summoning for other cards.',
  'rulings.25': 'What your reserve cannot hold is returned at once.',
  'rulings.26':
    'All tokens of the reserve are transmuted, none on cards. No permission is needed or given. Each Purse of Io and each transmutation bonus used this turn adds 1 crystal a token.',
  'rulings.27':
    'It works in both directions and also in the middle of a turn. The season change at the very end counts.',
  'rulings.28': 'An earlier copy counts for a later one.',
  'rulings.29': 'Nothing else happens.',
  'rulings.30':
    'It does not reward its own summoning, nor cards put into play for free. The token comes before the effect of the summoned card.',
  'rulings.31':
    'No energy can be paid twice. With Hand of Fortune one energy of the chosen set is not paid, yet its effect happens. Put into play for free, it has all 4 effects. The drawn card is kept.',
  'rulings.32': 'The permission brings no additional crystal. Two copies may each be used once.',
  'rulings.33':
    'You must be able to pay all Leeches and the crystals of the cost together. Cards put into play for free are not charged.',
  'rulings.34':
    'Only you see the card. Without 4 tokens or room you may still look. The tokens may be of any kinds, and the card is no summoning for other cards.',
  'rulings.35':
    'The tokens on it cannot be used and are not part of the reserve. What your reserve cannot hold in the end is returned at once. Purse of Io does not count. If it leaves play unfinished, the tokens are lost.',
  'rulings.36':
    'A drawn card is kept. A card with 0 or fewer points gives nothing. With an empty hand you must draw; without a card to draw you must discard.',
  'rulings.37': 'It may be one of the 3 cards. Purse of Io does not count.',
  'rulings.38':
    'The drawn card is kept. Whoever now has more cards in play than the gauge allows keeps them. A gauge of 0 stays.',
  'rulings.39': 'All who can pay do so before the sacrifice. Two copies work one after the other.',
  'rulings.40': 'The number of tokens stays the same. Tokens on cards do not change, nor do yours.',
  'rulings.41':
    'If the opponent has no crystal, you gain only 1. It never prevents an activation, because its cost is paid first. Two copies work separately.',
  'rulings.42': 'Tokens on cards stay. Taken back into the hand, it discards nothing. Its points are negative.',
  'rulings.43': 'Without familiars it may be activated and brings nothing.',
  'rulings.44':
    'Without a familiar in hand or in play it cannot be activated. A familiar discarded from the hand is shown.',
  'rulings.45': 'Tokens on cards do not count. Two copies give 3 crystals a token each.',
  'rulings.46': 'Familiars in hand do not matter. A Damned Soul in play spoils it.',
  'rulings.47':
    'X is at least 1. All the new tokens are of one energy. Tokens may come from Amulet of Water; the new ones go to the reserve.',
  'rulings.48': 'An earlier copy counts for a later one.',
  'rulings.49':
    'With a tie for the most crystals nothing happens. Whoever has fewer than 5 gives all. Costs and rewards of the summoning come first.',
  'rulings.50':
    'Whoever receives it gains nothing; it may go to somebody whose gauge is full. In one round it can be passed on several times, by each holder in their own turn. With fewer than 3 crystals all are lost. Its points are negative.',
} as const satisfies Record<string, string>
