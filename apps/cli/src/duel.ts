import { adeptWith, type Belief, type Bot, knownLore, playOut, shareOfVictory } from '@athanor/bots'
import { begin, type Options, type Seat } from '@athanor/kernel'
import { gameNamed } from './games.ts'
import { botCalled } from './seats.ts'

/** Who takes part: a bot by its name, or an adept that believes this. */
export type Contender = string | Belief

export interface Duel {
  readonly game: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** One seat. */
  readonly challenger: Contender
  /** All the others. */
  readonly defender: Contender
}

/** A round of a duel: the challenger plays from every seat once, each time with the same seed. */
export interface DuelRound extends Duel {
  readonly round: number
}

/** The rounds for at least so many games. */
export const roundsOf = (duel: Duel, games: number): DuelRound[] =>
  Array.from({ length: Math.ceil(games / duel.players) }, (_, round) => ({ ...duel, round }))

export interface DuelReport {
  /** What the challenger won of each game; a shared victory in parts, and a game that nobody won too. */
  readonly results: readonly number[]
  readonly decisions: number
  /** How long the challenger and the defenders thought, and how often. */
  readonly thought: { readonly challenger: Thought; readonly defender: Thought }
}

export interface Thought {
  readonly decisions: number
  readonly milliseconds: number
}

export function fight(round: DuelRound, onGame: () => void): DuelReport {
  const { rules } = gameNamed(round.game)
  const { players, options } = round
  const challenger = timed(botOf(round.challenger))
  const defender = timed(botOf(round.defender))
  const seed = `${round.seed}/${round.round}`
  const results: number[] = []
  let decisions = 0
  for (let seat: Seat = 0; seat < players; seat++) {
    const state = begin(rules, players, options, seed)
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? challenger.bot : defender.bot))
    decisions += playOut({ rules, state, bots, seed })
    results.push(shareOfVictory(rules.standings(state) ?? [], seat, players))
    onGame()
  }
  return { results, decisions, thought: { challenger: challenger.thought(), defender: defender.thought() } }
}

type Contestant = Pick<Bot, 'sit'>

const botOf = (contender: Contender): Contestant =>
  typeof contender === 'string'
    ? botCalled(contender)
    : { sit: (chair) => adeptWith(chair, { ...knownLore(chair.rules.id), ...contender }) }

/** A bot whose thinking is timed. */
function timed(bot: Contestant): { readonly bot: Contestant; readonly thought: () => Thought } {
  let decisions = 0
  let milliseconds = 0
  return {
    bot: {
      sit: (chair) => {
        const player = bot.sit(chair)
        return {
          choose: (rng) => {
            const started = performance.now()
            const move = player.choose(rng)
            milliseconds += performance.now() - started
            decisions++
            return move
          },
        }
      },
    },
    thought: () => ({ decisions, milliseconds }),
  }
}
