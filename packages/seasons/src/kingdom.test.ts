import { kernelTexts, SPECTATOR, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from './entry.ts'
import { seasons } from './rules.ts'
import { face, guesses, kingdom, type Scenario, scenario } from './testing/index.ts'

const crystalDie = face({ crystals: 6 })
const energyDie = face({ energy: 'AA', gauge: 1 })

describe('the table', () => {
  test('EK-SET-02 the module adds 20 cards in two copies, and only when it is asked for', () => {
    const ids = (game: Scenario) => game.pile.filter((card) => card > 50).length
    expect([ids(kingdom()), ids(scenario())]).toEqual([40, 0])
    expect(kingdom({ level: 'apprentice' }).pile.filter((card) => card > 30)).toHaveLength(40)
    expect(scenario().state.table.kingdom).toBeUndefined()
  })

  test('EK-TERMS-05 capacity is 7, or 10 with a Grimoire, minus the markers, never below 0', () => {
    const capacity = (play: string, markers = 0) => kingdom({ seats: [{ play, markers }] }).capacity(0)
    expect([capacity(''), capacity('56'), capacity('56 56 57'), capacity('18 57', 2)]).toEqual([7, 6, 4, 7])
    expect(capacity('56 57', 9)).toBe(0)
  })

  test('EK-DISCARD-10 who discards several cards at once sets their order', () => {
    const fire = () => kingdom({ seats: [{ hand: '2', reserve: 'FF' }], pile: '1 3 5 6 7', discard: '' })
    const named = fire().play('summon 2; keep 1; discard 6; discard 3')
    expect(named.discard).toEqual([5, 3, 6])
    expect(fire().play('summon 2; keep 1; option stop').discard).toEqual([6, 5, 3])
  })
})

test('EK-ENC-02.2 the question counts down what is still to be chosen, also in sets of four', () => {
  const { say } = speaker('en', [kernelTexts.en, seasons.texts.en])
  const questions = (enchantment: string, picks: number): string[] => {
    const game = scenario({ at: 'draft', enchantment })
    while (game.state.phase === 'draft' && enchantment !== 'elemental-construction')
      for (const seat of [0, 1]) if (game.legal(seat).length > 0) game.act(seat, game.legal(seat)[0]!)
    const asked: string[] = []
    for (let i = 0; i < picks; i++) {
      asked.push(/[0-9]+ [a-z ]*cards?/.exec(say(seasons.decision(game.state, 0).ask))![0])
      game.act(0, game.legal(0)[0]!)
    }
    return asked
  }
  const four = ['4 cards', '3 more cards', '2 more cards', '1 more card']
  expect(questions('extended-experience', 8)).toEqual([...four, ...four])
  const nine = ['9 cards', ...[8, 7, 6, 5, 4, 3, 2].map((n) => `${n} more cards`), '1 more card']
  expect(questions('elemental-construction', 9)).toEqual(nine)
})

describe('Shield of Zira', () => {
  test('EK-CARD-13.1 goes instead of a sacrificed card, for 10 crystals', () => {
    const syllas = () => kingdom({ seats: [{ hand: '10', reserve: 'FFF' }, { play: '63 1 22' }] }).play('summon 10')
    const saved = syllas().play('sacrifice 1; shield 63')
    expect([saved.inPlay(1), saved.crystals(1), saved.discard[0]]).toEqual([[1, 22], 10, 63])
    const lost = syllas().play('sacrifice 1; sacrifice 1')
    expect([lost.inPlay(1), lost.crystals(1)]).toEqual([[63, 22], 0])
  })

  test('EK-CARD-13.9 sacrificed for another reason it gives no crystals', () => {
    const game = kingdom({ seats: [{ hand: '10', reserve: 'FFF' }, { play: '63 63' }] }).play('summon 10')
    expect([game.inPlay(1), game.crystals(1)]).toEqual([[63], 0])
  })

  test('EK-CARD-13.3 instead of a potion: first the effect, then the Shield', () => {
    const game = kingdom({ seats: [{ play: '25 63' }] }).play('activate 25; shield 63')
    expect([game.inPlay(0), game.crystals(0), game.asked]).toEqual([[25, 63], 0, 'take'])
    game.play('take air; take air; take air; take air; take air')
    expect([game.inPlay(0), game.turned(0, 25), game.crystals(0), game.discard]).toEqual([[25], true, 10, [63]])
  })

  test('CARD-024.8 potion and Shield occupy their places while the card enters', () => {
    const dreams = (gauge: number) =>
      kingdom({ seats: [{ play: '24 63', hand: '22', gauge, reserve: 'A' }] }).play('activate 24; shield 63')
    expect([dreams(3).inPlay(0), dreams(2).inPlay(0)]).toEqual([[24, 22], [24]])
    expect(dreams(2).hand(0)).toEqual([22])
  })

  test('CARD-035.9 the emptied Cauldron stays', () => {
    const game = kingdom({ seats: [{ play: '35:AAAAAA 63', reserve: 'E' }] }).play('activate 35; shield 63')
    expect([game.inPlay(0), game.stored(0, 35), game.reserve(0)]).toEqual([[35], '', 'AAAAAAE'])
    expect(game.crystals(0)).toBe(25)
  })

  test('CARD-037.5 each sacrifice of Dragon Skull, by a Shield that is not among the three', () => {
    const skull = (play: string) => kingdom({ seats: [{ play }] }).play('activate 37; sacrifice 1')
    const game = skull('37 1 22 63 3')
    expect(game.asked).toBe('shield')
    game.play('shield 63; sacrifice 22; sacrifice 3')
    expect([game.inPlay(0), game.crystals(0)]).toEqual([[37, 1], 25])
    // Without a fourth card the Shield is one of the three.
    expect(skull('37 1 63').asked).toBe('sacrifice')
  })

  test('CARD-036.7 the hand card named for Vampiric Crown is shown and kept', () => {
    const game = kingdom({ seats: [{ play: '63', hand: '36 22 1', reserve: 'AW' }] })
    game.play('summon 36; discard 1; shield 63')
    expect([game.hand(0), game.inPlay(0), game.crystals(0), game.asked]).toEqual([[1, 22], [36], 10, 'take'])
    expect(game.view(1).players[0]?.hand).toEqual([1])
  })

  test('EK-CARD-10.6 and EK-CARD-19.7 instead of a hand card, which nobody else gets to know', () => {
    const throne = kingdom({
      seats: [{ play: '63', hand: '60 22 1', reserve: 'WFF', bonus: 2 }],
      pile: '3',
      discard: '',
    })
    throne.play('summon 60; discard 22; shield 63')
    expect([throne.hand(0), throne.inPlay(0), throne.bonus(0), throne.crystals(0)]).toEqual([[1, 3, 22], [60], 1, 10])
    expect(throne.view(1).players[0]?.hand).toEqual([])
    const warden = kingdom({
      seats: [
        { hand: '69', reserve: 'A' },
        { play: '63', hand: '22 1' },
      ],
    })
    warden.play('summon 69; option cards; discard 1; shield 63')
    expect([warden.hand(1), warden.crystals(1)]).toEqual([[1, 22], 10])
  })

  test('EK-CARD-13.5 no answer to energy that is discarded or to cards taken back', () => {
    const game = kingdom({
      seats: [
        { hand: '17 69', reserve: 'AAW' },
        { play: '63 1', reserve: 'F' },
      ],
    })
    expect(game.play('summon 17').moves('shield')).toEqual([])
    game.play('recall 1').play('summon 69; option tokens')
    expect([game.inPlay(1), game.hand(1), game.reserve(1)]).toEqual([[63], [1], ''])
  })
})

describe('Raven the Usurper', () => {
  test('EK-CARD-18.2 the enter-play effect happens at once, paid as printed', () => {
    const game = kingdom({ seats: [{ hand: '68', reserve: 'FEE', play: '20' }, { play: '3' }] })
    game.play('summon 68; usurp 3 of 2')
    expect([game.crystals(0), game.reserve(0), game.effect(0, 68)]).toEqual([9, '', 3])
    expect(game.view(1).players.map(({ play }) => play.map(({ copies, copiedBy }) => [copies, copiedBy]))).toEqual([
      [
        [null, []],
        [3, []],
      ],
      [[null, [0]]],
    ])
  })

  test('EK-CARD-18.4 activation effects once per round, with their costs', () => {
    const game = kingdom({ seats: [{ play: '68=5', reserve: 'AAAWWW' }, { play: '5' }] }).play(
      'activate 68; choose air',
    )
    expect([game.crystals(0), game.can('activate 68'), game.why('activate 68')]).toEqual([9, false, ['turned']])
  })

  test('EK-CARD-18.9 without a target, means or wish it stays without effect', () => {
    const raven = (reserve: string, play: string) => kingdom({ seats: [{ hand: '68', reserve }, { play }] })
    expect(raven('F', '10').play('summon 68').asked).toBe('act')
    expect(raven('F', '3').play('summon 68').asked).toBe('act')
    const unwilling = raven('FEE', '3').play('summon 68; option stop')
    expect([unwilling.effect(0, 68), unwilling.reserve(0), unwilling.crystals(0)]).toEqual([68, 'EE', 0])
  })

  test('EK-CARD-18.10 the copied item leaves: so does the Raven, and its tokens', () => {
    const amsug = kingdom({ active: 1, seats: [{ play: '68=35:AAA' }, { play: '35', hand: '17', reserve: 'AW' }] })
    amsug.play('summon 17')
    expect([amsug.inPlay(0), amsug.hand(1), amsug.discard]).toEqual([[], [35], [68]])
    const treatise = kingdom({ active: 1, seats: [{ play: '68=42', reserve: 'AE' }, { play: '42 37 1' }] })
    treatise.play('activate 37; sacrifice 42; sacrifice 37')
    expect([treatise.inPlay(0), treatise.reserve(0), treatise.discard]).toEqual([[], '', [1, 37, 68, 42]])
  })

  test('EK-CARD-18.11 a Shield may go instead: the Raven stays without effect', () => {
    const game = kingdom({
      active: 1,
      seats: [
        { play: '63 68=18', reserve: 'AAAAAAAAA' },
        { play: '18', hand: '17', reserve: 'AW' },
      ],
    })
    expect(game.capacity(0)).toBe(10)
    game.play('summon 17')
    // Amsug takes the Shield back as well, as the only item.
    expect(game.hand(0)).toEqual([63])
    const kept = kingdom({
      active: 1,
      seats: [
        { play: '63 1 68=18', reserve: 'AAAAAAAAA' },
        { play: '18', hand: '17', reserve: 'AW' },
      ],
    })
    kept.play('summon 17; recall 1')
    expect(kept.asked).toBe('shield')
    kept.play('shield 63')
    expect([kept.inPlay(0), kept.effect(0, 68), kept.crystals(0)]).toEqual([[68], 68, 10])
    expect([kept.capacity(0), kept.reserve(0)]).toEqual([7, 'AAAAAAA'])
  })

  test('EK-CARD-18.12 a copied text that speaks of itself means the Raven', () => {
    const potion = kingdom({ seats: [{ play: '68=23', gauge: 3 }, { play: '23' }] }).play('activate 68')
    expect([potion.inPlay(0), potion.gauge(0), potion.discard]).toEqual([[], 5, [68]])
    const shield = kingdom({ active: 1, seats: [{ play: '68=63 1' }, { play: '63', hand: '10', reserve: 'FFF' }] })
    shield.play('summon 10; sacrifice 1; shield 68')
    expect([shield.inPlay(0), shield.crystals(0)]).toEqual([[1], 10])
  })

  test('EK-CARD-18.14 with Scepter of Greatness all own items count', () => {
    const game = kingdom({ seats: [{ hand: '68', play: '1 22', reserve: 'FAWFE' }, { play: '28' }] })
    expect(game.play('summon 68; usurp 28 of 2').crystals(0)).toBe(6)
  })

  test('EK-CARD-18.15 Elemental Amulet is paid in full, whatever Hand of Fortune saves', () => {
    const game = kingdom({ seats: [{ hand: '68', play: '20', reserve: 'FAE', gauge: 5 }, { play: '31' }] })
    game.play('summon 68; usurp 31 of 2')
    expect(game.legal()).toEqual(['with air', 'with earth', 'with air+earth'])
    game.play('with air+earth')
    expect([game.gauge(0), game.crystals(0), game.reserve(0)]).toEqual([6, 5, ''])
  })

  test('EK-CARD-18.16 two Ravens on one item, both lost with it', () => {
    const seats = [{ play: '68=22 68=22' }, { play: '22 1', hand: '54', reserve: 'AW' }]
    const game = kingdom({ seats, active: 1 })
    expect(game.view(0).players[1]?.play[0]?.copiedBy).toEqual([0, 0])
    const amsug = kingdom({ active: 1, seats: [seats[0]!, { play: '22', hand: '17', reserve: 'AW' }] }).play(
      'summon 17',
    )
    expect([amsug.inPlay(0), amsug.hand(1)]).toEqual([[], [22]])
    expect(amsug.faults()).toEqual([])
  })

  test('the marker follows one of two copies of an item', () => {
    const seats = [{ hand: '68 10', reserve: 'FFFFAAWE' }, { play: '35 35' }]
    const game = kingdom({ seats }).play('summon 68; usurp 35 of 2; summon 10')
    expect(game.moves('sacrifice')).toEqual(['sacrifice glutton-cauldron', 'sacrifice glutton-cauldron#2'])
    expect(game.play('sacrifice 35#2').inPlay(0)).toEqual([68, 10])
    const other = kingdom({ seats }).play('summon 68; usurp 35 of 2; summon 10; sacrifice 35')
    expect(other.inPlay(0)).toEqual([10])
  })
})

describe("Steadfast Die and Io's Transmuter", () => {
  test('EK-CARD-14.1 one of three instead of the die', () => {
    const turn = () => kingdom({ at: 'die', seats: [{ play: '64', die: crystalDie, gauge: 5, reserve: 'E' }] })
    expect(turn().moves('option')).toEqual(['option gauge', 'option energy', 'option transmute'])
    const gauge = turn().play('option gauge')
    expect([gauge.gauge(0), gauge.crystals(0), gauge.asked]).toEqual([6, 0, 'act'])
    expect(turn().play('option energy; take fire').reserve(0)).toBe('FE')
    const transmute = turn().play('option transmute; transmute earth')
    expect([transmute.crystals(0), transmute.gauge(0)]).toEqual([3, 5])
    expect(turn().play('go').crystals(0)).toBe(6)
  })

  test('EK-CARD-14.4 two copies replace the die once, and then it is too late', () => {
    const game = kingdom({ at: 'die', seats: [{ play: '64 64', die: crystalDie }] }).play('option gauge')
    expect([game.asked, game.why('option gauge')]).toEqual(['act', ['die-carried-out']])
  })

  test('EK-CARD-09.2 2 crystals at the end of the round for a token transmuted with a crystal die', () => {
    const turn = (die: string, play = '59') => kingdom({ at: 'die', seats: [{ play, die, reserve: 'EE' }, { die }] })
    const used = turn(crystalDie).play('transmute earth')
    expect(used.crystals(0)).toBe(9)
    expect(used.endRound().crystals(0)).toBe(11)
    expect(turn(crystalDie).endRound().crystals(0)).toBe(6)
    expect(turn(energyDie).moves('transmute')).toEqual([])
    expect(turn(crystalDie, '59 59').play('transmute earth').endRound().crystals(0)).toBe(13)
  })

  test('EK-CARD-09.8 summoned later it works for the rest of the turn', () => {
    const game = kingdom({ at: 'die', seats: [{ hand: '59', reserve: 'WEE', die: crystalDie }] })
    expect(game.moves('transmute')).toEqual([])
    expect(game.play('summon 59; transmute earth').endRound().crystals(0)).toBe(11)
  })

  test('EK-CARD-09.9 after Steadfast Die it gives no permission', () => {
    const game = kingdom({ at: 'die', seats: [{ play: '59 64', reserve: 'E', die: crystalDie }] }).play('option gauge')
    expect([game.moves('transmute'), game.view(0).permission]).toEqual([[], false])
    const other = kingdom({ at: 'die', seats: [{ play: '59 64', reserve: 'E', die: crystalDie }] })
    expect(other.play('option transmute; transmute earth').endRound().crystals(0)).toBe(3)
  })
})

describe('Potion of Resurrection', () => {
  const potion = (discard: string, play = '61') => kingdom({ seats: [{ play }], discard, pile: '1 2 3' })

  test('EK-CARD-11.1 one of the top five into the hand, the rest under the pile in their order', () => {
    const game = potion('5 6 7 8 9 10 11').play('activate 61')
    expect(game.legal().map((move) => move.split(' ')[1])).toHaveLength(5)
    game.play('keep 7')
    expect([game.hand(0), game.discard]).toEqual([[7], [61, 10, 11, 5, 6, 8, 9]])
  })

  test('EK-CARD-11.4 it cannot fetch itself or the Shield in its place', () => {
    expect(potion('').play('activate 61').discard).toEqual([61])
    const game = potion('5 6', '61 63').play('activate 61; shield 63; keep 6')
    expect([game.discard, game.inPlay(0), game.crystals(0)]).toEqual([[63, 5], [61], 10])
    expect(potion('5', '61 63').play('activate 61; sacrifice 61').hand(0)).toEqual([5])
  })

  test('EK-CARD-11.6 only the owner sees the cards', () => {
    const game = kingdom({ seats: [{ play: '61' }, {}], discard: '5 6 7', pile: '1 2 3 8 9', discardUnseen: true })
    game.play('activate 61')
    expect([game.view(0).held, game.view(1).held, game.view(1).heldSize]).toEqual([[61, 7, 6, 5], [61], 4])
    game.play('keep 6')
    expect([game.view(1).players[0]?.hand, game.view(1).discarded]).toEqual([[], [61]])
    expect(game.view(0).discarded).toEqual([7, 5, 61])
  })
})

describe('what people know', () => {
  test('EK-TERMS-01 cards revealed by a search are known to all, also in hand', () => {
    const game = kingdom({ seats: [{ hand: '58', reserve: 'AF' }, {}], pile: '1 2 12 3 10 5', discard: '' })
    game.play('summon 58')
    expect(game.view(1).held).toEqual([1, 2, 12])
    game.play('keep 12; option stop')
    expect([game.view(1).players[0]?.hand, game.discard]).toEqual([[12], [2, 1]])
  })

  test('EK-CARD-05.3 a second search, with another energy, must be kept', () => {
    const game = kingdom({ seats: [{ hand: '55', reserve: 'FF' }], pile: '10 3 12 1 25', discard: '' })
    game.play('summon 55; name earth; discard 3')
    expect(game.legal()).toEqual(['name air', 'name water', 'name fire', 'name earth', 'option stop'])
    game.play('name air; option stop')
    expect([game.hand(0), game.discard, game.pile]).toEqual([[1], [12, 3, 10], [25]])
  })

  test('EK-TERMS-02 cards looked at with a Telescope are known to the owner alone', () => {
    const game = kingdom({ seats: [{ play: '66', crystals: 2 }, {}], pile: '1 2 3 5 6' }).play('activate 66')
    game.play('next 3; next 1')
    expect([game.pile, game.view(0).pileSeen, game.view(1).pileSeen]).toEqual([[3, 1, 2, 5, 6], [3, 1, 2], []])
    expect(guesses(game, 0).every((guess) => guess.pile.slice(-3).map(cardOf).join() === '2,1,3')).toBe(true)
    expect(new Set(guesses(game, 1).map((guess) => guess.pile.map(cardOf).join())).size).toBeGreaterThan(5)
  })

  test('a hand card that is discarded unseen may be any card of the hand', () => {
    const game = kingdom({ seats: [{ hand: '69', reserve: 'A' }, { hand: '1 2 3' }], pile: '5 6 7 8', discard: '' })
    game.play('summon 69; option cards; discard 2')
    expect([game.view(0).discarded, game.view(1).discarded, game.discard]).toEqual([[], [2], [2]])
    for (const viewer of [0, SPECTATOR])
      expect(new Set(guesses(game, viewer).map((guess) => cardOf(guess.discard[0]!))).size).toBeGreaterThan(3)
  })

  test('whoever knew a card of the hand no longer knows where it is after such a discard', () => {
    const table = {
      seats: [
        { hand: '17 69', reserve: 'AAW' },
        { play: '22', hand: '1 2' },
      ],
    }
    const game = kingdom(table).play('summon 17')
    expect(game.view(0).players[1]?.hand).toEqual([22])
    game.play('summon 69; option cards; discard 2')
    expect([game.view(0).players[1]?.hand, game.hand(1)]).toEqual([[], [1, 22]])
    // It is in that hand or on the discard pile, and nowhere else.
    for (const guess of guesses(game, 0)) {
      const places = [...guess.players[1]!.hand, guess.discard[guess.discard.length - 1]!].map(cardOf)
      expect(places).toContain(22)
    }
  })

  test('who puts a card into play for free has one that is not the Lantern', () => {
    const game = kingdom({ seats: [{ play: '24', hand: '56 22' }, {}], pile: '56 1', discard: '' }).play('activate 24')
    expect([game.asked, game.legal()]).toEqual(['put', ['put runic-cube-of-eolis']])
    for (const guess of guesses(game, 1)) expect(seasons.legal(guess, 0).length).toBeGreaterThan(0)
    const lanterns = kingdom({ seats: [{ play: '24', hand: '56 56' }, {}] })
    expect(lanterns.why('activate 24')).toEqual(['no-card-to-put'])
  })
})
