import { expect, test } from 'vitest'
import { scenario } from './testing/index.ts'

// The order of the altar matters only in solo games with Divination: there the oldest surplus goes to the box.
const solo = {
  players: 1,
  options: { lineup: 'custom', spells: 'R1 P3 G1 K1 W2 B1 Y1' },
  altar: 'Rc Rc Gt Gt Bs Ys Pc',
} as const

test('equal altar tokens are told apart where the order counts', () => {
  const game = scenario({ ...solo, seats: [{ pool: 'Kc Kt', learned: 'G1/3:c' }], phase: 'midday' })
  game.play('use G1/3; give Kc')
  expect(game.moves('get')).toContain('get Rc.2')
  game.play('get Rc.2')
  expect(game.altar.slice(0, 3)).toEqual(['Rc', 'Kc', 'Gt'])
})

test('a token that is taken leaves a gap that closes, so equal neighbours are alike', () => {
  const game = scenario({ ...solo, seats: [{ pool: 'Kc' }] })
  expect(game.moves('take')).toEqual(['take Rc', 'take Gt', 'take Bs', 'take Ys', 'take Pc'])
})

test('the first token given goes to the first place named', () => {
  const game = scenario({ ...solo, seats: [{ pool: 'Kc Ks Kt', learned: 'G1/4:c' }], phase: 'midday' })
  game.play('use G1/4; give Ks; give Kc; get Pc; get Bs')
  expect(game.altar).toEqual(['Rc', 'Rc', 'Gt', 'Gt', 'Kc', 'Ys', 'Ks'])
  expect(game.pool(0)).toEqual(['Bs', 'Pc', 'Kt'])
})

test('a storm may strike either of two equal neighbours', () => {
  const game = scenario({ ...solo, seats: [{ pool: 'Kc', learned: 'W2/4:c' }], pouch: 'Ws Ws Ws', phase: 'evening' })
  game.play('use W2/4')
  expect(game.moves('replace')).toContain('replace Gt.2')
  game.play('replace Gt.2; done')
  expect(game.altar.slice(0, 4)).toEqual(['Rc', 'Rc', 'Gt', 'Ws'])
})
