import { expect, test } from 'vitest'
import { scenario } from './scenario.ts'

test('a turn: collecting places the crystals and ends by itself', () => {
  const game = scenario({ seats: [{ pawn: 'W1' }] })
  expect(game.reach()).toEqual(['T2', 'T3', 'T4', 'W2', 'W3', 'W4'])
  game.play('collect W3; put R 4; put C 5')
  expect(game.grid(0)).toBe('...RC.......')
  expect(game.seat).toBe(1)
  expect(game.faults()).toEqual([])
})

test('an open turn: spells before and after the action', () => {
  const game = scenario({ seats: [{ pawn: 'W1', grid: '1:Y 4:Y 3:R 5:G 6:C 8:C' }] })
  game.play('cast; swap 5 6; pay 8; cast; go blue')
  expect(game.moves('break')).toContain('break T3 left 3-1-4-6')
  game.play('break blue left 3-1-4-6')
  expect(game.points(0)).toBe(5)
  expect(game.grid(0)).toBe('....C.......')
  expect(game.runes(0)).toHaveLength(1)
})

test('the Speed Spell is paid before the pawn moves', () => {
  const game = scenario({ seats: [{ pawn: 'W1', grid: '1:R 2:Y' }] })
  expect(game.reachFast()).toEqual(['T5', 'W5'])
  game.play('cast; speed; go W5; pay 2')
  expect(game.pawn(0)).toBe('W5')
  // With one crystal there is nothing to cast: collecting and ending the turn are not asked.
  game.play('put Y 4; put C 3')
  expect(game.grid(0)).toBe('R.CY........')
})

test('the supply limit: the taker names the source', () => {
  const game = scenario({
    seats: [{ pawn: 'W3' }, { grid: '1:G 2:G' }, { grid: '5:G 6:G' }],
    supply: { G: 0 },
  })
  game.play('collect green; put G 9')
  expect(game.moves('rob')).toEqual(['rob 2 1', 'rob 2 2', 'rob 3 5', 'rob 3 6'])
  game.play('rob 3 6')
  expect(game.grid(0)).toBe('........G...')
  expect(game.grid(2)).toBe('....G.......')
})

test('reasons say what is missing', () => {
  const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y' }] })
  expect(game.why('break blue left 3')).toEqual(['why.missing-crystals'])
  expect(game.why('break blue left 3-1-4')).toEqual(['why.chain-empty'])
  expect(game.why('collect W5')).toEqual(['why.needs-speed'])
  expect(game.why('collect W8')).toEqual(['why.too-far'])
})

test('a whole advanced setup', () => {
  const game = scenario({
    players: 2,
    fromSetup: true,
    options: { mode: 'advanced', gridSides: 'list', sides: 'BABA' },
  })
  expect(game.seat).toBe(1)
  expect(game.legal()).toEqual(['grid 1B', 'grid 2A', 'grid 3B', 'grid 4A'])
  game.play('grid 1B; grid 2A; rune T1')
  expect(game.supply('C')).toBe(21)
  game.play('put C 1; put C 2; put C 5; put C 6')
  expect(game.grid(1)).toBe('....CC......')
  expect(game.asked).toBe('ask.enter')
})
