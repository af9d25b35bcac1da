import { botNamed, chairAt } from '@athanor/bots'
import { type Decision, type GameRecord, isIn, Match, type Options, rngFrom } from '@athanor/kernel'
import { kindName, type SeasonsView, seasons } from '@athanor/seasons'
import type { BrowserContext } from 'playwright-core'
import { withRunningGames } from './finished.ts'

/** A moment of Seasons: at which table, and what is asked of the first seat then. */
interface Moment {
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly is: (view: SeasonsView, decision: Decision) => boolean
}

const ARCHMAGE = { level: 'archmage' }
const KINGDOM = { ...ARCHMAGE, kingdom: 'yes', abilities: 'yes', enchantment: 'random' }

const kinds = ({ answers }: Decision) => answers.map(({ move }) => kindName(move))
const cardsOf = ({ players, viewer }: SeasonsView): number => players[viewer]!.play.length

/** Moments in which the board shows what it can. */
const MOMENTS = {
  /** The nine cards are to be sorted. */
  sorting: { players: 2, options: ARCHMAGE, seed: 'sorting', is: ({ phase }) => phase === 'libraries' },
  /** A turn in which much can be done. */
  turn: {
    players: 2,
    options: ARCHMAGE,
    seed: 'turn',
    is: (view, decision) =>
      view.year === 2 &&
      cardsOf(view) >= 3 &&
      (['summon', 'transmute', 'activate'] as const).every((kind) => kinds(decision).includes(kind)),
  },
  /** A card is being paid for, and the payment can be chosen. */
  payment: { players: 2, options: ARCHMAGE, seed: 'payment', is: ({ summoning }) => summoning !== null },
  /** Four players with everything that the game has. */
  four: {
    players: 4,
    options: KINGDOM,
    seed: 'four',
    is: (view, decision) => view.year === 3 && cardsOf(view) >= 5 && kinds(decision).includes('summon'),
  },
  /** A card of somebody else is to be chosen. */
  usurping: { players: 4, options: KINGDOM, seed: 'usurping', is: (_, decision) => kinds(decision).includes('usurp') },
} satisfies { readonly [name: string]: Moment }

type MomentName = keyof typeof MOMENTS

/** A browser that has come to these moments: `/play/seasons?go=turn`. */
export const withMoments = (context: BrowserContext, names: readonly MomentName[]): Promise<void> =>
  withRunningGames(context, 'seasons', Object.fromEntries(names.map((name) => [name, gameUpTo(name)])))

/** Bots play so many games in search of a moment. */
const GAMES = 40

const found = new Map<MomentName, GameRecord>()

/** A game up to a moment, as novices play it. */
export function gameUpTo(name: MomentName): GameRecord {
  const known = found.get(name) ?? findGame(name)
  found.set(name, known)
  return known
}

function findGame(name: MomentName): GameRecord {
  for (let game = 0; game < GAMES; game++) {
    const record = search(MOMENTS[name], game)
    if (record) return record
  }
  throw new Error(`no game has the moment ${name}`)
}

function search({ players, options, seed, is }: Moment, game: number): GameRecord | undefined {
  const match = new Match(seasons, { players, seed: `${seed} ${game}`, options })
  const bots = Array.from({ length: players }, (_, seat) => botNamed('novice', () => 0).sit(chairAt(match, seat)))
  const rng = rngFrom(`${seed} ${game}`)
  for (;;) {
    const seat = [0, 1, 2, 3].find((one) => isIn(seasons.toAct(match.state), one))
    if (seat === undefined) return undefined
    if (seat === 0 && is(seasons.view(match.state, 0), seasons.decision(match.state, 0))) return match.record()
    match.act(seat, bots[seat]!.choose(rng))
  }
}
