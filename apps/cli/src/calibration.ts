import { adept, Evaluation, knownLore, playOut, shareOfVictory } from '@athanor/bots'
import { begin, type Options } from '@athanor/kernel'
import { gameNamed } from './games.ts'

/** Some games whose positions are judged and compared with what came of them. */
export interface CalibrationShare {
  readonly game: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly from: number
  readonly games: number
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
  const lore = knownLore(share.game)
  const evaluation = new Evaluation(rules, lore, players)
  const chances = new Float64Array(players)
  const forecasts: Forecast[] = []
  for (let game = share.from; game < share.from + share.games; game++) {
    const seed = `${share.seed}/${game}`
    const state = begin(rules, players, share.options, seed)
    const seen: { readonly seat: number; readonly stage: number; readonly chance: number }[] = []
    playOut({
      rules,
      state,
      bots: Array(players).fill(adept),
      seed,
      seen: () => {
        if (!(lore.mind.quiet?.(state) ?? true)) return
        evaluation.chances(state, chances)
        // The seats take turns: with two players one chance tells the other.
        const seat = seen.length % players
        seen.push({ seat, stage: Math.round(lore.mind.progress(state)), chance: chances[seat]! })
      },
    })
    const standings = rules.standings(state) ?? []
    const won = chances.map((_, seat) => shareOfVictory(standings, seat, players))
    for (const { seat, stage, chance } of seen) forecasts.push({ stage, chance, won: won[seat]! })
    onGame()
  }
  return forecasts
}
