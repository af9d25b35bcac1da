import {
  encodeRecord,
  formatRecord,
  type GameState,
  type Language,
  type Phrase,
  replay as replayRecord,
  SPECTATOR,
} from '@athanor/kernel'
import { type Frame, filmOf, goTo } from '../film.ts'
import type { Game } from '../games.ts'
import type { Io } from '../io.ts'
import { heading, labelled, wrap } from '../layout.ts'
import { harmless, painter } from '../paint.ts'
import { type RecordFile, readRecord } from '../record-file.ts'
import { type Screen, screen } from '../screen.ts'
import { standingsTable, verdict } from '../standings.ts'
import { words } from '../words.ts'

export interface ReplayOptions {
  readonly lang: Language
  readonly all?: boolean
  readonly notation?: boolean
  readonly json?: boolean
}

/** Shows a record: step by step to a person, as a whole to a pipe. */
export async function replay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const found = readRecord(file)
  const { game, record } = found
  // Whatever is wrong with the record is refused before anything is shown.
  replayRecord(game.rules, record)
  if (options.json) io.out(encodeRecord(record))
  else if (options.notation) io.out(formatRecord(game.rules, record).trimEnd())
  else {
    const texts = game.rules.texts[options.lang]
    const voice = words(options.lang, texts, record.names, game.board.messages(texts, painter(io.colour)))
    const show = screen(io, voice)
    const frames = filmOf(game.rules, record)
    if (options.all || !io.interactive) io.out(whole(game, frames, show).join('\n'))
    else await watch(found, frames, show, io)
  }
  return 0
}

const told = (phrases: readonly Phrase[], { words, width }: Screen): string[] =>
  phrases.flatMap((phrase) => labelled('· ', words.say(phrase), width))

function result({ rules }: Game, state: GameState, show: Screen): string[] {
  const standings = rules.standings(state)
  return standings ? ['', ...standingsTable(standings, show), ...wrap(verdict(standings, show), show.width)] : []
}

const whole = (game: Game, frames: readonly Frame[], show: Screen): string[] => [
  ...frames.flatMap(({ news }) => told(news, show)),
  ...result(game, frames.at(-1)!.state, show),
]

async function watch(file: RecordFile, frames: readonly Frame[], show: Screen, io: Io): Promise<void> {
  const most = frames.length - 1
  let at = 0
  let redraw = true
  for (;;) {
    if (redraw) {
      io.clear()
      io.out(picture(file, frames[at]!, at, show).join('\n'))
    }
    const wish = (await io.ask(`${show.words.ui('replay.prompt', { most })} > `))?.trim()
    if (wish === undefined || wish === 'q') return
    const next = goTo(frames, at, wish)
    redraw = next !== undefined
    if (next === undefined) io.out(show.words.ui('replay.no-command', { text: harmless(wish), most }))
    else at = next
  }
}

function picture({ game, record }: RecordFile, { state, news }: Frame, at: number, show: Screen): string[] {
  const { rules, board } = game
  const act = record.acts[at - 1]
  const args = act && {
    n: at,
    of: record.acts.length,
    who: show.nameOf(act.seat),
    move: rules.notation.format(act.move),
  }
  return [
    heading(args ? show.words.ui('replay.move', args) : show.words.ui('replay.start'), show.width),
    ...told(news, show),
    '',
    ...board.table(rules.view(state, SPECTATOR), show, 'short'),
    ...result(game, state, show),
    '',
  ]
}
