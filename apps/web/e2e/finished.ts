import { type AnyRules, below, encodeRecord, isIn, Match, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import type { BrowserContext } from 'playwright-core'
import type { KeptGame } from '../src/local/kept.ts'

const RULES: { readonly [game in 'seasons' | 'spellbook']: AnyRules } = { seasons, spellbook }
const DAY = 24 * 3600 * 1000

/** A game of any legal moves, as a device keeps it. */
function finished(game: keyof typeof RULES, n: number): KeptGame {
  const rules = RULES[game]
  const seed = `${game} ${n}`
  const match = new Match(rules, { players: 2, seed })
  const rng = rngFrom(seed)
  for (let toAct = rules.toAct(match.state); toAct !== 0; toAct = rules.toAct(match.state)) {
    const seat = isIn(toAct, 0) ? 0 : 1
    const moves = rules.legal(match.state, seat)
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  const record = match.record()
  return {
    ...{
      id: `${game}-${n}`,
      game,
      players: 2,
      options: record.options,
      seed,
      bots: [null, n % 2 ? 'adept' : 'novice'],
    },
    ...{ at: Date.UTC(2026, 0, 1) + n * DAY, moves: record.acts.length, over: true, record: encodeRecord(record) },
  }
}

/** A browser in which games against bots were played before. */
export async function withFinishedGames(context: BrowserContext): Promise<readonly KeptGame[]> {
  const games = [0, 1, 2, 3, 4, 5].flatMap((n) => [finished('spellbook', n), finished('seasons', n)])
  await context.addInitScript((kept) => {
    if (localStorage.getItem('athanor.games') === null) localStorage.setItem('athanor.games', kept)
  }, JSON.stringify(games))
  return games
}
