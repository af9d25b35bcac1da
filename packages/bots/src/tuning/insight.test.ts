import { type GameState, rngFrom } from '@athanor/kernel'
import { embers } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { fraction } from '../chance.ts'
import { Evaluation } from '../evaluation.ts'
import { Seer } from '../insight.ts'
import type { Mind } from '../mind.ts'
import { emberLore, emberTable } from '../testing/embers.ts'
import { walk, walks } from '../testing/walks.ts'
import { learnInsight } from './insight.ts'
import type { Position } from './position.ts'

/** A state of a game that is nothing but what was noted of it. */
type Noted = GameState & Pick<Position, 'progress' | 'notes'>

const mind: Mind<Noted> = {
  game: 'made up',
  features: ['key', 'chest', 'never seen'],
  stages: 2,
  progress: ({ progress }) => progress,
  observe: ({ notes }, seat, sheet) => {
    const { features, amounts } = notes[seat]!
    for (let i = 0; i < features.length; i++) sheet.add(features[i]!, amounts[i]!)
  },
}

/** A key without a chest loses, and so does a chest without a key: no sum of what each is worth tells who wins. */
function chests(n: number, players = 2): Position[][] {
  const rng = rngFrom('chests')
  return Array.from({ length: n }, () => {
    const held = Array.from({ length: players }, () => [0, 1].filter(() => fraction(rng) < 0.5))
    const fine = held.map((features) => (features.length === 1 ? 0 : 1))
    const all = fine.reduce<number>((sum, one) => sum + one, 0)
    const position = {
      progress: fraction(rng),
      notes: held.map((features) => ({
        features: Uint16Array.from(features),
        amounts: Float64Array.from(features, () => 3),
      })),
      scores: [],
      victory: fine.map((one) => (all === 0 ? 1 / players : one / all)),
    }
    return [position]
  })
}

const SCHOOLING = { units: 6, rounds: 120, hindsight: 1, seed: 'chests' }

function chancesOf(seer: Seer, position: Position, players: number): number[] {
  const chances = new Float64Array(players)
  const state: Noted = { ...position, reveals: 0, rng: rngFrom('') }
  seer.chances(state, chances)
  return [...chances]
}

describe('an insight', () => {
  for (const players of [2, 3]) {
    test(`finds what only works together, with ${players} players`, () => {
      const games = chests(4000, players)
      const insight = { origin: '', ...learnInsight(mind, games, SCHOOLING) }
      expect(insight.players).toBe(players)
      const seer = new Seer(mind, insight)
      for (const position of games.flat().slice(0, 200)) {
        const chances = chancesOf(seer, position, players)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        chances.forEach((chance, seat) => {
          expect(Math.abs(chance - position.victory[seat]!)).toBeLessThan(0.15)
        })
      }
    })
  }

  test('is the same for the same seed, and has no word on what was never seen', () => {
    const learned = () => learnInsight(mind, chests(500), { ...SCHOOLING, rounds: 2 })
    expect(learned()).toEqual(learned())
    expect(Object.keys(learned().features)).toEqual(['key', 'chest'])
    expect(learnInsight(mind, chests(500), { ...SCHOOLING, rounds: 2, seed: 'other' })).not.toEqual(learned())
  })

  test('stands on what weights say, and keeps to it where nothing is met', () => {
    const footing = {
      origin: '',
      stages: [
        { spread: 1.7, worth: { key: -1, 'never seen': 2 } },
        { spread: 3.4, worth: { key: -1, 'never seen': 2 } },
      ],
    }
    // One position in which nobody has anything teaches nothing.
    const nothing = { features: Uint16Array.of(), amounts: Float64Array.of() }
    const idle = [[{ progress: 0, notes: [nothing, nothing], scores: [], victory: [0.5, 0.5] }]]
    const { features } = learnInsight(mind, idle, { ...SCHOOLING, footing })
    const none = Array.from({ length: SCHOOLING.units }, () => 0)
    expect(features).toEqual({ key: [-1000, -500, ...none], 'never seen': [2000, 1000, ...none] })
    const taught = learnInsight(mind, chests(4000), { ...SCHOOLING, footing })
    expect(taught.features['never seen']).toEqual([2000, 1000, ...none])
    expect(taught.features.key).not.toEqual(features.key)
  })

  test('mistakes less luck for merit where the next positions teach too', () => {
    const evenings = Array.from({ length: 8 }, (_, i) => walks(120, `walks ${i}`))
    const mistakes = (hindsight: number): number =>
      evenings
        .map((games) => learnInsight(walk, games, { units: 0, rounds: 12, hindsight, seed: 'walks' }))
        .reduce((sum, { features }) => sum + Math.abs(features.luck![0]!) + Math.abs(features.luck![1]!), 0)
    expect(mistakes(0.5)).toBeLessThan(0.5 * mistakes(1))
  })

  test('is asked at tables of its own size, before the end of the game', () => {
    const insight = {
      origin: '',
      players: 2,
      features: { won: [1000, 1000, 0], 'hand.sum': [0, 0, 0] },
      units: { bias: [0], progress: [0], worth: [0] },
    }
    const lore = { ...emberLore, insight }
    for (const players of [2, 3]) {
      const { state } = emberTable('size', players)
      const ahead = { ...state, embers: state.embers.map((_, seat) => (seat === 0 ? 2 : 0)) }
      const [asked, other] = [lore, emberLore].map((known) => {
        const chances = new Float64Array(players)
        new Evaluation(embers, known, players).chances(ahead, chances)
        return chances
      })
      if (players === 2) expect(asked![0]).toBeCloseTo(1 / (1 + Math.exp(-2)))
      else expect(asked).toEqual(other)
    }
  })
})
