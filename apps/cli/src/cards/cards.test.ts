import { begin, type Options, type Standing } from '@athanor/kernel'
import { cardNamed, type SeasonsEvent, type SeasonsView, seasons, slugOf } from '@athanor/seasons'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { widthOf } from '../layout.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { seasonsCards, watchSeasons } from './seasons.ts'
import { CardStatistics, csvOf } from './statistics.ts'

const standing = (seat: number, won: boolean, breakdown: Standing['breakdown'] = []): Standing => ({
  seat,
  won,
  place: won ? 1 : 2,
  score: 0,
  breakdown,
  tieBreaks: [],
})

async function sim(line: string) {
  const io = fakeIo()
  const code = await athanor(['sim', ...line.split(' ')], io)
  return { code, out: io.output(), err: io.errors() }
}

test('a power card is followed from the draft to the end of the game', () => {
  const watch = watchSeasons()
  const amulet = cardNamed('amulet-of-air')!
  const leech = cardNamed('arcano-leech')!
  watch.hear({ type: 'picked', seat: 0, cards: [leech], only: 1 })
  watch.hear({ type: 'picked', seat: 0, cards: [amulet], only: 1 })
  watch.hear({ type: 'summoned', seat: 0, card: amulet, energy: [], crystals: 2 })
  watch.hear({ type: 'gained', seat: 0, n: 12, by: amulet })
  watch.hear({ type: 'lost', seat: 1, n: 1, by: amulet })
  watch.hear({ type: 'gained', seat: 0, n: 3 })
  const points = [{ for: { key: 'score.card', args: { card: { key: `card.${amulet}` } } }, points: 6 }]
  const fates = watch.fates([standing(0, true, points), standing(1, false)])
  expect(fates).toEqual([
    { seat: 0, card: 'arcano-leech', pick: 1, points: 0 },
    { seat: 0, card: 'amulet-of-air', pick: 2, played: 1, points: 16 },
  ])
})

const fatesAfter = (...events: readonly SeasonsEvent[]) => {
  const watch = watchSeasons()
  for (const event of events) watch.hear(event)
  return watch.fates([standing(0, true), standing(1, false)])
}
const summoned = (seat: number, card: number): SeasonsEvent => ({
  type: 'summoned',
  seat,
  card,
  energy: [],
  crystals: 0,
})

test('a card that transmutes brings what it transmutes', () => {
  const potion = cardNamed('potion-of-life')!
  const events: SeasonsEvent[] = [
    summoned(0, potion),
    { type: 'transmuted', seat: 0, energy: [0, 1], n: 8, by: potion },
    { type: 'transmuted', seat: 0, energy: [0], n: 3 },
  ]
  expect(fatesAfter(...events)).toEqual([{ seat: 0, card: 'potion-of-life', played: 1, points: 8 }])
})

test('what Raven copies is paid and earned by Raven', () => {
  const raven = cardNamed('raven-the-usurper')!
  const horn = cardNamed('horn-of-plenty')!
  const events: SeasonsEvent[] = [
    summoned(0, raven),
    { type: 'usurped', seat: 0, card: horn, from: 1, energy: [], crystals: 4 },
    { type: 'gained', seat: 0, n: 5, by: horn },
  ]
  expect(fatesAfter(...events)).toEqual([{ seat: 0, card: 'raven-the-usurper', played: 1, points: 1 }])
})

test('what a card does to others is not charged to their own copy of it', () => {
  const kairn = cardNamed('kairn-the-destroyer')!
  const soul = cardNamed('damned-soul-of-onys')!
  const events: SeasonsEvent[] = [
    summoned(0, kairn),
    summoned(1, kairn),
    summoned(1, soul),
    { type: 'lost', seat: 1, n: 4, by: kairn, of: 0 },
    { type: 'gained', seat: 1, n: 6, by: kairn, of: 0 },
    { type: 'lost', seat: 1, n: 3, by: soul },
  ]
  expect(fatesAfter(...events).map(({ seat, card, points }) => [seat, card, points])).toEqual([
    [0, 'kairn-the-destroyer', 0],
    [1, 'kairn-the-destroyer', 0],
    [1, 'damned-soul-of-onys', -3],
  ])
})

test('two copies with one owner are two cards that share their points', () => {
  const fairies = cardNamed('thieving-fairies')!
  const events: SeasonsEvent[] = [
    { type: 'picked', seat: 0, cards: [fairies], only: 1 },
    { type: 'picked', seat: 0, cards: [fairies], only: 1 },
    summoned(0, fairies),
    summoned(0, fairies),
    { type: 'gained', seat: 0, n: 5, by: fairies },
  ]
  expect(fatesAfter(...events)).toEqual([
    { seat: 0, card: 'thieving-fairies', pick: 1, played: 1, points: 2.5 },
    { seat: 0, card: 'thieving-fairies', pick: 2, played: 2, points: 2.5 },
  ])
})

