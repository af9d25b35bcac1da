import { adept, chairAt, Evaluation, knownLore, playOut, shareOfVictory } from '@athanor/bots'
import { begin, type GameState, type Options, rngFrom, type Seat } from '@athanor/kernel'
import { type Game, gameNamed } from './games.ts'
import { botCalled } from './seats.ts'

/** Some games whose positions are judged and compared with what came of them. */
export interface CalibrationShare {
  readonly game: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly from: number
  readonly games: number
  /** Who is asked, from the seat that is to move; by default an adept's eyes judge positions with all cards open. */
  readonly bot?: string
}

/** One position: how far the game was, the chance that a seat was given, and what it won. */
export interface Forecast {
  readonly stage: number
  readonly chance: number
  readonly won: number
}

/** Has adepts play games, and at every quiet decision notes the chance of one seat. */
export function forecast(share: CalibrationShare, onGame: () => void): Forecast[] {
  const { rules } = gameNamed(share.game)
  const { players } = share
  const { mind } = knownLore(share.game)
  const judge = share.bot === undefined ? openly(share) : asked(share, share.bot)
  const forecasts: Forecast[] = []
  for (let game = share.from; game < share.from + share.games; game++) {
    const seed = `${share.seed}/${game}`
    const state = begin(rules, players, share.options, seed)
    const seen: { readonly seat: number; readonly stage: number; readonly chance: number }[] = []
    let decision = 0
    playOut({
      rules,
      state,
      bots: Array(players).fill(adept),
      seed,
      seen: (mover) => {
        if (!(mind.quiet?.(state) ?? true)) return
        const stage = Math.round(mind.progress(state))
        // The seats take turns: with two players one chance tells the other.
        const seat = share.bot === undefined ? seen.length % players : mover
        const chance = judge(state, seat, `${seed} question ${decision++}`)
        if (chance !== undefined) seen.push({ seat, stage, chance })
      },
    })
    const standings = rules.standings(state) ?? []
    for (const { seat, stage, chance } of seen)
      forecasts.push({ stage, chance, won: shareOfVictory(standings, seat, players) })
    onGame()
  }
  return forecasts
}

/** Tells the chance of a seat, with luck from this seed; undefined where there is nothing to tell. */
type Judge = (state: GameState, seat: Seat, seed: string) => number | undefined

function openly({ game, players }: CalibrationShare): Judge {
  const evaluation = new Evaluation(gameNamed(game).rules, knownLore(game), players)
  const chances = new Float64Array(players)
  return (state, seat) => {
    evaluation.chances(state, chances)
    return chances[seat]
  }
}

/** What a bot says of its best move, as in a hint: it sees what the seat may see, and has thought of nothing before. */
function asked({ game, players }: CalibrationShare, name: string): Judge {
  const { rules }: Game = gameNamed(game)
  const bot = botCalled(name)
  return (state, seat, seed) => {
    if (rules.legal(state, seat).length === 1) return undefined
    const player = bot.sit(chairAt({ rules, players, state }, seat))
    return player.consider?.(rngFrom(seed))[0]?.chance
  }
}
