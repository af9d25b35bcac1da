import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

/** Both turns end; what the end of the round asks stays open. */
const endTurns = (game: Scenario): Scenario => game.play('end; end')

/** Goes on with plain moves until a seat acts in its turn of the next round. */
function nextTurn(game: Scenario, seat: number): Scenario {
  game.endRound()
  while (game.seat !== seat || game.asked !== 'act') {
    const plain = ['go', 'end'].find((text) => game.can(text))
    game.play(plain ?? game.legal()[0]!)
  }
  return game
}

describe('51 Heart of Argos', () => {
  // Idol of the Familiar (43) is activated without any cost.
  const heart = (own: SeatSetup = {}): Scenario => duel({ play: '51 43', ...own })

  test('EK-CARD-01.0 item for 2 earth, 7 points', () => {
    expect(factsOf(51)).toEqual({ type: 'item', cost: 'EE', points: 7, activated: false, copies: 2 })
  })

  test('EK-CARD-01.1 the first activation of a turn puts an earth on it', () => {
    const game = duel({ play: '51 5 43', reserve: 'AAA' }, {}, { play: '51 43' })
    expect(game.stored(0, 51)).toBe('')
    game.play('activate 5')
    expect([game.stored(0, 51), game.stored(1, 51), game.reserve(0), game.crystals(0)]).toEqual(['E', '', '', 9])
    // Only the owner's activations count.
    game.play('end; activate 43')
    expect([game.stored(0, 51), game.stored(1, 51)]).toEqual(['E', 'E'])
    expect(endTurns(heart()).reserve(0)).toBe('')
  })

  test('EK-CARD-01.1 every turn anew', () => {
    const game = nextTurn(heart().play('activate 43'), 0)
    expect(game.stored(0, 51)).toBe('')
    expect(game.play('activate 43').stored(0, 51)).toBe('E')
  })

  test('EK-CARD-01.2 further activations of the turn add nothing', () => {
    const game = duel({ play: '51 5 43 32', reserve: 'AAA' }).play('activate 43; activate 5; activate 32; take fire')
    expect(game.stored(0, 51)).toBe('E')
    expect(endTurns(game).reserve(0)).toBe('FE')
  })

  test('EK-CARD-01.3 at the end of the round it moves to the reserve, which is cut at once', () => {
    const game = heart({ reserve: 'AAAAAAA' }).play('activate 43; end')
    expect([game.seat, game.stored(0, 51), game.reserve(0)]).toEqual([1, 'E', 'AAAAAAA'])
    game.play('end')
    expect([game.seat, game.legal()]).toEqual([0, ['return air', 'return earth']])
    game.play('return air')
    expect([game.reserve(0), game.stored(0, 51), game.asked]).toEqual(['AAAAAAE', '', 'dice'])
  })

  test('EK-CARD-01.4 until then it is no part of the reserve and cannot be used', () => {
    const own = { play: '51 43 47', hand: '3 26', reserve: 'E', crystals: 5 }
    const game = duel(own, { permission: true }).play('activate 43')
    expect([game.stored(0, 51), game.moves('summon')]).toEqual(['E', []])
    expect(game.play('transmute earth').moves('transmute')).toEqual([])
    expect([game.can('bonus exchange'), game.can('activate 47')]).toEqual([false, false])
    const life = duel({ play: '51 26', reserve: 'AA' }).play('activate 26')
    expect([life.crystals(0), life.stored(0, 51)]).toEqual([8, 'E'])
    const lewis = duel({ hand: '21', reserve: 'AF' }, {}, { play: '51:E' }).play('summon 21')
    expect(lewis.reserve(0)).toBe('')
  })

  test('EK-CARD-01.4 it can be discarded for Horn of Plenty only when it has moved', () => {
    const round = (): Scenario => endTurns(duel({ play: '51 52 43' }).play('activate 43'))
    expect(round().legal()).toEqual(['resolve heart-of-argos', 'resolve horn-of-plenty'])
    const early = round().play('resolve 52')
    expect([early.reserve(0), early.crystals(0), early.asked]).toEqual(['E', 0, 'dice'])
    const late = round().play('resolve 51')
    expect([late.reserve(0), late.crystals(0), late.asked]).toEqual(['', 5, 'dice'])
  })

  test('EK-CARD-01.5 activations before it was in play do not count', () => {
    const own = { play: '43 5', hand: '51', reserve: 'AAAEE' }
    const game = duel(own).play('activate 43; summon 51')
    expect(game.stored(0, 51)).toBe('')
    expect(endTurns(duel(own).play('activate 43; summon 51')).reserve(0)).toBe('AAA')
    // The first one while it lies there does.
    expect(endTurns(game.play('activate 5')).reserve(0)).toBe('E')
  })

  test('EK-CARD-01.6 two copies receive one token each', () => {
    const game = heart({ play: '51 51 43' }).play('activate 43')
    expect([game.stored(0, 51), game.stored(0, 51, 2)]).toEqual(['E', 'E'])
    expect(endTurns(game).reserve(0)).toBe('EE')
    const late = duel({ play: '51 43 5', hand: '51', reserve: 'AAAEE' }).play('activate 43; summon 51; activate 5')
    expect(endTurns(late).reserve(0)).toBe('EE')
  })

  test('EK-CARD-01.7 if it leaves play the token is lost', () => {
    const game = duel({ play: '51 43 37 1' }).play('activate 43; activate 37')
    game.play('sacrifice 51; sacrifice 1; sacrifice 37')
    expect([game.inPlay(0), endTurns(game).reserve(0)]).toEqual([[43], ''])
  })

  test('R-070 EK-CARD-01.7 a Heart that re-enters is a new one: empty, and filled by the next activation', () => {
    const own = { play: '51 43 5', hand: '54', reserve: 'AAAAWEE' }
    const game = duel(own).play('activate 43; summon 54; recall 51; summon 51')
    expect(game.stored(0, 51)).toBe('')
    expect(endTurns(game.play('activate 5')).reserve(0)).toBe('E')
  })

  test('EK-CARD-01.8 Die of Malice, Cauldron, Damned Soul and a copied activation count', () => {
    const malice = duel({ play: '51 15', die: 'winter1.4' }, { at: 'die' }).rigReroll(4).play('activate 15')
    expect(malice.stored(0, 51)).toBe('E')
    const cauldron = duel({ play: '51 35', reserve: 'A' }).play('activate 35')
    expect([cauldron.stored(0, 51), cauldron.stored(0, 35)]).toEqual(['E', 'A'])
    const soul = duel({ play: '51 50', reserve: 'W' }).play('activate 50')
    expect([soul.stored(0, 51), soul.inPlay(1)]).toEqual(['E', [50]])
    const raven = duel({ play: '51 68=43' }, {}, { play: '43' }).play('activate 68')
    expect([raven.stored(0, 51), raven.crystals(0)]).toEqual(['E', 1])
  })

  test('R-072 Steadfast Die, Shield of Zira, transmuting and bonuses are no activations', () => {
    const die = duel({ play: '51 64 59', reserve: 'AA' }, { at: 'die' }).play('option transmute; transmute air')
    expect([die.crystals(0), die.stored(0, 51)]).toEqual([1, ''])
    const shield = duel({ play: '51 63', hand: '60 1', reserve: 'WFF', gauge: 5 }, { pile: '22 2' })
    shield.play('summon 60; shield 63; bonus gauge')
    expect([shield.inPlay(0), shield.stored(0, 51)]).toEqual([[51, 60], ''])
  })

  test('R-109 EK-CARD-01.1 on a Raven that copies it the token lies on the Raven', () => {
    const game = duel({ play: '68=51 43' }, {}, { play: '51' }).play('activate 43')
    expect([game.stored(0, 68), game.stored(1, 51)]).toEqual(['E', ''])
    expect(endTurns(game).reserve(0)).toBe('E')
  })
})

