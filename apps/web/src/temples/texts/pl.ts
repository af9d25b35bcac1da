/** What the board of Mystery of the Temples says. */
import type { en } from './en.ts'

export const pl: { readonly [key in keyof typeof en]: string } = {
  'temples.status':
    'Round {n} · {who} {step, select, setup {chooses a grid} move {is on the move} act {acts} other {}}{ending, select, yes { · last round} other {}}',
  'temples.over': 'The curses are counted',

  'temples.who': '{who}',
  'temples.you': 'You',
  'temples.virtual': 'Virtual Player',
  'temples.gives': 'Gives {crystals}.',
  'temples.upgrade': 'Cover free slots with colourless crystals and take their colours. Free: {crystals}.',
  'temples.exchange': '{pay} colourless for {take} crystals of different colours.',
  'temples.tablet': 'Resonates with: {rune}.',
  'temples.resonates': '{rune}: yours resonates here.',
  'temples.steps': '{n, plural, one {# step} other {# steps}}',
  'temples.speed-to':
    '{n, plural, one {# step} other {# steps}}: Speed Spell for {cost, plural, one {# crystal} other {# crystals}}',
  'temples.too-far': 'Too far',
  'temples.stands': '{who} {mine, select, yes {stand} other {stands}} here.',
  'temples.is-goal': 'Objective of this game.',
  'temples.open-rune': 'Open rune: {rune} ({n, plural, one {the last one} other {# in the stack}}).',
  'temples.no-rune': 'No rune is left.',
  'temples.curse': '{temple}, {end, select, left {left end} other {right end}}, level {level}: {crystals}',
  'temples.curse-short': '{temple}, {end, select, left {left end} other {right end}}, level {level}',
  'temples.worth': '{n, plural, one {# point} other {# points}}',
  'temples.free': '{n, plural, one {# point} other {# points}}, still free',
  'temples.broken-by': 'broken by {who}',
  'temples.crossed-out': 'crossed out in this game',
  'temples.slot': 'Slot {crystal}{covered, select, yes { (covered)} other {}}, {card}',
  'temples.space': 'Space {n}: {what}',
  'temples.empty': 'empty',
  'temples.fast': 'Go there with the Speed Spell',

  'temples.supply': 'Supply',
  'temples.goals': 'Objectives, as they stand',
  'temples.goal-runes': 'Runes',
  'temples.goal-total': 'All points now',
  'temples.goal-cell':
    '{markers, plural, =0 {no marker} one {# marker} other {# markers}}: {n, plural, one {# point} other {# points}}',
  'temples.chains': 'Which chain?',
  'temples.chain': 'Chain {chain}',
  'temples.chain-raised': 'Chain {chain}, raised by {n}',
  'temples.clear': 'Choose anew',

  'temples.my-grid': 'My crystal grid',
  'temples.grid-of': 'Crystal grid: {who}',
  'temples.to-place': 'To place',
  'temples.kind': 'Place: {crystal}',
  'temples.score': '{n, plural, one {# point} other {# points}} if the game ended now',
  'temples.markers': '{n, plural, one {# marker} other {# markers}} left',
  'temples.runes-of': 'Runes of {who}: {runes}',
  'temples.no-runes': 'no runes yet',
  'temples.inherited': '{rune} (does not count)',
  'temples.reserve': 'Reserve: {n, plural, one {# crystal} other {# crystals}}',
  'temples.spells': 'Spells',
  'temples.swap-first': 'Now two crystals that change places.',
  'temples.swap-second': 'And the other one.',
  'temples.near': 'Nearest curse: {curse}',
  'temples.near-missing': 'missing {what}',
  'temples.near-ready': 'your chain is complete',
  'temples.near-none': 'No curse is left for you.',
  'temples.on-space': '{crystal} on {space}',

  'temples.spell-speed': 'While you move: 1, 2 or 3 steps more for {costs} crystals. Choose a card with a price.',
  'temples.spell-swap': 'Two crystals of your grid change places, for {n, plural, one {# crystal} other {# crystals}}.',
  'temples.spell-exchange':
    'Any crystal you like, for {n, plural, one {# crystal} other {# crystals}}{less, select, no {} other { ({less} with the right rune)}}.',
  'temples.spell-payment':
    '{payment, select, any {Any crystals pay for spells.} other {Only colourless crystals pay for spells.}}',

  'temples.note': 'Values partly reconstructed',
  'temples.note-own': 'Your own table of values',
  'temples.note-title': 'Where the card values come from',
  'temples.note-about':
    'Not everything that is printed on the cards is known to us. What we could not find out is a careful reconstruction, marked ~ in the descriptions.',
  'temples.note-how':
    'If you own the game, you can correct it: save the table, compare it with your cards, change what differs, and load it here. New games on this device then use it. For a game with others, whoever opens the table puts the same text into the option “Component data”.',
  'temples.note-this':
    '{own, select, yes {This game is played with a corrected table.} other {This game is played with the built-in values.}}',
  'temples.note-records': 'Not certain: {records}.',
  'temples.table-save': 'Save the table',
  'temples.table-load': 'Load my table',
  'temples.table-forget': 'Use the built-in values again',
  'temples.table-kept': 'Your table is fine. New games on this device will use it.',
  'temples.table-faults': '{n, plural, one {# fault} other {# faults}} in this file:',

  'temples.about-temple': 'Collect the temple’s crystal, or break one of its curses.',
  'temples.about-curses': 'Curses, read inwards from either end of the arc:',
  'temples.about-direct': 'Collect the crystals shown.',
  'temples.about-upgrade':
    'Put up to two colourless crystals on free slots and take a crystal of each slot’s colour. When only two slots stay free, the card is cleared.',
  'temples.about-exchange': 'Return {pay} colourless crystals and take {take} of different colours, if you like.',
  'temples.about-crystal':
    'In the supply: {n}. A curse is a chain of coloured crystals joined by lines, in the order of the arc.',
  'temples.about-rune': 'Resonates here: {cards}. There are {n} of it.',
  'temples.reconstructed': 'reconstructed',

  'temples.d-table': 'The table',
  'temples.d-ring': 'The ring, clockwise',
  'temples.d-turn': 'Round {n}. On turn: {who}.',
  'temples.d-crystals': 'Crystals: {what}.',
  'temples.d-no-crystals': 'No crystals.',
  'temples.d-runes': 'Runes: {what}.',
  'temples.d-pawn': 'Stands at: {card}.',
  'temples.d-no-pawn': 'Not in the ring yet.',
  'temples.d-score': '{points, plural, one {# point} other {# points}} on the track, {score} with objectives.',
  'temples.d-power': 'Power: {power}.',
  'temples.d-goal': '{goal}: {who}.',
  'temples.d-goal-one': '{who} {n}',
  'temples.d-virtual': 'The virtual pawn stands at: {card}.',

  'temples.c-score': 'Points {from} → {to}',
  'temples.c-crystals': '{sign}{n} {crystal}',
  'temples.c-rune': 'new: {rune}',
  'temples.c-marker': '{n, plural, one {a curse broken} other {# curses broken}}',
  'temples.c-place': 'now at {card}',
}
