/** What is often asked about a card, a rune, a power or a spell; `docs/rules/temples-rulings.md` says why. */
export const rulingsEn = {
  'rulings.temple':
    'You break at most one curse a turn. The chain is a path of different spaces joined by lines; it bends freely, and crystals beside it do not matter. Colourless crystals are no jokers. Only the place of the curse that you break must be free: shorter curses may be taken or open. The open rune is yours if there is one; with an empty stack you break the curse without. A new rune works from your next collecting on.',
  'rulings.direct':
    'You take the crystals as far as they fit into your grid; you choose which of the new ones to give up, never old ones. What the supply lacks comes from an upgrade card, and if none has it, from the player with the most of that kind. A rune that resonates here brings its crystals at the same time.',
  'rulings.upgrade':
    'You may place none, one or two crystals, each on its own free slot. Resonance comes first, then the upgrade. Only a visit in which somebody placed a crystal can clear the card. A crystal taken from here because the supply is empty leaves a free slot.',
  'rulings.exchange':
    'One exchange a visit, or none. The two crystals have different colours, and colourless is no colour. With too few colourless crystals you may stop here all the same; that is collecting, and runes resonate. A colour that the supply lacks may be chosen: it comes from a player.',
  'rulings.resonance':
    'A rune works by itself whenever you collect on a card with its sign; breaking a curse, spells and powers do not wake it. Several runes of one type work once each, and you choose a free colour for each of them. What does not fit into your grid is lost.',
  'rulings.resonance.clear':
    'First you take the crystal, then the card is cleared, then you may upgrade. The card is cleared even if you do not upgrade; two such runes clear it once.',
  'rulings.resonance.extra':
    'It needs an exchange: without one it brings nothing. The crystal may have a colour that you have just taken, and you may decline it.',
  'rulings.resonance.discount':
    'The lower price holds at once, also in the turn in which you took the rune. Two of these runes, or one together with Abundance, make it no cheaper still.',
  'rulings.power.abundance':
    'One crystal more for each taking, not for each crystal: a whole collecting with its resonance is one taking, an Exchange Spell is one. The added crystal brings no other, and it must fit like the rest. It does not matter whether crystals come from the supply, a card or a player. Your first two crystals are not increased. The price does not sink further with a rune.',
  'rulings.power.reserve':
    'The reserve lies beside the grid: it counts neither for its limit nor for ties, pays for nothing, and nobody can take from it. It is never filled again. You may convert before your move, between move and action, or after it, but only as many crystals as you have empty spaces. Colourless crystals of the grid itself cannot be converted.',
  'rulings.power.inherited-rune':
    'You must take one of the open runes, and the next of that stack is turned up at once. Its type never counts for the rune objective, later runes of the same type included. They resonate and lower prices as usual, from your first turn on.',
  'rulings.power.breakers-reward':
    'The reward comes when the marker is placed: after the points of the curse, before the rune. Crystals may repeat a colour and must fit into your grid.',
  'rulings.power.double-rite':
    'One collecting and one curse, in either order, with spells in between if you like; you may do only one of them. Crystals that you collect first can be part of the chain, and a rune that you win first resonates already. It also works on the card where your pawn first stands.',
  'rulings.power.raised-chain':
    'The chain itself has at least three crystals of the right colours. The payment is of any other crystals of your grid, once for a curse. Only the place that you reach must be free; the curse whose chain you show, and those in between, may be taken. Nothing goes above level 5, and the end of the arc stays the same.',
  'rulings.power.teleport':
    'You choose each turn: teleport, or walk as everybody does, with the Speed Spell if you like. A teleport goes to any card of either ring on which no pawn stands, but not to your own. With two players it counts as a move: the virtual pawn moves on.',
  'rulings.power.rune-seeker':
    'The neighbours are the two nearest temples of the ring. You may take from there also when the stack of your own temple is empty; the stack that you took from shows its next rune. The added type always counts as a new one, also without any rune, and it does not resonate.',
  'rulings.spell.speed':
    'Once a move, paid before the pawn goes. You pay for all extra steps together, for exactly those that you use, always by the shortest way. Cards with pawns are jumped over and not counted, and you may come back to the card where you began. Not for the first placing of your pawn.',
  'rulings.spell.swap':
    'Two filled spaces of your own grid, whether a line joins them or not. The payment leaves first and is a third crystal. As often as you can pay, at any time of your turn but not in the middle of another act.',
  'rulings.spell.exchange':
    'You pay first and then take any kind, also one that you have just paid, onto any empty space; it always fits. As often as you can pay, at any time of your turn but not in the middle of another act. No rune resonates. The lower price never sinks twice.',
} as const
