import { describe, expect, test } from 'vitest'
import { scenario } from './testing/index.ts'

describe('crystals that another player’s card takes or gives', () => {
  const told = (game: ReturnType<typeof scenario>) =>
    game.events.flatMap((event) => (event.type === 'lost' || event.type === 'gained' ? [[event.seat, event.of]] : []))

  test('name that player', () => {
    const kairn = scenario({ seats: [{ play: '16', reserve: 'A' }, { crystals: 9 }] }).play('activate 16')
    expect(told(kairn)).toEqual([[1, 0]])
  })

  test('so do Thieving Fairies, and what their owner gains is the owner’s', () => {
    const fairies = scenario({ seats: [{ play: '16', reserve: 'A', crystals: 5 }, { play: '41' }] })
    expect(told(fairies.play('activate 16')).slice(0, 2)).toEqual([
      [0, 1],
      [1, undefined],
    ])
  })
})