describe('52 Horn of Plenty', () => {
  const horn = (own: SeatSetup = {}): Scenario => endTurns(duel({ play: '52', ...own }))

  test('EK-CARD-02.0 item for 1 water and 1 earth, 4 points', () => {
    expect(factsOf(52)).toEqual({ type: 'item', cost: 'WE', points: 4, activated: false, copies: 2 })
  })

  test('EK-CARD-02.1 at the end of the round a token must go', () => {
    const game = horn({ reserve: 'AAW' })
    expect([game.seat, game.legal()]).toEqual([0, ['pay air', 'pay water']])
    game.play('pay air')
    expect([game.reserve(0), game.crystals(0), game.asked]).toEqual(['AW', 0, 'dice'])
    expect(horn({ reserve: 'F' }).reserve(0)).toBe('')
    // Not before the end of the round.
    expect(duel({ play: '52', reserve: 'F' }).play('end').reserve(0)).toBe('F')
  })

  test('EK-CARD-02.2 earth brings 5 crystals, another energy none', () => {
    const earth = horn({ reserve: 'AWFE', crystals: 1 }).play('pay earth')
    expect([earth.reserve(0), earth.crystals(0)]).toEqual(['AWF', 6])
    for (const energy of ['air', 'water', 'fire'])
      expect(horn({ reserve: 'AWFE', crystals: 1 }).play(`pay ${energy}`).crystals(0)).toBe(1)
  })

  test('EK-CARD-02.3 tokens on Amulet of Water count and may be chosen', () => {
    const game = horn({ play: '52 4:WE', reserve: 'A' })
    expect(game.legal()).toEqual(['pay air', 'pay water from amulet', 'pay earth from amulet'])
    game.play('pay earth from amulet')
    expect([game.stored(0, 4), game.reserve(0), game.crystals(0)]).toEqual(['W', 'A', 5])
  })

  test('R-043 EK-CARD-02.3 with tokens on Amulet of Water alone one of them must go', () => {
    const game = horn({ play: '52 4:WW' })
    expect([game.stored(0, 4), game.asked]).toEqual(['W', 'dice'])
  })

  test('EK-CARD-02.4 tokens on Cauldron, Jewel and Monolith neither count nor may be chosen', () => {
    const full = { play: '35:EE 62:E 53:EE 52' }
    const game = horn(full)
    expect([game.stored(0, 35), game.stored(0, 62), game.stored(0, 53)]).toEqual(['EE', 'E', 'EE'])
    expect([game.crystals(0), game.asked]).toEqual([0, 'dice'])
    const air = horn({ ...full, reserve: 'AF' }).play('resolve 52')
    expect(air.legal()).toEqual(['pay air', 'pay fire'])
  })

  test('EK-CARD-02.5 without tokens it has no effect', () => {
    const game = horn({ crystals: 3 })
    expect([game.asked, game.crystals(0), game.happened('spent')]).toEqual(['dice', 3, 0])
  })

  test('EK-CARD-02.6 one token per round and copy', () => {
    const one = horn({ reserve: 'EEE' })
    expect([one.reserve(0), one.crystals(0)]).toEqual(['EE', 5])
    const two = horn({ play: '52 52', reserve: 'AEE' }).play('pay earth; pay air')
    expect([two.reserve(0), two.crystals(0), two.asked]).toEqual(['E', 5, 'dice'])
  })

  test('R-124 EK-CARD-02.6 two copies are compulsory one by one, as long as there are tokens', () => {
    const rich = horn({ play: '52 52', reserve: 'EEE' })
    expect([rich.reserve(0), rich.crystals(0)]).toEqual(['E', 10])
    const poor = horn({ play: '52 52', reserve: 'E' })
    expect([poor.reserve(0), poor.crystals(0), poor.asked]).toEqual(['', 5, 'dice'])
  })

  test('R-030 the owner sets the order of Horn of Plenty and Wondrous Chest', () => {
    const round = (): Scenario => horn({ play: '52 13', reserve: 'AAAA' })
    expect(round().legal()).toEqual(['resolve horn-of-plenty', 'resolve wondrous-chest'])
    expect(round().play('resolve 52').crystals(0)).toBe(0)
    expect(round().play('resolve 13').crystals(0)).toBe(3)
  })
})

