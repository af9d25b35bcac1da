import { type AnyRules, AUTOMATON, begin, below, type Options, type Rng, rngFrom } from '@athanor/kernel'
import { adeptWith } from '../adept.ts'
import type { Bot } from '../bot.ts'
import { fraction } from '../chance.ts'
import { playOut, shareOfVictory } from '../contest.ts'
import type { Lore } from '../minds.ts'
import { TEMPER } from '../temper.ts'
import { Notebook, type Notes, type Position, scoresOf } from './position.ts'

export interface SelfPlay {
  readonly rules: AnyRules
  readonly lore: Lore
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** How often a move is not the adept's but any: games must go astray to show what is good. */
  readonly astray: number
  /** About so many positions of a game are kept. */
  readonly positions: number
  /** Whether a game goes astray only up to a moment drawn by lot, and is kept only from it on: how it ends is no accident then. */
  readonly straight?: boolean
}

/** One state is enough to try moves on where many games are played. */
const SAMPLES = 1
/** The first guess at how many decisions a game has; corrected with every game. */
const DECISIONS = 200

/** Plays games of adepts against themselves and keeps positions of them. */
export function* positionsOfGames(play: SelfPlay, from: number, games: number): Generator<Position[]> {
  let decisions = DECISIONS
  for (let game = from; game < from + games; game++) {
    const seed = `${play.seed}/${game}`
    const kept = playAndKeep(play, seed, decisions)
    decisions += (kept.decisions - decisions) / (game - from + 1)
    yield kept.positions
  }
}

interface Seen {
  readonly progress: number
  readonly notes: readonly Notes[]
  readonly rival: number | undefined
}

function playAndKeep(play: SelfPlay, seed: string, usual: number): { decisions: number; positions: Position[] } {
  const { rules, lore, players } = play
  const state = begin(rules, players, play.options, seed)
  const chance = rngFrom(`${seed} positions`)
  const notebook = new Notebook(lore.mind)
  const seen: Seen[] = []
  const share = play.positions / usual
  const turn = play.straight ? Math.floor(fraction(chance) * usual) : 0
  let made = 0
  const strays = (): boolean => !play.straight || made <= turn
  const decisions = playOut({
    rules,
    state,
    bots: Array<Pick<Bot, 'sit'>>(players).fill(wanderer(play, strays)),
    seed,
    seen: () => {
      if (made++ < turn) return
      if (fraction(chance) >= share || !(lore.mind.quiet?.(state) ?? true)) return
      const notes = Array.from({ length: players }, (_, seat) => notebook.observe(state, seat))
      seen.push({ progress: lore.mind.progress(state), notes, rival: lore.mind.rival?.(state) })
    },
  })
  const standings = rules.standings(state)
  if (!standings) return { decisions, positions: [] }
  const scores = scoresOf(standings, players)
  const victory = scores.map((_, seat) => shareOfVictory(standings, seat, players))
  const opponent = standings.find(({ seat }) => seat === AUTOMATON)?.score
  const positions = seen.map(({ progress, notes, rival }) => ({
    progress,
    notes,
    scores,
    victory,
    ...(rival !== undefined && opponent !== undefined && { rival: { expected: rival, score: opponent } }),
  }))
  return { decisions, positions }
}

/** An adept that now and then does anything; where games end straight, every other time only what a player might do. */
const wanderer = ({ lore, astray, straight }: SelfPlay, strays: () => boolean): Pick<Bot, 'sit'> => ({
  sit: (chair) => {
    const player = adeptWith(chair, lore, { ...TEMPER, samples: SAMPLES })
    return {
      choose: (rng: Rng) => {
        if (!strays() || fraction(rng) >= astray) return player.choose(rng)
        const moves = chair.legal()
        const known = straight && below(rng, 2) === 0
        const some = known ? (lore.mind.sensible?.(chair.resample(rng), chair.seat, moves) ?? moves) : moves
        return some[below(rng, some.length)]!
      },
    }
  },
})
