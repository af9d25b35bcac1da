import { MOVE_LIMIT } from '@athanor/kernel'
import { isBoolean, list, matching, type Of, object, oneOf, optional, text, whole } from './schema.ts'

/** Tables, people and tickets are known by random names. */
export const isId = matching(/^[A-Za-z0-9_-]{8,64}$/)
/** The number of the last entry of a table's log that the client has seen. */
const isSeq = whole(0, 1_000_000)
/** Chosen by the client for what it asks; a resend with the same one is answered again and done once. */
const isAskId = matching(/^[A-Za-z0-9_-]{1,40}$/)

export const CHAT_LIMIT = 500

const isMove = whole(0, MOVE_LIMIT - 1)
/** So many moves can be asked about at once. */
export const MOVES_ASKED = 100

const at = { table: isId }
const asked = { table: isId, id: isAskId }

/** What a client says, by its kind. */
const kinds = {
  /** Show me this table from now on; `since` is the last entry I know. */
  watch: object({ t: oneOf('watch'), ...at, since: optional(isSeq) }),
  unwatch: object({ t: oneOf('unwatch'), ...at }),
  move: object({ t: oneOf('move'), ...asked, seq: isSeq, move: isMove }),
  /** Take back my last move, as far as the rules let me. */
  undo: object({ t: oneOf('undo'), ...asked, seq: isSeq }),
  /** May I take back so many moves, also those of others? Everybody else is asked. */
  'ask-undo': object({ t: oneOf('ask-undo'), ...asked, seq: isSeq, moves: whole(1, 200) }),
  /** Shall we end the game here, as a draw? Everybody else is asked. */
  'ask-end': object({ t: oneOf('ask-end'), ...asked, seq: isSeq }),
  /** My answer to what another player asks. */
  answer: object({ t: oneOf('answer'), ...asked, seq: isSeq, yes: isBoolean }),
  resign: object({ t: oneOf('resign'), ...asked }),
  /** I am back: the bot leaves my seat, once it has made the decision that is waited for. */
  back: object({ t: oneOf('back'), ...asked }),
  chat: object({ t: oneOf('chat'), ...asked, text: text(1, CHAT_LIMIT) }),
  mute: object({ t: oneOf('mute'), ...asked, person: isId, on: isBoolean }),
  /** Why can I not make these moves now, or after the moves of a plan? */
  why: object({
    t: oneOf('why'),
    ...asked,
    seq: isSeq,
    moves: list(isMove, MOVES_ASKED),
    after: optional(list(isMove, MOVES_ASKED)),
  }),
  /** Where would these moves of mine lead, up to the next thing that I cannot know? */
  plan: object({ t: oneOf('plan'), ...asked, seq: isSeq, moves: list(isMove, MOVES_ASKED) }),
  /** Tell me of open tables and of my games from now on, or no more. */
  lobby: object({ t: oneOf('lobby'), on: isBoolean }),
  ping: object({ t: oneOf('ping'), n: whole(0, 1_000_000_000) }),
} as const

type Kinds = typeof kinds
export type AskKind = keyof Kinds
export type Ask<K extends AskKind = AskKind> = { [Kind in K]: Of<Kinds[Kind]> }[K]

/** The longest message that a client may send, in bytes. */
export const ASK_BYTES = 4096

/** Reads a message of a client; undefined for anything that is not one. */
export function readAsk(message: string): Ask | undefined {
  let data: unknown
  try {
    data = JSON.parse(message)
  } catch {
    return undefined
  }
  const kind = typeof data === 'object' && data !== null && 't' in data ? data.t : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined
  return kinds[kind as AskKind](data) ? data : undefined
}
