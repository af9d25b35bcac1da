import { AUTOMATON, begin, type Options, playRandomly, Refusal, rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { standings } from '../score.ts'
import { type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { tokenName } from '../token.ts'

const solo = (table: TableSetup = {}): Scenario => scenario({ players: 1, ...table })
const cards = (spells: string): Options => ({ lineup: 'custom', spells })
const fresh = (seed: string, options: Options = {}) => spellbook.view(begin(spellbook, 1, options, seed), 0)
const SEEDS = Array.from({ length: 20 }, (_, i) => `solo-${i}`)

/** The first tokens of a list that has enough for the opponent's 17 spaces. */
const lying = (n: number): string =>
  `${times(5, 'Kc')} ${times(5, 'Kt')} ${times(5, 'Ks')} Wc Wc`.split(' ').slice(0, n).join(' ')
const board = (game: Scenario): string[] => game.state.opponent!.board.map(tokenName)
const gifts = (game: Scenario): string[] => game.state.opponent!.pool.map(tokenName)
const NEARLY_FULL = `${times(5, 'Gc')} ${times(5, 'Gt')} ${times(3, 'Gs')}`
const ALTAR = 'Rc Rt Rs Pc Pt Ps Yc'

/** A game that ends on a certain day: the fourteenth token is stored at midday. Returns the player's and the opponent's results. */
function ended(day: number, table: TableSetup = {}) {
  const game = solo({
    phase: 'midday',
    altar: ALTAR,
    seats: [{ pool: 'Yt', familiar: NEARLY_FULL }],
    ...table,
    opponent: { board: lying(day - 1), pool: table.opponent?.pool ?? '' },
  })
  game.play('store Yt').endDay()
  const [mine, theirs] = game.standings!
  return { game, mine: mine!, theirs: theirs! }
}

describe('SB-SOLO: the solo game', () => {
  test('SB-SOLO-01 one player against an opponent with a 17-space board and a pool, no spells and no days', () => {
    const game = solo({ options: { handicap: 2 } })
    expect(game.view(0).players).toHaveLength(1)
    expect(game.view(0).opponent).toMatchObject({ board: [] })
    expect(gifts(game)).toHaveLength(2)
    for (let day = 1; day <= 17; day++) {
      expect(game.seat).toBe(0)
      game.endDay()
    }
    expect(board(game)).toHaveLength(17)
    expect(game.events.filter((event) => event.type === 'day' && event.seat !== 0)).toEqual([])
    expect(game.events.filter((event) => event.type === 'learned' || event.type === 'used')).toEqual([])
    expect(game.standings!.map(({ seat }) => seat)).toEqual([0, AUTOMATON])
    expect(scenario({ players: 2 }).state.opponent).toBeNull()
  })

  test('SB-SOLO-02 an ordinary familiar, a line-up and the option wild', () => {
    const game = solo({ phase: 'midday', seats: [{ pool: 'Rc', familiar: NEARLY_FULL }] })
    expect(game.view(0).players[0]!.spaces).toBe(1)
    expect(game.play('store Rc').familiar(0)).toHaveLength(14)
    expect(game.score(0)).toBe(18)
    expect(fresh('any', { lineup: 'set2' }).spells).toEqual(['R2', 'P2', 'G2', 'K2', 'W2', 'B2', 'Y2'])
    const learns = (pool: string, wild: string) =>
      solo({ phase: 'midday', options: { wild }, seats: [{ pool }] })
        .play('pass')
        .can('learn R1/3')
    expect(learns('Rc Rc Bc Gt Ws', 'three-different-runes')).toBe(true)
    expect(learns('Rc Rc Bc Gt Ws', 'same-rune')).toBe(false)
    expect(learns('Rc Rc Bc Gc Wc', 'same-rune')).toBe(true)
    expect(learns('Rc Rc Bc Gc Wc', 'three-different-runes')).toBe(false)
  })

  test('SB-SOLO-03 the altar starts with 7 tokens', () => {
    for (const seed of SEEDS) expect(fresh(seed).altar, seed).toHaveLength(7)
  })

  test('SB-SOLO-04 the player starts with 2 random tokens', () => {
    const pools = SEEDS.map((seed) => fresh(seed).players[0]!.pool)
    for (const pool of pools) expect(pool).toHaveLength(2)
    expect(new Set(pools.map(String)).size).toBeGreaterThan(10)
  })

  test('SB-SOLO-05 handicap 0 to 3, by default 0, draws random tokens into the opponent pool', () => {
    expect(fresh('none').opponent).toMatchObject({ board: [], pool: [] })
    for (const handicap of [0, 1, 2, 3]) {
      const dealt = SEEDS.map((seed) => fresh(seed, { handicap }).opponent!)
      for (const { board, pool } of dealt) expect([board.length, pool.length]).toEqual([0, handicap])
      if (handicap > 0) expect(new Set(dealt.map(({ pool }) => String(pool))).size).toBeGreaterThan(5)
    }
    for (const handicap of [-1, 4, 1.5, 'many']) expect(() => fresh('bad', { handicap })).toThrow(Refusal)
    expect(() => begin(spellbook, 2, { handicap: 1 }, 'two')).toThrow(Refusal)
  })

  test('SB-SOLO-06 after setup the pouch holds 96 minus the handicap tokens', () => {
    for (const handicap of [0, 1, 2, 3]) {
      const view = fresh('pouch', { handicap })
      expect(view.pouch).toBe(96 - handicap)
      expect(view.box).toEqual({})
    }
  })

  test('SB-SOLO-07 morning, midday and evening follow the ordinary rules', () => {
    const game = solo({ altar: ALTAR, seats: [{ pool: 'Rc Rc Bs Kt' }] })
    expect(game.legal()).toEqual([...ALTAR.split(' ').map((token) => `take ${token}`), 'draw', 'pass'])
    game.play('take Rt')
    expect(game.pool(0)).toEqual(['Rc', 'Rc', 'Bs', 'Kt', 'Rt'])
    expect(game.legal()).toEqual(['store Rc', 'store Bs', 'store Kt', 'store Rt', 'pass'])
    game.play('store Bs')
    expect(game.familiar(0)).toEqual(['Bs'])
    expect(game.legal()).toEqual(['learn R1/3', 'pass'])
    game.play('learn R1/3; mark Rt')
    expect(game.learned(0, 'R1')).toBe('R1/3:t')
    expect([game.pool(0), game.box()]).toEqual([['Kt'], ['Rc', 'Rc']])
    expect(game.state.phase).toBe('altar')
    const drawing = solo({ seats: [{ pool: 'Rc' }] }).play('draw')
    expect([drawing.pool(0).length, drawing.state.phase]).toEqual([3, 'midday'])
    expect(drawing.play('pass').moves('take')).toEqual([])
  })

  test('SB-SOLO-08 altar phase: an altar token of the choice goes to the next free space of the opponent', () => {
    const game = solo({ altar: ALTAR, opponent: { board: 'Bc Bt' } }).skipTo('altar')
    game.play('feed Ps')
    expect(board(game)).toEqual(['Bc', 'Bt', 'Ps'])
    expect(gifts(game)).toEqual([])
    expect(game.altar.slice(0, 6)).toEqual(['Rc', 'Rt', 'Rs', 'Pc', 'Pt', 'Yc'])
    expect(game.faults()).toEqual([])
  })

  test('SB-SOLO-09 the choice is compulsory and any altar token may be chosen', () => {
    for (const token of ALTAR.split(' ')) {
      const game = solo({ altar: ALTAR }).skipTo('altar')
      expect(game.legal()).toEqual(ALTAR.split(' ').map((name) => `feed ${name}`))
      for (const other of ['pass', 'done', 'feed Bc', 'take Rc']) game.refused(other)
      expect(board(game.play(`feed ${token}`))).toEqual([token])
    }
  })

  test('SB-SOLO-10 with an empty altar the opponent gets a token of the pouch', () => {
    const game = solo({ altar: '', pouch: 'Ys', seats: [{ pool: 'Rc' }] }).endDay()
    expect(board(game)).toEqual(['Ys'])
    expect(gifts(game)).toEqual([])
    expect(game.altar).toHaveLength(7)
    const icon = solo({ altar: '', pouch: 'Ys', opponent: { board: lying(3) } }).endDay()
    expect([board(icon)[3], icon.altar.length]).toEqual(['Ys', 7])
    // Only once a day, and not when the altar has a token.
    expect(board(game.endDay())).toHaveLength(2)
    expect(board(solo({ altar: 'Rc', pouch: times(5, 'Ys') }).endDay())).toEqual(['Rc'])
  })

  test('SB-SOLO-11 the spaces are filled in order 1 to 17, in rows of 4, 5, 5 and 3', () => {
    const game = solo()
    const fed: string[] = []
    for (let day = 1; day <= 17; day++) {
      game.skipTo('altar')
      const choice = game.legal().at(-1)!
      fed.push(choice.slice(5, 7))
      game.play(choice)
      expect(board(game)).toEqual(fed)
    }
    const spaces: number[] = []
    const rowEnds: number[] = []
    for (const event of game.events) {
      if (event.type === 'opponent-advanced') spaces.push(event.space)
      if (event.type === 'cleared') rowEnds.push(spaces.at(-1)!)
    }
    expect(spaces).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
    // Each of the first three rows ends with the altar icon.
    expect(rowEnds).toEqual([4, 4 + 5, 4 + 5 + 5])
    expect(17 - rowEnds.at(-1)!).toBe(3)
  })

  test('SB-SOLO-12 on spaces 4, 9 and 14 the whole altar goes to the box and 7 new tokens are placed', () => {
    for (const space of [4, 9, 14]) {
      const pouch = ['Bc', 'Bc', 'Bc', 'Bc', 'Bc', 'Bt', 'Bt']
      const game = solo({ altar: ALTAR, pouch: pouch.join(' '), box: '', opponent: { board: lying(space - 1) } })
      game.skipTo('altar').play('feed Pc')
      expect(board(game)[space - 1]).toBe('Pc')
      expect(game.box()).toEqual(['Rc', 'Rt', 'Rs', 'Pt', 'Ps', 'Yc'])
      expect(game.altar.toSorted()).toEqual(pouch)
    }
  })

  test('SB-SOLO-13 on every other space the altar is brought to exactly 7 tokens', () => {
    for (let space = 1; space <= 17; space++) {
      if ([4, 9, 14].includes(space)) continue
      for (const altar of ['Rc Pc', ALTAR, `${ALTAR} Yt Ys`]) {
        const game = solo({ altar, opponent: { board: lying(space - 1) } })
          .skipTo('altar')
          .play('feed Pc')
        expect([space, board(game).length, game.altar.length]).toEqual([space, space, 7])
        const kept = altar
          .split(' ')
          .filter((token) => token !== 'Pc')
          .slice(-7)
        expect(game.altar.slice(0, kept.length)).toEqual(kept)
      }
    }
  })

  test('SB-SOLO-14 with fewer than 7 tokens the missing ones are placed', () => {
    const game = solo({ altar: 'Rc Rt Rs Pc', pouch: times(4, 'Bc'), box: '' })
      .skipTo('altar')
      .play('feed Rt')
    expect(game.altar).toEqual(['Rc', 'Rs', 'Pc', 'Bc', 'Bc', 'Bc', 'Bc'])
    expect([game.pouch(), game.box()]).toEqual([[], []])
  })

  test('SB-SOLO-15 with more than 7 tokens the foremost ones go to the box', () => {
    const many = solo({ altar: `${ALTAR} Yt Ys Bc`, box: '' })
      .skipTo('altar')
      .play('feed Rt')
    expect(many.altar).toEqual(['Pc', 'Pt', 'Ps', 'Yc', 'Yt', 'Ys', 'Bc'])
    expect(many.box()).toEqual(['Rc', 'Rs'])
    // Divination makes such a surplus; equal tokens are told apart by their place.
    const options = cards('R1 P3 G1 K1 W1 B1 Y1')
    const placed = solo({
      options,
      altar: 'Rc Rt Rs Pc Pt Ps Rc',
      pouch: 'Bc Bc',
      box: '',
      seats: [{ learned: 'P3/4:c' }],
    })
    placed.play('use P3/4; done').skipTo('altar')
    expect(placed.moves('feed')).toContain('feed Rc.2')
    placed.play('feed Rc.2')
    expect(placed.altar).toEqual(['Rt', 'Rs', 'Pc', 'Pt', 'Ps', 'Bc', 'Bc'])
    expect([board(placed), placed.box()]).toEqual([['Rc'], ['Rc']])
  })

  test('SB-SOLO-16 the refill steps of the game for several players are not used', () => {
    const after = (altar: string) => solo({ altar, box: '' }).endDay()
    // Those steps would leave 5, 6, 7 and 5 tokens.
    expect(after('Rc Rt Rs').altar).toHaveLength(7)
    expect(after('Rc Rt Rs Pc Pt Ps').altar).toHaveLength(7)
    expect(after(`${ALTAR} Yt`).altar).toEqual(`${ALTAR} Yt`.split(' ').slice(1))
    const crowded = after(`${ALTAR} Yt Ys Bc Bt`)
    expect([crowded.altar.length, crowded.box().length]).toEqual([7, 3])
  })

  test('SB-SOLO-17 Sharing: the opponent draws 1 token into its pool', () => {
    const options = cards('R1 P2 G1 K1 W1 B1 Y1')
    for (const level of [3, 4, 5]) {
      const game = solo({ options, altar: 'Rc Rt Rs', pouch: times(5, 'Ys'), seats: [{ learned: 'P2/5:c' }] })
      game.play(`use P2/${level}`)
      if (level < 5) game.play(level === 3 ? 'take Rc' : 'take Rc; take Rt')
      expect(gifts(game)).toEqual(['Ys'])
      expect(board(game)).toEqual([])
      expect(game.pool(0)).toEqual(
        [
          ['Rc', 'Ys'],
          ['Rc', 'Rt'],
          ['Rc', 'Rt', 'Rs'],
        ][level - 3],
      )
      expect(game.state.phase).toBe('midday')
    }
  })

  test('SB-SOLO-18 Blaze: the player chooses an altar token for the opponent pool; an empty altar gives none', () => {
    const options = cards('R3 P1 G1 K1 W1 B1 Y1')
    const seats = [{ learned: 'R3/5:c' }]
    for (const level of [3, 4, 5]) {
      const game = solo({ options, altar: 'Rc Rt Rs', pouch: times(5, 'Ys'), seats }).play(`use R3/${level}`)
      expect(game.pool(0)).toEqual(['Ys', 'Ys', 'Ys', 'Ys'])
      expect(game.legal()).toEqual(['feed Rc', 'feed Rt', 'feed Rs'])
      game.play('feed Rt')
      expect([gifts(game), game.altar, board(game)]).toEqual([['Rt'], ['Rc', 'Rs'], []])
      expect(game.state.phase).toBe('midday')
    }
    const empty = solo({ options, altar: '', seats }).play('use R3/3')
    expect([gifts(empty), empty.pool(0).length, empty.state.phase]).toEqual([[], 4, 'midday'])
  })

  test('SB-SOLO-19 the opponent pool has no limit and its tokens are never used', () => {
    const options = cards('R1 P2 G1 K1 W1 B1 Y1')
    const pool = `${times(5, 'Bc')} ${times(5, 'Bt')} ${times(2, 'Bs')}`
    const game = solo({
      options,
      pouch: times(5, 'Ys'),
      altar: 'Rc Rt',
      opponent: { pool },
      seats: [{ learned: 'P2/5:c' }],
    })
    game.play('use P2/5')
    expect(gifts(game)).toEqual([...pool.split(' '), 'Ys'])
    for (let day = 1; day <= 17; day++) game.endDay()
    expect(game.seat).toBe(-1)
    expect(gifts(game)).toEqual([...pool.split(' '), 'Ys'])
    expect(game.faults()).toEqual([])
  })

  test('SB-SOLO-20 tokens given to the opponent never trigger Mirage', () => {
    const options = cards('R3 P1 G1 K1 W1 B3 Y1')
    const seats = [{ learned: 'R3/5:c B3/5:c' }]
    const game = solo({ options, altar: times(4, 'Rc').concat(' Rt'), seats }).play('use R3/3; feed Rc')
    expect([gifts(game), game.pool(0).length]).toEqual([['Rc'], 4])
    game.skipTo('altar').play('feed Rc')
    expect([board(game), game.pool(0).length]).toEqual([['Rc'], 4])
    // A take does.
    expect(game.play(game.moves('take')[0]!).pool(0)).toHaveLength(7)
  })

  test('SB-SOLO-21 the end: 7 spells, 14 stored tokens or the 17th space of the opponent', () => {
    const cause = (game: Scenario) => game.events.filter((event) => event.type === 'ending').map((event) => event.cause)
    const six = 'P1/3:c G1/3:c K1/3:c W1/3:c B1/3:c Y1/3:c'
    const spells = solo({ phase: 'evening', altar: ALTAR, seats: [{ pool: 'Rc Rc Rc', learned: six }] })
    expect(spells.state.ending).toBe(false)
    spells.play('learn R1/3')
    expect([spells.state.ending, cause(spells)]).toEqual([true, ['spells']])
    const familiar = solo({ phase: 'midday', seats: [{ pool: 'Rc Rt Rs', familiar: NEARLY_FULL }] })
    expect(familiar.state.ending).toBe(false)
    familiar.play('store Rc')
    expect([familiar.state.ending, cause(familiar)]).toEqual([true, ['familiar']])
    const space = solo({ altar: ALTAR, opponent: { board: lying(16) } }).skipTo('altar')
    expect(space.state.ending).toBe(false)
    space.play('feed Rc')
    expect([cause(space), space.seat]).toEqual([['opponent'], -1])
    const earlier = solo({ altar: ALTAR, opponent: { board: lying(15) } }).endDay()
    expect([cause(earlier), earlier.seat]).toEqual([[], 0])
  })

  test('SB-SOLO-22 the day of the trigger is finished with the token of the opponent; then the game ends', () => {
    const game = solo({ phase: 'midday', altar: ALTAR, seats: [{ pool: 'Rc Rt Rs Bc', familiar: NEARLY_FULL }] })
    game.play('store Bc')
    expect([game.state.phase, game.standings]).toEqual(['evening', undefined])
    game.play('learn R1/3; mark Rt')
    expect([game.state.phase, game.standings]).toEqual(['altar', undefined])
    game.play('feed Ps')
    expect([board(game), game.altar.length, game.seat, game.state.day]).toEqual([['Ps'], 7, -1, 1])
    expect(game.standings).toHaveLength(2)
    expect(game.refused('pass', 0).code).toBe('game-over')
  })

  test('SB-SOLO-23 a solo game lasts at most 17 days', () => {
    const passing = solo()
    for (let day = 1; day <= 17; day++) passing.skipTo('altar').play(passing.legal()[0]!)
    expect(passing.seat).toBe(-1)
    expect([passing.state.day, board(passing).length]).toEqual([17, 17])
    for (const seed of SEEDS) {
      const state = begin(spellbook, 1, { lineup: 'random' }, seed)
      playRandomly(spellbook, state, rngFrom(seed))
      expect(state.day, seed).toBeLessThanOrEqual(17)
      expect(state.opponent!.board.length, seed).toBe(state.day)
      expect(spellbook.faults(state), seed).toEqual([])
    }
  })

  test('SB-SOLO-24 the board scores 0 with 0 to 3 tokens and 14 + 2 x (n - 4) from 4 on', () => {
    expect(standings(solo({ opponent: { board: '', pool: '' } }).state)[1]!.score).toBe(0)
    const scores = Array.from({ length: 17 }, (_, i) => ended(i + 1).theirs.score)
    expect(scores).toEqual([0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40])
  })

  test('SB-SOLO-25 example: 4 tokens 14, 9 tokens 24, 14 tokens 34, 17 tokens 40', () => {
    expect([4, 9, 14, 17].map((day) => ended(day).theirs.score)).toEqual([14, 24, 34, 40])
  })

  test('SB-SOLO-26 every token in the pool of the opponent, handicap included, scores 1 for it', () => {
    expect(ended(2, { opponent: { pool: 'Bc Bt Bs Bs' } }).theirs.score).toBe(4)
    expect(ended(5, { opponent: { pool: 'Bc Bt Bs Bs' } }).theirs.score).toBe(16 + 4)
    const game = solo({ phase: 'midday', options: { handicap: 3 }, seats: [{ pool: 'Yt', familiar: NEARLY_FULL }] })
    expect(game.play('store Yt').endDay().standings![1]!.score).toBe(3)
  })

  test('SB-SOLO-27 example: the end on day 12 with 2 tokens in the pool of the opponent sets the mark at 32', () => {
    const { game, theirs } = ended(12, { opponent: { pool: 'Bc Bt' } })
    expect([game.state.day, board(game).length, theirs.score]).toEqual([12, 12, 32])
  })

  test('SB-SOLO-28 the score of the player: levels of the markers, familiar, end-of-game levels, nothing else', () => {
    const options = cards('R1 P1 G1 K3 W1 B1 Y2')
    const seats = [{ pool: 'Yt Rc Rt', familiar: NEARLY_FULL, learned: 'R1/5:c P1/3:t K3/5:s Y2/5:c' }]
    const { mine } = ended(3, { options, seats })
    // Sacrifice 3, Levitation 3, Feast 0 + 2 colours, Knowledge 2 x 3, familiar 18; pool and unlearned cards nothing.
    expect(mine.score).toBe(3 + 3 + 2 + 6 + 18)
    expect(mine.breakdown.reduce((sum, part) => sum + part.points, 0)).toBe(mine.score)
  })

  test('SB-SOLO-29 only a strictly higher score wins; an equal one is a draw, a lower one a loss', () => {
    // The player has 18 points for a full familiar, the opponent 18 after six days.
    const results = [5, 6, 7].map((day) => ended(day))
    expect(results.map(({ mine, theirs }) => mine.score - theirs.score)).toEqual([2, 0, -2])
    expect(results.map(({ mine, theirs }) => [mine.won, theirs.won])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    expect(results.map(({ mine, theirs }) => [mine.place, theirs.place])).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ])
  })

  test('SB-SOLO-30 the tie-breakers are not used', () => {
    // Equal scores, though the player has learned spells and holds tokens: 18 + 2 (Sacrifice L4) against 20.
    const { mine, theirs } = ended(7, { seats: [{ pool: 'Yt Rc Rt Bc', familiar: NEARLY_FULL, learned: 'R1/4:c' }] })
    expect([mine.score, theirs.score]).toEqual([20, 20])
    expect([mine.won, theirs.won, mine.place, theirs.place]).toEqual([false, false, 1, 1])
    expect([mine.tieBreaks, theirs.tieBreaks]).toEqual([[], []])
  })

  test('SB-SOLO-31 Clone copies the L4 of unlearned own cards and no primary action', () => {
    const options = cards('R1 P1 G1 K1 W3 B1 Y1')
    const seats = [{ pool: 'Rc Rt Kc Kt', learned: 'W3/5:c G1/5:c' }]
    const game = solo({ options, phase: 'midday', altar: ALTAR, seats }).play('use W3/5; discard Rc')
    expect(game.legal()).toEqual(['copy R1/4 from 1', 'copy P1/4 from 1'])
    const midday = solo({ options, phase: 'midday', altar: ALTAR, seats }).play('use W3/3')
    // Offering is the only copy, so Clone is already in the middle of it.
    expect(midday.asked).toBe('ask.store-colour')
    expect(midday.events.at(-1)).toMatchObject({ type: 'copied', level: 4, owner: 0 })
  })

  test('SB-SOLO-32 lineup and wild have the same values and defaults as with several players', () => {
    const look = (players: number, options: Options) => {
      const { spells, wild, lineup } = spellbook.view(begin(spellbook, players, options, 'same'), 0)
      return { spells: lineup === 'random' ? spells.map((name) => name[0]) : spells, wild, lineup }
    }
    const named = cards('R2 P3 G1 K2 W3 B1 Y2')
    const all: Options[] = [{}, { lineup: 'set1' }, { lineup: 'set2' }, { lineup: 'set3' }, { lineup: 'random' }, named]
    for (const options of [...all, { wild: 'three-different-runes' }, { wild: 'same-rune' }])
      expect(look(1, options)).toEqual(look(3, options))
    expect(look(1, {})).toEqual({ ...look(1, { lineup: 'set1' }), wild: 'three-different-runes' })
    expect(look(1, {}).spells).toEqual(['R1', 'P1', 'G1', 'K1', 'W1', 'B1', 'Y1'])
    for (const options of [{ lineup: 'set4' }, { wild: 'none' }]) expect(() => look(1, options)).toThrow(Refusal)
  })
})
