import { describe, expect, test } from 'vitest'
import { scenario, times } from '../testing/scenario.ts'
import { sorted } from './random-games.ts'

const set2 = { lineup: 'set2' }
const set3 = { lineup: 'set3' }

describe('SB-BAG pouch and discard box', () => {
  test('SB-BAG-01 paid, discarded, replaced and cleared tokens go to the box', () => {
    const paid = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool: 'Rc Rt Rs Gc' }] })
    expect(paid.play('learn R1/3; mark Rt').box()).toEqual(['Rc', 'Rs'])
    const wild = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool: 'Rc Rc Gc Bt Ws' }] })
    expect(wild.play('learn R1/3').box()).toEqual(['Rc', 'Gc', 'Ws', 'Bt'])
    const discarded = scenario({ altar: 'Kc', seats: [{ pool: 'Rc Gt', learned: 'R1/4:c' }] })
    expect(discarded.play('use R1/4').box()).toEqual(['Gt'])
    const seats = [{ pool: times(4, 'Yc Yt'), learned: 'W2/4:c' }]
    const replaced = scenario({ altar: 'Rc Gt Bs', phase: 'evening', options: set2, seats })
    expect(replaced.play('use W2/4; replace Rc; replace Bs; done').box()).toEqual(['Rc', 'Bs'])
    const cleared = scenario({ altar: 'Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc' }).endDay()
    expect(cleared.box()).toEqual(['Rc', 'Rt', 'Rs', 'Pc', 'Pt', 'Ps', 'Gc', 'Gt', 'Gs', 'Kc'])
  })

  test('SB-BAG-02 with an empty pouch all tokens of the box return and drawing goes on', () => {
    const game = scenario({ altar: 'Kc', pouch: '', box: 'Rc Rt Gs Gs Gs' }).play('draw')
    expect([game.pool(0).length, game.pouch().length, game.box()]).toEqual([2, 3, []])
    expect(sorted([...game.pool(0), ...game.pouch()])).toEqual(['Gs', 'Gs', 'Gs', 'Rc', 'Rt'])
  })

  test('SB-BAG-03 this also happens in the middle of an effect', () => {
    const seats = [{ learned: 'R3/3:c' }]
    const game = scenario({ altar: 'Kc Ks', pouch: 'Yc', box: 'Rt Gt Kt Wt Bt', options: set3, seats }).play('use R3/3')
    expect(game.pool(0)).toHaveLength(4)
    expect(game.pool(0)[0]).toBe('Yc')
    expect([game.pouch().length, game.box()]).toEqual([2, []])
    expect(sorted([...game.pool(0).slice(1), ...game.pouch()])).toEqual(['Bt', 'Gt', 'Kt', 'Rt', 'Wt'])
    // And while the altar is refilled.
    const altar = scenario({ altar: 'Kc', pouch: 'Yc', box: 'Rt Rt Rt Rt Rt' }).endDay()
    expect([altar.altar, altar.pouch().length]).toEqual([['Kc', 'Yc', 'Rt', 'Rt', 'Rt'], 2])
  })

  test('SB-BAG-04 drawing the last token refills nothing; the next draw does', () => {
    const seats = [{ pool: 'Rc Rt Rs' }]
    const game = scenario({ altar: 'Kc', pouch: 'Yc Yt', box: 'Gt Gs', seats }).play('draw')
    expect([game.pool(0).length, game.pouch(), game.box()]).toEqual([5, [], ['Gt', 'Gs']])
    game.play('store Yc')
    expect([game.pouch(), game.box()]).toEqual([[], ['Gt', 'Gs']])
    // A draw that a full pool prevents is not due either.
    const full = [{ pool: 'Rc', learned: 'P2/5:c' }, { pool: times(3, 'Bc Bt Bs') }]
    const gift = scenario({ altar: 'Kc', pouch: '', box: 'Gt Gs', options: set2, seats: full }).play('use P2/5')
    expect([gift.pool(0), gift.pouch(), gift.box()]).toEqual([['Rc', 'Kc'], [], ['Gt', 'Gs']])
  })

  test('SB-BAG-05 tokens discarded earlier in the effect may come back in its later draws', () => {
    const bare = { altar: 'Kc', pouch: '', box: '' }
    const sacrifice = scenario({ ...bare, seats: [{ pool: 'Gc Bt', learned: 'R1/3:c' }] }).play('use R1/3')
    expect([sorted(sacrifice.pool(0)), sacrifice.pouch(), sacrifice.box()]).toEqual([['Bt', 'Gc'], [], []])
    const stormy = [{ pool: times(4, 'Yc Yt'), learned: 'W2/4:c' }]
    const storm = scenario({ ...bare, altar: 'Rc Gt Bs', phase: 'evening', options: set2, seats: stormy })
    storm.play('use W2/4; replace Rc; replace Bs; done')
    expect([sorted(storm.altar), storm.box(), storm.happened('refilled')]).toEqual([['Bs', 'Gt', 'Rc'], [], 1])
    const abundance = scenario({ ...bare, phase: 'evening', seats: [{ pool: 'Yc Yt Ys' }] }).play('learn Y1/3; mark Yt')
    expect([sorted(abundance.pool(0)), abundance.learned(0, 'Y1')]).toEqual([['Yc', 'Ys'], 'Y1/3:t'])
  })

  test('SB-BAG-06 a refill takes nothing from altar, pools, familiars and cards', () => {
    const seats = [
      { pool: 'Gc', familiar: 'Wt Ws', learned: 'R1/3:c' },
      { pool: 'Bs', familiar: 'Pt', learned: 'Y1/5:s' },
    ]
    const game = scenario({ altar: 'Kt Ks', pouch: '', box: 'Yc Yc Yc', seats }).play('draw')
    expect([game.pool(0), game.pouch(), game.box()]).toEqual([['Gc', 'Yc', 'Yc'], ['Yc'], []])
    expect([game.altar, game.familiar(0), game.familiar(1), game.pool(1)]).toEqual([
      ['Kt', 'Ks'],
      ['Wt', 'Ws'],
      ['Pt'],
      ['Bs'],
    ])
    expect([game.learned(0, 'R1'), game.learned(1, 'Y1')]).toEqual(['R1/3:c', 'Y1/5:s'])
  })

  test('SB-BAG-07 with pouch and box empty the rest of a draw is skipped', () => {
    const table = { altar: 'Kc Ks', pouch: 'Rc', box: '' }
    const primary = scenario(table).play('draw')
    expect([primary.pool(0), primary.pouch(), primary.box(), primary.state.phase]).toEqual([['Rc'], [], [], 'midday'])
    const blaze = scenario({ ...table, box: 'Gt', options: set3, seats: [{ learned: 'R3/3:c' }] }).play('use R3/3')
    expect([blaze.pool(0), blaze.seat]).toEqual([['Rc', 'Gt'], 1])
    // Nothing is made up later: the tokens that reach the box afterwards stay out of the pool.
    const seats = [{ pool: 'Kc Kt Ks Ks', learned: 'R2/5:c' }]
    const later = scenario({ ...table, altar: 'Bc', options: set2, seats }).play('use R2/5')
    expect(later.pool(0)).toEqual(['Kc', 'Kt', 'Ks', 'Ks', 'Rc'])
    later.play('pass; learn K2/3; mark Kt; pay Kc')
    expect(later.pool(0)).toEqual(['Ks', 'Rc'])
  })

  test('SB-BAG-08 the altar refill places only as many tokens as are available', () => {
    const altarAfter = (altar: string, pouch: string, box: string) => scenario({ altar, pouch, box }).endDay().altar
    expect(altarAfter('Kc', 'Rc', 'Gt')).toEqual(['Kc', 'Rc', 'Gt'])
    expect(altarAfter('Kc Ks', '', '')).toEqual(['Kc', 'Ks'])
    expect(altarAfter('Kc Ks Kt Rc Rt', '', '')).toEqual(['Kc', 'Ks', 'Kt', 'Rc', 'Rt'])
    // The cleared tokens are available again.
    const ten = 'Kc Kc Kc Kc Kc Bs Bs Bs Bs Bs'
    expect(altarAfter(ten, '', '')).toHaveLength(5)
    expect(altarAfter(ten, 'Gt', '')[0]).toBe('Gt')
  })
})
