import { describe, expect, test } from 'vitest'
import { levelOf, parseSpell } from '../spell.ts'
import { cards } from './payments.ts'
import { randomGames } from './random-games.ts'
import { nextOwn, offered, table } from './use-table.ts'

type Look = Parameters<typeof randomGames>[0]
const LEVELS = [3, 4, 5]

describe('SB-USE: drops', () => {
  const growth = (level: number, altar: string, more = '') =>
    table({ pool: 'Pt', learned: `G3/${level}:t ${more}`.trim() }, { altar })

  test('SB-USE-28 a drop moves the same marker to the next lower level', () => {
    for (const level of [5, 4]) {
      const game = growth(level, 'Rc Rt Rs').play(`use G3/${level}`)
      if (level === 4) game.play('absorb Rc; absorb Rt')
      expect(game.learned(0, 'G3')).toBe(`G3/${level - 1}:t`)
      expect([game.pool(0), game.box(), game.faults()]).toEqual([['Pt'], [], []])
      const storm = table({ learned: `W2/${level}:s` }, { altar: 'Rc' }).play(`use W2/${level}`)
      expect([storm.learned(0, 'W2'), storm.faults()]).toEqual([`W2/${level - 1}:s`, []])
    }
  })

  test('SB-USE-29 a drop is compulsory and last, also after a partial effect', () => {
    const partial = growth(5, 'Rc').play('use G3/5')
    expect([partial.familiar(0), partial.learned(0, 'G3')]).toEqual([['Rc'], 'G3/4:t'])
    const game = growth(5, 'Rc Rt Rs Kc').play('use G3/5; absorb Kc; absorb Rs')
    expect(game.learned(0, 'G3')).toBe('G3/5:t')
    expect(game.play('absorb Rc').learned(0, 'G3')).toBe('G3/4:t')
    const storm = table({ learned: 'W2/5:c B3/3:c' }, { altar: 'Rc Gc Kc Yc Rt' }).play('use W2/5; replace Rt; done')
    storm.play('take Rc; take Gc')
    expect([storm.learned(0, 'W2'), storm.pool(0).length]).toEqual(['W2/5:c', 2])
    storm.play('take Kc')
    const order = storm.events.map(({ type }) => type).filter((type) => /took|drew|dropped/.test(type))
    expect(order).toEqual(['took', 'took', 'took', 'drew', 'dropped'])
  })

  test('SB-USE-30 after a drop the card counts at its new level', () => {
    const clone = { seats: [{ pool: 'Bs', familiar: 'Ws', learned: 'W3/4:c' }], altar: 'Rc Rt Rs Kc Kt' }
    const game = table({ pool: 'Pt', learned: 'G3/5:t Y2/4:c' }, clone)
    expect(game.score(0)).toBe(6 + 2)
    game.play('use G3/5; absorb Rc; absorb Rt; absorb Rs')
    expect(game.score(0)).toBe(4 + 2 + 3)
    // The other player copies it up to the new level only.
    game.skipTo('midday').play('use W3/4')
    expect(game.moves('copy')).toEqual(['copy G3/3 from 1', 'copy G3/4 from 1'])
    game.play('copy G3/4 from 1')
    while (game.seat === 1 && game.state.phase === 'midday') game.play(game.legal()[0]!)
    nextOwn(game, 'evening')
    expect(game.moves('use')).toEqual(['use G3/3', 'use G3/4'])
    game.play('use G3/4').play(game.legal()[0]!).play(game.legal()[0]!)
    expect([game.learned(0, 'G3'), game.score(0)]).toEqual(['G3/3:t', 3 + 1 + 5])
  })

  test('SB-USE-31 no marker drops below L3', () => {
    const game = table({ pool: 'Pt Pt', familiar: 'Ys', learned: 'G3/4:t' }, { altar: 'Rc Rt' }).play('use G3/4')
    expect(game.learned(0, 'G3')).toBe('G3/3:t')
    nextOwn(game, 'evening')
    expect(game.moves('use')).toEqual(['use G3/3'])
    game.play('use G3/3; get Ys')
    expect(game.learned(0, 'G3')).toBe('G3/3:t')
    expect(offered(table({ pool: 'Rt Rt Rt', learned: 'W2/3:c' }, { altar: 'Rc' }), 'use W2/3')).toBe(false)
    const clone = table({ pool: 'Bt', learned: 'W3/4:c' }, { seats: [{ learned: 'G3/5:c' }], altar: 'Rc' })
    clone.play('use W3/4; copy G3/5 from 2')
    expect(clone.learned(0, 'W3')).toBe('W3/3:c')
    nextOwn(clone, 'midday')
    expect(clone.moves('use')).toEqual(['use W3/3'])
    let drops = 0
    const wrong: string[] = []
    const look: Look = ({ state, events, label }) => {
      drops += events.filter((event) => event.type === 'dropped').length
      const levels = state.players.flatMap(({ book }) => book.filter((marker) => marker !== 0).map(levelOf))
      if (levels.some((level) => !LEVELS.includes(level))) wrong.push(label)
    }
    randomGames(look, { games: 6, options: { lineup: 'set3' } })
    randomGames(look, { games: 6, options: cards('W2') })
    expect(wrong).toEqual([])
    expect(drops).toBeGreaterThan(20)
  })

  test('SB-USE-32 a dropped spell stays learned and only Time Travel raises it again', () => {
    const game = table({ pool: 'Gc Gc Gc Gc Gc Ks', learned: 'G3/4:t W1/5:c' }, { altar: 'Rc Rt' }).play('use G3/4')
    nextOwn(game, 'evening')
    expect([game.learned(0, 'G3'), game.why('learn G3/4')]).toEqual(['G3/3:t', ['why.already-learned']])
    expect(game.play('use W1/5').learned(0, 'G3')).toBe('G3/4:t')
    let raises = 0
    const wrong: string[] = []
    const look: Look = ({ before, state, events, label }) => {
      const timeTravel = state.table.spells[4] === parseSpell('W1')
      before.players.forEach(({ book }, seat) => {
        const risen = book.filter((marker, i) => marker !== 0 && state.players[seat]!.book[i]! > marker).length
        const raised = events.filter((event) => event.type === 'raised' && event.seat === seat).length
        if (risen !== raised || (risen > 0 && (!timeTravel || book[4] === 0))) wrong.push(label)
        raises += raised
      })
    }
    randomGames(look, { games: 6, options: cards() })
    randomGames(look, { games: 6, options: { lineup: 'set3' } })
    expect(wrong).toEqual([])
    expect(raises).toBeGreaterThan(5)
  })
})
