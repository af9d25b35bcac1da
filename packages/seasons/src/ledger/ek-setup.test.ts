import { begin, type Options, Refusal, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../abilities/index.ts'
import { ENCHANTMENTS } from '../enchantments/index.ts'
import { seasons } from '../rules.ts'
import { face, type SeatSetup, scenario } from '../testing/index.ts'

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`)
const start = (players: number, options: Options, seed = 'kingdom') => begin(seasons, players, options, seed)

function refusal(players: number, options: Options): string {
  try {
    start(players, options)
  } catch (error) {
    if (error instanceof Refusal) return error.reasons.map(({ key }) => key.replace('refused.', '')).join()
    throw error
  }
  return 'accepted'
}

/** How often each enchantment is drawn. */
function drawn(players: number, level: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const seed of seeds) {
    const { enchantment } = start(players, { level, enchantment: 'random' }, seed).table
    counts.set(enchantment!, (counts.get(enchantment!) ?? 0) + 1)
  }
  return counts
}

const upTo = (n: number, from = 1): number[] => Array.from({ length: n - from + 1 }, (_, i) => from + i)
const numbers = (counts: Map<number, number>): number[] => [...counts.keys()].sort((a, b) => a - b)

describe('the enchantment', () => {
  test('EK-SET-05 one of the ten is drawn at random and shown to all before the prelude', () => {
    const counts = drawn(2, 'archmage')
    expect(numbers(counts)).toEqual(upTo(10))
    // An even share is 20.
    for (const n of counts.values()) expect(n).toBeGreaterThan(8)
    const game = scenario({ at: 'draft', options: { enchantment: 'random' } })
    for (const viewer of [0, 1, SPECTATOR]) expect(game.view(viewer).enchantment).toBe(game.state.table.enchantment)
    expect(game.view(0).phase).toBe('draft')
  })

  test('EK-SET-06 the players may agree on one', () => {
    ENCHANTMENTS.forEach((enchantment, i) => {
      expect(seasons.view(start(2, { enchantment }), 0).enchantment).toBe(i + 1)
    })
    expect(seasons.view(start(2, {}), 0).enchantment).toBeNull()
  })

  test('EK-SET-07 it applies to all players for the whole game', () => {
    for (const year of [1, 2, 3]) {
      for (const active of [0, 1, 2]) {
        const seats: SeatSetup[] = [{ reserve: 'E' }, { reserve: 'E' }, { reserve: 'E' }]
        const table = { players: 3, active, year, seats, permission: true } as const
        const plain = scenario(table).play('transmute earth').crystals(active)
        const more = scenario({ ...table, enchantment: 'ios-bounty' })
          .play('transmute earth')
          .crystals(active)
        expect(more - plain).toBe(1)
      }
    }
  })

  test('EK-SET-08 the enchantments of the prelude are not available at level 1', () => {
    const level = 'apprentice'
    for (const enchantment of ENCHANTMENTS.slice(0, 3))
      expect(refusal(2, { level, enchantment })).toBe('enchantment-needs-draft')
    for (const enchantment of ENCHANTMENTS.slice(3)) expect(refusal(2, { level, enchantment })).toBe('accepted')
    expect(numbers(drawn(2, level))).toEqual(upTo(10, 4))
  })

  test('EK-ENC-01.4 with 4 players Elemental Construction needs 72 cards', () => {
    const enchantment = 'elemental-construction'
    expect(refusal(4, { level: 'magician', enchantment })).toBe('enchantment-needs-cards')
    expect(refusal(3, { level: 'magician', enchantment })).toBe('accepted')
    expect(refusal(4, { level: 'archmage', enchantment })).toBe('accepted')
    expect(numbers(drawn(4, 'magician'))).toEqual(upTo(10, 2))
    expect(numbers(drawn(4, 'archmage'))).toEqual(upTo(10))
  })
})

describe('the ability tokens', () => {
  test('EK-SET-09 each player receives three random tokens before the prelude', () => {
    const seen = new Set<string>()
    for (const players of [2, 3, 4]) {
      for (const seed of seeds.slice(0, 50)) {
        const state = start(players, { abilities: 'yes' }, seed)
        const dealt = state.players.map((player) => player.dealt!)
        expect(dealt.map((tokens) => tokens.length)).toEqual(dealt.map(() => 3))
        expect(new Set(dealt.flat()).size).toBe(3 * players)
        expect(dealt.flat().every((token) => token >= 1 && token <= ABILITIES.length)).toBe(true)
        seen.add(String(dealt[0]))
      }
    }
    expect(seen.size).toBeGreaterThan(100)
    const view = seasons.view(start(2, { abilities: 'yes' }), 0)
    expect([view.phase, view.dealtAbilities.length]).toEqual(['draft', 3])
    expect(start(2, {}).players[0]!.dealt).toBeUndefined()
  })

  const chosen = () =>
    scenario({
      at: 'abilities',
      seats: [{ dealt: 'offering insight hoarder' }, { dealt: 'foresight restraint extra-card' }],
    })

  test('EK-SET-10 after the prelude and before the tournament each player keeps one of the three', () => {
    const real = scenario({ at: 'libraries', level: 'apprentice', options: { abilities: 'yes' } })
    while (real.state.phase === 'libraries') real.play(real.legal()[0]!)
    expect([real.asked, real.toAct, real.view(0).round, real.dice]).toEqual(['token', [0, 1], 0, []])
    const game = chosen()
    expect(game.legal(0)).toEqual(['token offering', 'token insight', 'token hoarder'])
    expect(game.refused('token foresight', 0).code).toBe('illegal-move')
    expect(game.why('token foresight', 0)).toEqual(['not-there'])
    game.act(0, 'token insight').act(1, 'token foresight')
    expect(game.view(0).players.map((player) => player.ability)).toEqual([11, 12])
    expect(game.asked).toBe('dice')
  })

  test('EK-SET-11 the others leave the game; the chosen ones are revealed together', () => {
    const game = chosen().act(1, 'token restraint')
    for (const viewer of [0, SPECTATOR]) {
      const view = game.view(viewer)
      expect(view.players.map((player) => player.ability)).toEqual([null, null])
      expect([view.dealtAbilities.length, view.players[1]?.ready]).toEqual([viewer === 0 ? 3 : 0, true])
    }
    expect([game.view(1).pickedAbility, game.view(0).pickedAbility]).toEqual([4, null])
    expect(game.refused('token extra-card', 1).code).toBe('not-to-act')
    game.act(0, 'token hoarder')
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = game.view(viewer)
      expect(view.players.map((player) => player.ability)).toEqual([5, 4])
      expect(view.dealtAbilities).toEqual([])
    }
    expect(game.state.players.map((player) => player.dealt)).toEqual([[], []])
  })

  test('EK-SET-12 a token is used in the own turn, after the die was carried out', () => {
    const before = scenario({
      at: 'die',
      seats: [{ ability: 'crystal-loan', play: '15', die: face({ crystals: 6 }) }, { ability: 'rising-power' }],
    })
    expect(before.legal()).toEqual(['go', 'activate die-of-malice'])
    expect(before.why('token crystal-loan')).toEqual(['die-first'])
    before.play('go; token crystal-loan')
    expect(before.crystals(0)).toBe(18)
    expect(before.why('token rising-power', 1)).toContain('not-your-turn')
    expect(before.refused('token rising-power', 1).code).toBe('not-to-act')
    expect(before.play('end').can('token rising-power')).toBe(true)
  })

  test('ORD-04 the ability token is used in any order and mixture with the other actions', () => {
    const actions = ['summon 7; marker +1', 'activate 43', 'bonus gauge', 'token crystal-loan']
    for (let first = 0; first < actions.length; first++) {
      const game = scenario({ seats: [{ ability: 'crystal-loan', hand: '7', play: '43', gauge: 9 }, {}] })
      for (let i = 0; i < actions.length; i++) game.play(actions[(first + i) % actions.length]!)
      expect([game.inPlay(0), game.crystals(0), game.gauge(0), game.used(0)]).toEqual([[43, 7], 12, 10, true])
    }
  })

  test('EK-SET-13 a token is used at most once per game and is then turned over', () => {
    const game = scenario({ seats: [{ ability: 'crystal-loan' }, {}] })
    expect([game.used(0), game.view(1).players[0]?.abilityUsed]).toEqual([false, false])
    game.play('token crystal-loan')
    expect([game.used(0), game.view(1).players[0]?.abilityUsed]).toEqual([true, true])
    expect(game.can('token crystal-loan')).toBe(false)
    expect(game.why('token crystal-loan')).toEqual(['token-used'])
    const later = scenario({ year: 3, seats: [{ ability: 'crystal-loan!' }, {}] })
    expect(later.moves('token')).toEqual([])
    expect(later.why('token insight')).toEqual(['not-your-token'])
    expect(scenario().why('token insight')).toEqual(['not-your-token'])
  })

  /** The points that each token brings, used or not. */
  const points = (mark: string): number[] =>
    ABILITIES.map((name) => scenario({ seats: [{ ability: `${name}${mark}` }, {}] }).score(0))

  test('EK-SET-14 a used token scores the number on its back, an unused one nothing', () => {
    expect(points('!')).toEqual([-5, 6, -5, 10, 0, 0, -6, 18, -5, 3, 9, 0])
    expect(points('')).toEqual(ABILITIES.map(() => 0))
  })

  test('FIN-15 used tokens add or subtract the number on their back, as the breakdown tells', () => {
    const end = (ability: string) =>
      scenario({ year: 3, space: 12, active: 1, first: 0, seats: [{ crystals: 20, ability }, {}] }).endTurn()
    for (const [ability, score] of [
      ['water-tribute!', 38],
      ['crystal-loan!', 14],
      ['foresight!', 20],
      ['insight', 20],
    ] as const) {
      const standing = end(ability).standings?.find(({ seat }) => seat === 0)
      expect(standing?.score).toBe(score)
      const token = standing?.breakdown.filter((part) => part.for.key === 'score.token')
      expect(token?.map((part) => part.points)).toEqual(ability.endsWith('!') ? [score - 20] : [])
    }
  })

  test('EK-SET-15 nobody has to use the token', () => {
    const game = scenario({ seats: [{ ability: 'offering', hand: '1' }, {}] })
    expect([game.asked, game.can('token offering'), game.can('end')]).toEqual(['act', true, true])
    expect(game.endRound().used(0)).toBe(false)
  })

  test('EK-SET-16 using a token is neither an activation nor a bonus', () => {
    // Thieving Fairies answer activations.
    const game = scenario({ seats: [{ ability: 'crystal-loan', crystals: 3, bonus: 3 }, { play: '41' }] })
    game.play('token crystal-loan')
    expect([game.crystals(0), game.crystals(1), game.bonus(0)]).toEqual([15, 0, 3])
    expect(game.happened('activated')).toBe(0)
  })

  test('EK-SET-17 the first player is shown and the marker passes left at the end of each round', () => {
    const game = scenario({ players: 3, first: 1, active: 1, seats: [{ ability: 'hoarder' }, {}, {}] })
    const firsts = [game.view(0).first]
    for (let round = 0; round < 4; round++) firsts.push(game.endRound().view(SPECTATOR).first)
    expect(firsts).toEqual([1, 2, 0, 1, 2])
  })
})

test('FIN-12 the owner of token 5 counts +3 for each card in hand', () => {
  const seats = [{ hand: '1 2', ability: 'hoarder' }, { hand: '3 5' }]
  const game = scenario({ seats })
  expect([game.score(0), game.score(1)]).toEqual([6, -10])
})
