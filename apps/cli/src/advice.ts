import { type Advice, chairAt, explain } from '@athanor/bots'
import { type AnyRules, type Move, rngFrom, type Seat } from '@athanor/kernel'
import type { Game } from './games.ts'
import { WordedMistake } from './mistake.ts'
import type { Screen } from './screen.ts'
import { botFor } from './seats.ts'
import { table } from './table.ts'

/** A decision that somebody asks about. */
export interface Asked {
  readonly rules: AnyRules
  readonly players: number
  readonly state: ReturnType<AnyRules['setup']>
}

/** What a bot at this seat would consider, best first, with reasons. It knows what the seat knows. */
export function adviceAt(game: Game, asked: Asked, seat: Seat, bot: string, seed: string): readonly Advice[] {
  const chair = chairAt(asked, seat)
  const rng = rngFrom(seed)
  const player = botFor(game, bot).sit(chair)
  const considered = player.consider?.(rng)
  if (!considered || !player.lore) throw new WordedMistake('mistake.silent-bot', { bot })
  return explain(chair, player.lore, considered, rng)
}

const MOST_ROWS = 12

/** The moves with their chances and one line why each. */
export function adviceTable(
  advice: readonly Advice[],
  nameOf: (move: Move) => string,
  { words, width }: Screen,
): string[] {
  const rows = advice.slice(0, MOST_ROWS).map(({ move, chance, share, why }) => {
    const thought = chance === undefined ? ['–', '–'] : [percent(chance), percent(share)]
    return [nameOf(move), ...thought, words.say(why)]
  })
  const head = ['hint.move', 'hint.chance', 'hint.thought', 'hint.why'] as const
  return table(
    head.map((key) => words.ui(key)),
    rows,
    ['left', 'right', 'right', 'left'],
    width,
  )
}

/** A share as whole percents, never broken between two lines. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`