test('a card that comes back to the hand and is summoned again is one card', () => {
  const fairies = cardNamed('thieving-fairies')!
  const events: SeasonsEvent[] = [
    summoned(0, fairies),
    { type: 'recalled', seat: 0, card: fairies },
    summoned(0, fairies),
    { type: 'gained', seat: 0, n: 5, by: fairies },
  ]
  expect(fatesAfter(...events)).toEqual([{ seat: 0, card: 'thieving-fairies', played: 1, points: 5 }])
})

describe('a file for a spreadsheet', () => {
  const figures = {
    ...{ card: 'horn', drafted: 2, meanPick: 2.5, played: 1, meanPlayed: 2 },
    ...{ owners: 2, won: 0.5, meanPoints: 10 },
  }
  const unplayed = { ...figures, card: 'orb', played: 0, meanPlayed: 0, meanPoints: 0 }
  const undrafted = { ...figures, card: 'staff', drafted: 0, meanPick: 0 }
  const unowned = { ...unplayed, drafted: 0, meanPick: 0, owners: 0, won: 0 }

  test('has zeros where nothing happened, and no mean of nothing', () => {
    expect(csvOf([figures, unplayed, undrafted, unowned], (card) => card)).toEqual([
      'card,name,drafted,meanPick,played,meanPlayed,owners,won,meanPoints',
      'horn,horn,2,2.5,1,2,2,0.5,10',
      'orb,orb,2,2.5,0,,2,0.5,',
      'staff,staff,0,,1,2,2,0.5,10',
      'orb,orb,0,,0,,0,,',
    ])
  })

  test('says nothing of a draft where there was none, and quotes names', () => {
    expect(csvOf([undrafted], () => 'Staff, old')[1]).toBe('staff,"Staff, old",,,1,2,2,0.5,10')
  })
})

test('fates of many games become figures', () => {
  const statistics = new CardStatistics()
  const won = [standing(0, true), standing(1, false)]
  statistics.begin(['lamp', 'horn', 'orb', 'wand'])
  statistics.begin(['orb', 'wand'])
  statistics.add([{ card: 'horn', seat: 0, pick: 1, played: 2, points: 10 }], won)
  statistics.add([{ card: 'horn', seat: 1, pick: 4, points: 0 }], won)
  statistics.add([{ card: 'orb', seat: 0, played: 1, points: 3 }], [standing(0, true), standing(1, true)])
  statistics.add([{ card: 'wand', seat: 1, pick: 1, points: 0 }], won)
  expect(statistics.figures()).toEqual([
    { card: 'horn', drafted: 2, meanPick: 2.5, played: 1, meanPlayed: 2, owners: 2, won: 0.5, meanPoints: 10 },
    { card: 'orb', drafted: 0, meanPick: 0, played: 1, meanPlayed: 1, owners: 1, won: 0.5, meanPoints: 3 },
    { card: 'wand', drafted: 1, meanPick: 1, played: 0, meanPlayed: 0, owners: 1, won: 0, meanPoints: 0 },
    { card: 'lamp', drafted: 0, meanPick: 0, played: 0, meanPlayed: 0, owners: 0, won: 0, meanPoints: 0 },
  ])
})

test.each<[Options, number]>([
  [{ level: 'apprentice' }, 30],
  [{ level: 'magician' }, 30],
  [{ level: 'archmage' }, 50],
  [{ level: 'magician', kingdom: 'yes' }, 50],
  [{ level: 'archmage', kingdom: 'yes' }, 70],
])('the cards of a game of Seasons with %o are all that are dealt or in the pile', (options, n) => {
  const state = begin(seasons, 2, options, 'deck')
  const cards = seasonsCards.inGame(state)
  expect(new Set(cards).size).toBe(n)
  const views = [0, 1].map((seat): SeasonsView => seasons.view(state, seat))
  const dealt = views.flatMap(({ players, viewer }) => {
    const { hand, libraries } = players[viewer]!
    return [...hand, ...(libraries?.flat() ?? [])]
  })
  // There are two copies of each.
  expect(dealt.length + views[0]!.pile).toBe(2 * n)
  expect(cards).toEqual(expect.arrayContaining(dealt.map(slugOf)))
})

