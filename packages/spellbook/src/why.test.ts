import { expect, test } from 'vitest'
import { scenario } from './testing/index.ts'

const learning = { options: { lineup: 'custom', spells: 'R1 P1 G1 K1 W3 B2 Y1' } } as const

test('a card says what is missing', () => {
  const game = scenario({ altar: 'Gt', seats: [{ pool: 'Rc Rc Bt', learned: 'R1/3:c' }] })
  expect(game.why('use R1/4')).toEqual(['why.level-not-learned'])
  expect(game.why('use P1/3')).toEqual(['why.level-not-learned'])
  expect(game.why('take Rc')).toEqual(['why.not-on-altar'])
  expect(game.why('store Rc')).toEqual(['why.other-phase'])
  expect(game.why('learn P1/3')).toEqual(['why.other-phase', 'why.no-natural-token'])
  expect(game.why('learn R1/3')).toEqual(['why.already-learned'])
  expect(game.why('use K2/3')).toEqual(['why.not-in-lineup'])
  expect(game.why('take Gt')).toEqual([])
  expect(game.why('take Gt', 1)).toEqual(['why.not-you'])
})

test('a full pool and a full familiar are named', () => {
  const pool = 'Rc Rt Rs Gc Gt Gs Bc Bt Bs'
  const familiar = 'Kc Kc Kc Kc Kc Kt Kt Kt Kt Kt Ks Ks Ks Ks'
  const game = scenario({ altar: 'Gt', seats: [{ pool, familiar, learned: 'P1/4:c G1/3:c' }], phase: 'midday' })
  expect(game.why('store Rc')).toEqual(['why.familiar-full'])
  expect(game.why('use P1/4')).toEqual(['why.other-phase', 'why.pool-full'])
})

test('the morning action that Swiftness gives in the evening is no other phase', () => {
  const seats = [{ pool: 'Bt Bt Bt Gt', learned: 'R1/3:c' }]
  const game = scenario({ ...learning, seats, phase: 'evening' })
  game.play('learn B2/3')
  expect(game.why('use R1/3')).toEqual(['why.no-rune-held'])
})

test('learning through Clone at midday is no other phase', () => {
  const game = scenario({ ...learning, seats: [{ pool: 'Rc Kt Kt Kt Yt Yt Yt', learned: 'W3/4:c' }], phase: 'midday' })
  game.play('use W3/4')
  expect(game.why('learn R1/3')).toEqual(['why.cannot-pay'])
})

test('what Transmutation cannot pay is said', () => {
  const game = scenario({ seats: [{ pool: 'Rc Rc Gt Gt Wc Pt', learned: 'B1/4:c' }], phase: 'evening' })
  game.play('use B1/4')
  expect(game.legal()).toEqual(['learn R1/3', 'learn G1/3'])
  expect(game.why('learn P1/3')).toEqual(['why.cannot-transmute'])
})
