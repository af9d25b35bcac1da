import { expect, test } from 'vitest'
import { scenario } from './testing/index.ts'

test('of several cards discarded onto an empty pile the player chooses which becomes the new pile', () => {
  const fire = { seats: [{ hand: '2', reserve: 'FF' }, {}], pile: '3 5 6 7', discard: '' }
  const game = scenario(fire).play('summon 2; keep 5')
  expect([game.asked, game.askedBy]).toEqual(['order', 2])
  expect(game.legal()).toEqual(['discard amulet-of-earth', 'discard staff-of-spring', 'discard temporal-boots'])
  game.play('discard 6')
  expect([game.pile, game.discard, game.hand(0), game.asked]).toEqual([[6], [7, 3], [5], 'act'])
  // With cards left in the pile the order is that of drawing, and nobody is asked.
  const plenty = scenario({ ...fire, pile: '3 5 6 7 8' }).play('summon 2; keep 5')
  expect([plenty.pile, plenty.discard, plenty.asked]).toEqual([[8], [7, 6, 3], 'act'])
})

test('so it is with the cards that Divine Chalice does not put into play', () => {
  const chalice = { hand: '9', reserve: 'AWFE' }
  const game = scenario({ seats: [chalice, {}], pile: '3 5 22 22', discard: '' }).play('summon 9; put 22')
  expect([game.asked, game.legal().length, game.view(1).heldSize]).toEqual(['order', 3, 4])
  game.play('discard 5')
  expect([game.pile, game.discard, game.inPlay(0)]).toEqual([[5], [22, 3], [9, 22]])
  const full = scenario({ seats: [{ ...chalice, gauge: 1 }, {}], pile: '3 5', discard: '' }).play('summon 9; discard 5')
  expect([full.pile, full.discard, full.inPlay(0)]).toEqual([[5], [3], [9]])
})

test('the last three cards go to Dragon Skull in any order, unless the pile is empty', () => {
  const seats = [{ play: '37 1 3' }, {}]
  expect(scenario({ seats }).play('activate 37').inPlay(0)).toEqual([])
  const game = scenario({ seats, pile: '', discard: '' }).play('activate 37; sacrifice 3')
  expect([game.inPlay(0), game.pile, game.discard]).toEqual([[], [3], [1, 37]])
})

test('Cursed Treatise goes before Bespelled Grimoire when all cards go to Dragon Skull: nothing is returned', () => {
  const game = scenario({ seats: [{ play: '37 18 42', reserve: 'AAAWWWFFFE' }, {}] }).play('activate 37')
  expect([game.asked, game.reserve(0), game.inPlay(0), game.crystals(0)]).toEqual(['act', '', [], 15])
  expect(game.happened('returned')).toBe(0)
})
