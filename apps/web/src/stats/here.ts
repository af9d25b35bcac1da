import { type AnyRules, Refusal, replay } from '@athanor/kernel'
import { type PlayedGame, playedGame } from '@athanor/protocol'
import { loadGame } from '../games.ts'
import { finishedGames, type KeptGame, recordOf } from '../local/kept.ts'

/** The finished games of this device. */
export async function gamesHere(): Promise<readonly PlayedGame[]> {
  const games = finishedGames().map(async (kept) => playedHere((await loadGame(kept.game)).rules, kept))
  return (await Promise.all(games)).filter((game) => game !== undefined)
}

/** What a game against bots came to; undefined if its record does not fit the rules any more. */
export function playedHere(rules: AnyRules, kept: KeptGame): PlayedGame | undefined {
  const standings = standingsOf(rules, kept)
  if (!standings) return undefined
  const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
  const others = kept.bots.flatMap((bot, seat) => (bot === null ? [] : [{ seat, name: bot, bot }]))
  const { id, game, at } = kept
  return playedGame({ id, game, at }, { how: 'played', winners, standings }, kept.bots.indexOf(null), others)
}

function standingsOf(rules: AnyRules, kept: KeptGame) {
  try {
    const record = recordOf(kept)
    return record && rules.standings(replay(rules, record))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
