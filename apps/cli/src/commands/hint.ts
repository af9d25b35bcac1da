import { type Language, replay, seatsIn } from '@athanor/kernel'
import { adviceAt, adviceTable } from '../advice.ts'
import type { Io } from '../io.ts'
import { heading, wrap } from '../layout.ts'
import { WordedMistake } from '../mistake.ts'
import { moveNames } from '../move-names.ts'
import { painter } from '../paint.ts'
import { readRecord } from '../record-file.ts'
import { screen } from '../screen.ts'
import { words } from '../words.ts'

export interface HintOptions {
  readonly lang: Language
  readonly bot: string
  /** After so many moves of the record; all by default. */
  readonly at?: number
  /** From 1; whoever is to act by default. */
  readonly seat?: number
  readonly seed: string
  readonly json?: boolean
}

/** What a bot would consider at a moment of a recorded game, with what the seat may know. */
export function hint(file: string, options: HintOptions, io: Io): number {
  const { game, record } = readRecord(file)
  const { rules } = game
  // Whatever is wrong with the record is refused, also where it comes after the moment.
  replay(rules, record)
  const moves = record.acts.length
  if (options.at !== undefined && options.at > moves)
    throw new WordedMistake('mistake.at', { file, n: moves, at: options.at })
  const state = replay(rules, record, options.at)
  const waiting = seatsIn(rules.toAct(state))
  const seat = options.seat === undefined ? waiting[0] : options.seat - 1
  if (waiting.length === 0) throw new WordedMistake('mistake.over', { file })
  if (seat === undefined || !waiting.includes(seat))
    throw new WordedMistake('mistake.not-to-act', { file, seat: options.seat ?? 0 })

  const asked = { rules, players: record.players, state }
  const advice = adviceAt(game, asked, seat, options.bot, options.seed)
  if (options.json) {
    io.out(JSON.stringify({ seat, moves: advice.map((one) => ({ ...one, move: rules.notation.format(one.move) })) }))
    return 0
  }
  const texts = rules.texts[options.lang]
  const paint = painter(io.colour)
  const show = screen(io, words(options.lang, texts, record.names, game.board.messages(texts, paint)))
  const names = moveNames(game, options.lang, record.names, paint)
  const { ask, answers } = rules.decision(state, seat)
  io.out(
    [
      heading(show.words.ui('hint.for', { who: show.nameOf(seat) }), show.width),
      ...wrap(show.words.say(ask), show.width),
      ...adviceTable(advice, (move) => names(answers, move), show),
    ].join('\n'),
  )
  return 0
}
