import type { Decision, Menu, MenuEntry } from '@athanor/kernel'
import type { Detail } from '../boards/board.ts'
import { heading, labelled, padEnd, padStart, widthOf, wrap } from '../layout.ts'
import { standingsTable, verdict } from '../standings.ts'

import { screenOf, type Table, told, viewOf } from './table.ts'

/** What somebody reads who sits down. */
export function welcome(table: Table): string[] {
  const { game, words, you, options, io } = table
  const show = screenOf(table)
  const view = viewOf(table)
  const args = { game: words.say({ key: 'game.name' }), you: { seat: you }, players: options.players }
  return [
    ...wrap(show.paint('bold', words.ui(options.players === 1 ? 'play.hello-solo' : 'play.hello', args)), io.width),
    '',
    ...game.board.intro(view, show),
    '',
    ...game.board.cards(view, show),
    '',
    ...wrap(words.ui('play.how'), io.width),
    '',
  ]
}

/** What happened, the table, and the question: as much of it as the screen has room for. */
export function picture(table: Table, decision: Decision, menu: Menu, remark: string | undefined): string[] {
  const log = [...(remark === undefined ? [] : [remark, '']), ...news(table)]
  const asked = question(table, decision, menu)
  return [...log, ...tableFor(table, log.length + asked.length + 2), '', ...asked]
}

/** The fullest picture of the table that leaves so many lines free. */
function tableFor(table: Table, taken: number): string[] {
  const { game, io } = table
  const draw = (detail: Detail): string[] => game.board.table(viewOf(table), screenOf(table), detail)
  // A screen without end is a pipe: nobody wants all the cards again there at every question.
  if (!Number.isFinite(io.height)) return draw('short')
  const fits = (lines: readonly string[]): boolean => lines.length + taken <= io.height
  return [draw('all'), draw('short')].find(fits) ?? draw('least')
}

function news(table: Table): string[] {
  const lines = told(table, table.journal.news())
  return lines.length > 0 ? [heading(table.words.ui('play.log'), table.io.width), ...lines, ''] : []
}

function question(table: Table, { by, chosen }: Decision, { ask, entries, inner }: Menu): string[] {
  const { words, io } = table
  const { paint } = screenOf(table)
  const digits = String(entries.length).length + 1
  const options = entries.map((entry, i) => ({
    label: `${padStart(String(i + 1), digits)}  `,
    text: option(table, entry),
  }))
  return [
    heading(words.ui('play.question'), io.width),
    ...(by ? wrap(words.ui('play.cause', { by }), io.width) : []),
    ...(chosen ? wrap(words.ui('play.chosen', { chosen }), io.width) : []),
    ...wrap(paint('bold', words.say(ask)), io.width),
    ...(inColumns(
      options.map(({ label, text }) => label + text),
      io.width,
    ) ?? options.flatMap(({ label, text }) => labelled(label, text, io.width))),
    ...(inner ? [`${padStart('0', digits)}  ${words.ui('play.back')}`] : []),
  ]
}

/** An answer with what it brings and its notation; the first half of several with what all of them bring. */
function option(table: Table, { say, answers }: MenuEntry): string {
  const { words, match, game } = table
  const show = screenOf(table)
  const view = viewOf(table)
  const hints = new Set(answers.map(({ move }) => game.board.hint?.(move, view, show) ?? ''))
  const [hint = ''] = hints.size === 1 ? hints : []
  return [
    words.say(say),
    ...(hint === '' ? [] : [`– ${hint}`]),
    answers.length > 1 ? '…' : show.paint('dim', `(${match.rules.notation.format(answers[0]!.move)})`),
  ].join(' ')
}

/** So many answers are easier to find in several columns, if they are short. */
const MANY = 9
const GAP = 3

/** Lines in columns, read downwards; undefined if there are few, or no room. */
function inColumns(lines: readonly string[], width: number): string[] | undefined {
  const most = Math.max(...lines.map(widthOf))
  const abreast = Math.floor((width + GAP) / (most + GAP))
  if (lines.length < MANY || abreast < 2) return undefined
  const rows = Math.ceil(lines.length / abreast)
  return Array.from({ length: rows }, (_, y) => {
    const row = lines.filter((_, i) => i % rows === y)
    return row.map((line, i) => (i === row.length - 1 ? line : padEnd(line, most + GAP))).join('')
  })
}

/** The last picture: the result with every point. */
export function ending(table: Table): string[] {
  const { game, match, you, words, io } = table
  const show = screenOf(table)
  const standings = match.rules.standings(match.state) ?? []
  return [
    ...news(table),
    ...game.board.table(viewOf(table), show, 'short'),
    '',
    heading(words.ui('end.over'), io.width),
    ...standingsTable(standings, show),
    show.paint('bold', verdict(standings, show, you)),
    '',
  ]
}