describe('53 Fairy Monolith', () => {
  const monolith = (tokens: string, own: SeatSetup = {}, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
    duel({ play: `53:${tokens}`, ...own }, rest, other)

  test('EK-CARD-03.0 item for 2 earth, 6 points, activated', () => {
    expect(factsOf(53)).toEqual({ type: 'item', cost: 'EE', points: 6, activated: true, copies: 2 })
  })

  test('EK-CARD-03.1 at the end of the round a token may be placed on it', () => {
    const round = (own: SeatSetup): Scenario => endTurns(duel({ play: '53', ...own }))
    const game = round({ reserve: 'AAE' })
    expect([game.seat, game.legal()]).toEqual([0, ['place air', 'place earth', 'option stop']])
    game.play('place earth')
    expect([game.stored(0, 53), game.reserve(0), game.asked]).toEqual(['E', 'AA', 'dice'])
    const unwilling = round({ reserve: 'A' }).play('option stop')
    expect([unwilling.stored(0, 53), unwilling.reserve(0), unwilling.asked]).toEqual(['', 'A', 'dice'])
    expect(round({}).asked).toBe('dice')
  })

  test('R-042 EK-CARD-03.1 also one that lies on Amulet of Water', () => {
    const game = endTurns(duel({ play: '53 4:F', reserve: 'A' }))
    expect(game.legal()).toEqual(['place air', 'place fire from amulet', 'option stop'])
    game.play('place fire from amulet')
    expect([game.stored(0, 53), game.stored(0, 4), game.reserve(0)]).toEqual(['F', '', 'A'])
  })

  test('EK-CARD-03.2 activation: any number of its tokens, at least one, into the reserve', () => {
    const game = monolith('AAE').play('activate 53')
    expect(game.legal()).toEqual(['take air', 'take earth'])
    expect(game.play('take air').legal()).toEqual(['take air', 'take earth', 'option stop'])
    game.play('option stop')
    expect([game.reserve(0), game.stored(0, 53), game.asked]).toEqual(['A', 'AE', 'act'])
    expect([game.turned(0, 53), game.why('activate 53')]).toEqual([true, ['turned']])
    const all = monolith('AAE').play('activate 53; take air; take air; take earth')
    expect([all.reserve(0), all.stored(0, 53), all.asked]).toEqual(['AAE', '', 'act'])
  })

  test('EK-CARD-03.3 without tokens it cannot be activated', () => {
    const game = duel({ play: '53', reserve: 'AWFE' })
    expect([game.can('activate 53'), game.why('activate 53')]).toEqual([false, ['no-token-on-it']])
    game.refused('activate 53')
  })

  test('R-074 EK-CARD-03.3 Idol of the Familiar needs no target, Fairy Monolith does', () => {
    const game = duel({ play: '53 43' })
    expect(game.moves('activate')).toEqual(['activate idol-of-the-familiar'])
  })

  test('EK-CARD-03.4 the number of tokens on it is unlimited', () => {
    const mixed = 'AAAAAWWWWWFFFFFEEEEE'
    const game = endTurns(monolith(mixed, { reserve: 'E' })).play('place earth')
    expect(game.stored(0, 53)).toBe(`${mixed}E`)
    const equal = endTurns(monolith('A'.repeat(40), { reserve: 'A' })).play('place air')
    expect([equal.stored(0, 53), equal.faults()]).toEqual(['A'.repeat(41), []])
  })

  test('EK-CARD-03.5 its tokens cannot be used for any payment', () => {
    const own = { play: '53:AAAWWFFEE 5 16 35 47 62', hand: '1 3 31', crystals: 9 }
    const game = monolith('', own, { permission: true })
    expect([game.moves('summon'), game.moves('transmute'), game.can('bonus exchange')]).toEqual([[], [], false])
    expect(game.moves('activate')).toEqual(['activate fairy-monolith'])
    const two = monolith('A', { hand: '1', reserve: 'A' })
    expect(two.can('summon 1')).toBe(false)
    expect(two.play('activate 53; summon 1').inPlay(0)).toEqual([53, 1])
  })

  test('EK-CARD-03.6 effects on the reserve ignore them: discards, thefts and counts', () => {
    const dreams = duel({ play: '53:AW 24', hand: '22', reserve: 'F' }).play('activate 24')
    expect([dreams.reserve(0), dreams.stored(0, 53), dreams.inPlay(0)]).toEqual(['', 'AW', [53, 22]])
    const treatise = duel({ play: '53:AW 42 37 1', reserve: 'F' }).play('activate 37')
    treatise.play('sacrifice 42; sacrifice 1; sacrifice 37')
    expect([treatise.reserve(0), treatise.stored(0, 53)]).toEqual(['', 'AW'])
    const ratty = monolith('AW', { reserve: 'E' }, { active: 1 }, { hand: '70', crystals: 2 }).play('summon 70')
    expect(ratty.moves('take')).toEqual(['take earth'])
    const life = duel({ play: '53:AW 26', reserve: 'F' }).play('activate 26')
    expect([life.crystals(0), life.stored(0, 53)]).toEqual([4, 'AW'])
    const lantern = duel({ play: '53:AW 45', reserve: 'F' })
    expect(lantern.score(0) - duel({ play: '53 45' }).score(0)).toBe(3)
  })

  test('EK-CARD-03.6 effects on the reserve ignore them: copies, changes and the end of the round', () => {
    const lewis = monolith('AW', { reserve: 'E' }, { active: 1 }, { hand: '21', reserve: 'AF' }).play('summon 21')
    expect(lewis.reserve(1)).toBe('E')
    const air = monolith('WF', { reserve: 'E' }, { active: 1 }, { hand: '40', reserve: 'AAA' }).play('summon 40')
    expect([air.reserve(0), air.stored(0, 53)]).toEqual(['A', 'WF'])
    const chest = endTurns(duel({ play: '53:AAAA 13', reserve: 'FFF' })).play('resolve 13; option stop')
    expect(chest.crystals(0)).toBe(0)
    const horn = endTurns(duel({ play: '53:AAAA 14', reserve: 'F' })).play('resolve 14')
    expect([horn.asked, horn.askedBy]).toEqual(['take', 14])
    const full = monolith('AAAAAAAA', { reserve: 'WWWWWWW' })
    expect([full.asked, full.reserve(0)]).toEqual(['act', 'WWWWWWW'])
  })

  test('EK-CARD-03.7 if it leaves play its tokens go to the bank', () => {
    const syllas = monolith('AW', { reserve: 'E' }, { active: 1 }, { hand: '10', reserve: 'FFF' }).play('summon 10')
    expect([syllas.inPlay(0), syllas.reserve(0), syllas.discard[0]]).toEqual([[], 'E', 53])
    const codex = monolith('AW', { hand: '54', reserve: 'AWEE' }).play('summon 54')
    expect([codex.hand(0), codex.reserve(0)]).toEqual([[53], 'EE'])
    expect(codex.play('summon 53').stored(0, 53)).toBe('')
  })

  test('EK-CARD-03.8 taking more than fits is followed by the cut', () => {
    const game = monolith('FFE', { reserve: 'AAAAAA' }).play('activate 53; take fire; take fire')
    expect([game.reserve(0), game.asked]).toEqual(['AAAAAA', 'unload'])
    game.play('take earth')
    expect([game.reserve(0), game.legal()]).toEqual(['AAAAAAFFE', ['return air', 'return fire', 'return earth']])
    game.play('return air; return fire')
    expect([game.reserve(0), game.stored(0, 53), game.asked]).toEqual(['AAAAAFE', '', 'act'])
  })

  test('EK-CARD-03.9 two copies place one token each', () => {
    const game = endTurns(duel({ play: '53 53', reserve: 'AEE' })).play('place air; place earth')
    expect([game.stored(0, 53), game.stored(0, 53, 2), game.reserve(0)]).toEqual(['A', 'E', 'E'])
    expect(game.asked).toBe('dice')
    const one = endTurns(duel({ play: '53 53', reserve: 'AEE' })).play('option stop; place earth')
    expect([one.stored(0, 53), one.stored(0, 53, 2), one.asked]).toEqual(['', 'E', 'dice'])
  })

  test('R-125 EK-CARD-03.9 tokens placed are taken in a later round, from each copy by its own activation', () => {
    const game = duel({ play: '53:A 53:F' }).play('activate 53')
    expect([game.reserve(0), game.moves('activate')]).toEqual(['A', ['activate fairy-monolith#2']])
    expect(game.play('activate 53#2').reserve(0)).toBe('AF')
    const placed = endTurns(duel({ play: '53:F', reserve: 'EE' }).play('activate 53')).play('place earth')
    expect([placed.stored(0, 53), placed.turned(0, 53)]).toEqual(['E', false])
  })
})
