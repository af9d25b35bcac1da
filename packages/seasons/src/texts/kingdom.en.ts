/** The 20 power cards of Enchanted Kingdom and what they ask and tell: names as printed, the rest in our words. */
export const kingdomEn = {
  'card.51': 'Heart of Argos',
  'card.52': 'Horn of Plenty',
  'card.53': 'Fairy Monolith',
  'card.54': 'Selenia’s Codex',
  'card.55': 'Scroll of Ishtar',
  'card.56': 'Mesodae’s Lantern',
  'card.57': 'Statue of Eolis',
  'card.58': 'Familiar Catcher',
  'card.59': 'Io’s Transmuter',
  'card.60': 'Throne of Renewal',
  'card.61': 'Potion of Resurrection',
  'card.62': 'Jewel of the Ancients',
  'card.63': 'Shield of Zira',
  'card.64': 'Steadfast Die',
  'card.65': 'Amulet of Time',
  'card.66': 'Arcane Telescope',
  'card.67': 'Argos Hawk',
  'card.68': 'Raven the Usurper',
  'card.69': 'Warden of Argos',
  'card.70': 'Ratty Nightshade',

  'effect.51':
    'The first card you activate in a turn brings an earth onto the Heart; at the end of the round it goes to your reserve.',
  'effect.52': 'At the end of a round give up a token; for an earth you gain 5 crystals.',
  'effect.53':
    'At the end of a round you may put a token on it. Activate: take any number of its tokens, at least one.',
  'effect.54': 'Take one of your magic items in play, with energy in its cost, back into your hand.',
  'effect.55':
    'Name an energy and reveal cards until a magic item costs that energy. Keep it, or give it up and search once more.',
  'effect.56':
    'No other card can put it into play. Your reserve holds 1 token less. At the end of a round gain 3 crystals.',
  'effect.57':
    'Your reserve holds 1 token less. At every season change take a token, or gain 2 crystals and look at the top card of the pile.',
  'effect.58': 'Reveal cards until a familiar appears. Keep it, or give it up and search once more.',
  'effect.59':
    'If your die brings crystals, you may transmute this turn. At the end of the round gain 2 crystals if you did.',
  'effect.60': 'Discard a card from your hand: draw a card, and one of your used bonuses becomes free again.',
  'effect.61':
    'Activate: sacrifice it and look at the top 5 discarded cards; take one into your hand and put the rest under the discard pile.',
  'effect.62':
    'Activate: of 3 equal tokens put one on it and give up two. At the end of the game gain 35 crystals with at least 3 tokens on it, otherwise lose 10.',
  'effect.63': 'Instead of sacrificing or discarding a card you may sacrifice the Shield and gain 10 crystals.',
  'effect.64':
    'Instead of carrying out your die you may choose one: gauge + 1, or a token, or transmutation this turn.',
  'effect.65': 'Take 2 tokens. Then discard any number of cards from your hand and draw as many.',
  'effect.66': 'Activate: pay 2 crystals, look at the top 3 cards of the pile and put them back in any order.',
  'effect.67':
    'Gain 10 crystals, gauge + 1. Activate: sacrifice it; the gauge of each opponent falls by 1, and each gains 6 crystals.',
  'effect.68':
    'Pay the cost of a magic item of an opponent: the Raven has its effects. If that item leaves play, sacrifice the Raven.',
  'effect.69': 'Choose one: every player discards 4 tokens of the reserve, or every player discards a card.',
  'effect.70': 'Take up to 2 tokens from the reserve of each opponent.',

  'rulings.51':
    'Until the end of the round the token cannot be used and is no part of your reserve. Two copies get a token each. If the Heart leaves play, its token is lost.',
  'rulings.52':
    'If you have a token, you must give one up; it may come from Amulet of Water, but from no other card. Two copies work one after the other.',
  'rulings.53':
    'It holds any number of tokens. They are no part of your reserve and cannot be spent. What your reserve cannot hold is returned at once. If the Monolith leaves play, its tokens are lost.',
  'rulings.54':
    'Items that cost only crystals or nothing stay, and so does every Codex. If there is an item to take, you must. It is no sacrifice; tokens on the item are lost.',
  'rulings.55':
    'Everybody sees the revealed cards; those you do not keep are discarded. A find that was given up is gone, and the second one must be kept. You may name another energy then. Elemental Amulet costs every energy.',
  'rulings.56':
    'Hand of Fortune makes it cheaper. The Raven may copy it. Two copies take 2 places and give 3 crystals each.',
  'rulings.57':
    'It works at once, also in the middle of a turn. Only you see the card, and it stays where it is. Two copies choose separately.',
  'rulings.58':
    'Everybody sees the revealed cards; those you do not keep are discarded. A find that was given up is gone, and the second one must be kept.',
  'rulings.59':
    'In such a turn every token that you transmute counts, but not Balance of Ishtar or Potion of Life. Two copies give 2 crystals each. After Steadfast Die it does not work.',
  'rulings.60':
    'With an empty hand nothing happens. Without a used bonus you still discard and draw. The drawn card is kept.',
  'rulings.61':
    'Only you see the cards, and one of them must be taken. With fewer than 5 discards you see those. The potion itself comes onto the pile afterwards.',
  'rulings.62':
    'The tokens may come from Amulet of Water. Those on the Jewel cannot be used. You cannot fall below 0 crystals. Two copies count separately.',
  'rulings.63':
    'It answers every card and every rule that costs you a card in hand or in play, but neither the loss of energy nor a card taken back. A card that would be sacrificed for its own activation stays, turned, and the Shield goes after the effect. It does not save another Shield.',
  'rulings.64':
    'It is no activation. It may follow Die of Malice. Two copies still replace the die once. In the turn of its summoning it comes too late.',
  'rulings.65': 'You may discard none. The drawn cards are kept. If cards run out, you draw what is there.',
  'rulings.66': 'With fewer than 3 cards in the pile you look at those.',
  'rulings.67': 'A gauge of 0 stays. Who now has more cards in play than the gauge allows keeps them.',
  'rulings.68':
    'Copying is optional. The cost is paid as printed; Hand of Fortune, Arcano Leech and rewards for summoning do not count. The Raven stays a familiar worth 2 points, and no Raven can copy it. If the copied card is to be sacrificed for an effect of its own, the Raven is.',
  'rulings.69':
    'You are a player too, and the last to act. Who has fewer than 4 tokens discards them all; tokens on cards are safe. Who has no card in hand discards none.',
  'rulings.70': 'You may take fewer. Tokens on cards are safe. What your reserve cannot hold is returned at the end.',

  'option.kingdom': 'Enchanted Kingdom',
  'option.kingdom.about': 'The 20 power cards of the expansion, two copies each, are mixed in.',
  'option.kingdom.no': 'No',
  'option.kingdom.yes': 'Yes',

  'ask.shield': 'Give up the card, or sacrifice a Shield of Zira instead?',
  'ask.discard': 'Choose a card from your hand to discard; nobody else sees it.',
  'ask.order-all': 'In which order do you discard? The last card lies on top.',
  'ask.may-place': 'You may place a token on the card.',
  'ask.unload': 'Choose the tokens to take.',
  'ask.horn': 'Choose the token to give up: earth brings 5 crystals.',
  'ask.statue': 'Take a token, or 2 crystals and a look at the top card.',
  'ask.next': 'Choose the card that lies next from the top.',
  'ask.resurrect': 'Choose the card to take from the discard pile.',
  'ask.name': 'Name the energy to search for.',
  'ask.found': 'Keep this card, or give it up.',
  'ask.again': 'Do you search once more? You must keep what you find.',
  'ask.rob': 'You may take up to 2 tokens from the reserve of {who}.',
  'ask.drop': 'Discard {n, plural, one {# token} other {# tokens}} of your reserve.',
  'ask.warden': 'What does every player discard?',
  'ask.exchange': 'Choose cards to discard; you draw as many.',
  'ask.usurp': 'Which magic item does the Raven copy? You pay its cost.',

  'move.option-stop': 'No more',
  'move.option-search': 'Search once more',
  'move.option-look': '2 crystals and a look at the top card',
  'move.option-gauge': 'Instead of the die: gauge + 1',
  'move.option-energy': 'Instead of the die: a token',
  'move.option-transmute': 'Instead of the die: transmutation this turn',
  'move.option-tokens': '4 tokens of the reserve',
  'move.option-cards': 'A card from the hand',
  'move.name': 'Name {energy}',
  'move.shield': '{card}{copy, plural, =1 {} other { (#)}} instead: you gain 10 crystals',
  'move.next': 'Next {card}',
  'move.usurp': 'Copy {card}{copy, plural, =1 {} other { (#)}} of {who}: {effect}',

  'event.instead-gauge': '{who} does without the die ({card}): gauge + 1.',
  'event.instead-energy': '{who} does without the die ({card}): a token.',
  'event.instead-transmute': '{who} does without the die ({card}): transmutation this turn.',
  'event.bonus-back': '{who} has a bonus back ({card}): {used} of 3 used.',
  'event.named': '{who} names {energy} ({card}).',
  'event.robbed': '{who} takes {energy} from {from} ({card}).',
  'event.activated-as': '{who} activates {card} as {copy}.',
  'event.usurped':
    'The Raven of {who} copies {card} of {from} for {energy}{crystals, plural, =0 {} one { and # crystal} other { and # crystals}}.',
  'event.usurped-without-energy':
    'The Raven of {who} copies {card} of {from}{crystals, plural, =0 { at no cost} one { for # crystal} other { for # crystals}}.',
  'event.lost-copy': 'The Raven of {who} no longer copies {card}.',
  'event.kept-open': '{who} keeps {card} ({by}).',
  'event.revealed': '{who} reveals {cards} ({card}).',
  'event.looked-at-pile': '{who} looks at the top {n, plural, one {card} other {# cards}} of the pile ({card}).',
  'event.looked-at-discard':
    '{who} looks at the top {n, plural, one {card} other {# cards}} of the discard pile ({card}).',
  'event.saw-cards': '{who} sees from the top: {cards}.',

  'why.no-card-to-put': '{card}: no card in your hand may enter in this way.',
  'why.no-token-on-it': '{card}: there is no token on it.',
  'why.no-shield': 'You have no such Shield of Zira in play.',
  'why.not-put': '{card} cannot enter through another card.',
  'why.no-such-item': 'No opponent has {card} there.',
  'why.not-an-item': '{card} is no magic item.',
  'why.copy-unpaid': 'You cannot pay the cost of {card}.',
} as const satisfies Record<string, string>
