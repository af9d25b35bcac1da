import { FRAME_SIZE, SEAT, type Seat, type Standing, type Viewer } from '@athanor/kernel'
import { FAMILIAR_SCORE, opponentBoardScore, scoreOf, standings } from './score.ts'
import { type LevelNumber, levelOf, NOT_LEARNED, runeOfMarker, spellName } from './spell.ts'
import { ALTAR_SPACES, type Lineup, OPPONENT_SPACES, type Opponent, type State, spaces, type Wild } from './state.ts'
import { RUNES, type Token, tokenName } from './token.ts'

/** A learned card. */
export interface LearnedView {
  readonly spell: string
  readonly level: LevelNumber
  readonly rune: string
}

export interface PlayerView {
  readonly seat: Seat
  readonly pool: readonly string[]
  readonly familiar: readonly string[]
  /** Free spaces on the familiar. */
  readonly spaces: number
  /** What the stored tokens alone are worth. */
  readonly familiarScore: number
  readonly learned: readonly LearnedView[]
  /** The points if the game ended now. */
  readonly score: number
}

/** The automatic opponent of the solo game. */
export interface OpponentView {
  readonly board: readonly string[]
  /** Free spaces on its board. */
  readonly spaces: number
  /** Numbers of the spaces at which the altar is cleared. */
  readonly altarSpaces: readonly number[]
  readonly boardScore: number
  readonly pool: readonly string[]
  readonly score: number
}

/** What anybody may know of a game: everything but what the pouch will give. Tokens and cards by their short names. */
export interface SpellbookView {
  readonly game: 'spellbook'
  readonly viewer: Viewer
  readonly lineup: Lineup
  readonly spells: readonly string[]
  readonly wild: Wild
  readonly handicap: number
  readonly first: Seat
  readonly day: number
  readonly round: number
  readonly active: Seat
  readonly phase: State['phase'] | 'over'
  readonly ending: boolean
  readonly toAct: readonly Seat[]
  readonly altar: readonly string[]
  readonly pouch: number
  readonly box: { readonly [token: string]: number }
  readonly players: readonly PlayerView[]
  readonly opponent: OpponentView | null
  readonly standings: readonly Standing[] | null
}

const names = (tokens: readonly Token[]): string[] => tokens.map(tokenName)

export function view(state: State, viewer: Viewer): SpellbookView {
  const { table, opponent } = state
  const over = state.stack.length === 0
  const box: { [token: string]: number } = {}
  state.box.count.forEach((n, token) => {
    if (n > 0) box[tokenName(token)] = n
  })
  return {
    game: 'spellbook',
    viewer,
    lineup: table.lineup,
    spells: table.spells.map(spellName),
    wild: table.wild,
    handicap: table.handicap,
    first: table.first,
    day: state.day,
    round: Math.ceil(state.day / table.players),
    active: state.active,
    phase: over ? 'over' : state.phase,
    ending: state.ending,
    toAct: over ? [] : [state.stack[state.stack.length - FRAME_SIZE + SEAT]!],
    altar: names(state.altar),
    pouch: state.pouch.size,
    box,
    players: state.players.map((player, seat) => ({
      seat,
      pool: names(player.pool),
      familiar: names(player.familiar),
      spaces: spaces(player),
      familiarScore: FAMILIAR_SCORE[player.familiar.length]!,
      learned: learned(state, player.book),
      score: scoreOf(state, seat),
    })),
    opponent: opponent && opponentView(opponent),
    standings: over ? standings(state) : null,
  }
}

function opponentView({ board, pool }: Opponent): OpponentView {
  const boardScore = opponentBoardScore(board.length)
  return {
    board: names(board),
    spaces: OPPONENT_SPACES - board.length,
    altarSpaces: ALTAR_SPACES,
    boardScore,
    pool: names(pool),
    score: boardScore + pool.length,
  }
}

function learned(state: State, book: readonly number[]): LearnedView[] {
  const cards: LearnedView[] = []
  book.forEach((marker, colour) => {
    if (marker !== NOT_LEARNED)
      cards.push({
        spell: spellName(state.table.spells[colour]!),
        level: levelOf(marker),
        rune: RUNES[runeOfMarker(marker)]!,
      })
  })
  return cards
}
