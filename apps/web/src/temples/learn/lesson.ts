import type { Lesson } from '../../learn/lesson.ts'

/** Four turns: two cards, a broken curse, and a rune that works. */
export const lesson: Lesson = {
  players: 2,
  options: { first: 1 },
  seed: 'lesson 3',
  opening: [],
  steps: [
    { name: 'welcome' },
    { name: 'ring' },
    { name: 'begin', moves: ['put C 1', 'put C 3'], times: 2, others: ['put C 3', 'put C 2'] },
    { name: 'aim' },
    { name: 'first-card', moves: ['collect W5'] },
    { name: 'yellow', moves: ['put Y 8'] },
    { name: 'colourless', moves: ['put C 5'], others: ['collect W9', 'put B 1', 'put C 5'] },
    { name: 'move', moves: ['collect W8'] },
    { name: 'upgrade-red', moves: ['cover 1 1'] },
    { name: 'upgrade-yellow', moves: ['cover 2 3'] },
    { name: 'red', moves: ['put R 9'] },
    { name: 'chain', moves: ['put Y 6'], others: ['collect W3', 'put R 10', 'put C 9'] },
    { name: 'break', moves: ['break T5 left 9-6-8'], others: ['collect W6', 'skip'] },
    { name: 'rune' },
    { name: 'resonance', moves: ['collect W9'] },
    { name: 'gain', moves: 'any', times: 3 },
    { name: 'spells' },
    { name: 'scoring' },
    { name: 'end' },
  ],
}