describe('sim --cards', () => {
  test('tells also of the cards that nobody took', async () => {
    const line = 'spellbook --bots random --games 5 --seed t'
    const { cards } = JSON.parse((await sim(`${line} --json --cards`)).out)
    expect(cards).toHaveLength(7)
    expect(cards.at(-1)).toMatchObject({ card: 'R1', played: 0, owners: 0 })
    expect((await sim(`${line} --cards`)).out).toMatch(/│ R1 Sacrifice +│ +0 │ +│ +0 │ +│ +│/)
    expect((await sim(`${line} --csv`)).out).toMatch(/^R1,Sacrifice,,,0,,0,,$/m)
    const drafted = JSON.parse((await sim('seasons --bots random --games 1 --seed c --json --cards')).out).cards
    expect(drafted).toHaveLength(30)
    const advanced = 'temples --bots random --option mode=advanced --option gridSides=A --games 1 --seed c'
    const things = JSON.parse((await sim(`${advanced} --json --cards`)).out).cards
    const kinds = (kind: string) => things.filter(({ card }: { card: string }) => card.startsWith(kind)).length
    expect(['rune.', 'temple.', 'power.', 'spell.'].map(kinds)).toEqual([6, 5, 4, 3])
  })

  test.each(['en', 'pl', 'ru'])('fits the screen in %s, with how many owners there were', async (language) => {
    const { out } = await sim(
      `seasons --bots random --option level=archmage --option kingdom=yes --games 9 --seed c --cards --lang ${language}`,
    )
    for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(100)
    expect(out).toMatch({ en: /Owners │ Owner won/, pl: /Właściciele/, ru: /Владельцы/ }[language]!)
  })

  test('tells of every drafted card of Seasons', async () => {
    const { out } = await sim('seasons --bots random --option level=archmage --games 20 --seed c --json --cards')
    const { cards } = JSON.parse(out)
    // Nine cards for each of two players, also where somebody has two copies.
    expect(cards.reduce((sum: number, card: { drafted: number }) => sum + card.drafted, 0)).toBe(360)
    for (const { won, meanPick } of cards) {
      expect(won).toBeGreaterThanOrEqual(0)
      expect(won).toBeLessThanOrEqual(1)
      expect(meanPick).toBeLessThanOrEqual(9)
    }
  })

  test('prints a table, or values for a spreadsheet', async () => {
    expect((await sim('spellbook --bots random --games 5 --seed c --cards')).out).toContain('Owner won')
    const { out } = await sim('spellbook --bots random --games 5 --seed c --csv')
    const [head, ...rows] = out.split('\n')
    expect(head).toBe('card,name,drafted,meanPick,played,meanPlayed,owners,won,meanPoints')
    // Nobody drafts in SpellBook: blank.
    for (const row of rows) expect(row).toMatch(/^\w+,[^,]+,,,(\d+,[\d.]+,\d+,[\d.]+,-?[\d.]+|0,,0,,)$/)
    expect(out).toContain('R1,Sacrifice,')
  })

  test('seats adepts, if nobody names others, and says who played', async () => {
    expect((await sim('spellbook --games 1 --seed c --cards')).out).toContain('bots: adept, adept')
    expect(JSON.parse((await sim('spellbook --games 1 --seed c --json')).out).bots).toEqual(['random', 'random'])
  })

  test.each([
    ['en', ['Spell', 'Learned', 'As no.', 'R1 Sacrifice']],
    ['pl', ['Zaklęcie', 'Poznane', 'Jako nr', 'R1 Poświęcenie']],
    ['ru', ['Заклинание', 'Изучено', 'По счёту', 'R1 Жертва']],
  ])('names cards and columns in %s', async (language, found) => {
    const { out } = await sim(`spellbook --bots random --games 5 --seed c --cards --lang ${language}`)
    for (const text of found) expect(out).toContain(text)
    expect(out).toMatch(language === 'en' ? /│ +\d+\.\d % │ +\d\.\d │/ : /│ +\d+,\d % │ +\d,\d │/)
  })

  test('tells of every rune, temple, power and spell of Mystery of the Temples', async () => {
    const { out } = await sim('temples --bots random --option mode=advanced --games 12 --seed c --json --cards')
    const { cards } = JSON.parse(out)
    const kinds = (kind: string) => cards.filter(({ card }: { card: string }) => card.startsWith(kind))
    expect(['rune.', 'temple.', 'spell.'].map((kind) => kinds(kind).length)).toEqual([6, 5, 3])
    // Each of two players has one power, from the beginning.
    expect(kinds('power.').reduce((sum: number, { played }: { played: number }) => sum + played, 0)).toBe(24)
    for (const { meanPoints, played } of kinds('temple.')) if (played > 0) expect(meanPoints).toBeGreaterThan(0)
  })
})
