import { type Decision, formatRecord, inside, type Menu, type Phrase, Refusal } from '@athanor/kernel'
import { labelled, wrap } from '../layout.ts'
import { harmless } from '../paint.ts'
import { act, screenOf, type Table, told, viewOf } from './table.ts'

/** What became of a line that the person typed. */
export type Outcome =
  /** The table is drawn afresh, because it has changed or because the person asks for it. `menu` is the one to go on with. */
  | { readonly kind: 'redraw'; readonly remark?: string; readonly menu?: Menu }
  | { readonly kind: 'left' }
  | { readonly kind: 'shown'; readonly lines: readonly string[]; readonly menu: Menu }

/** Does what a line at the prompt asks for. */
export function obey(table: Table, decision: Decision, menu: Menu, line: string): Outcome {
  const shown = (lines: readonly string[]): Outcome => ({ kind: 'shown', lines, menu })
  const text = line.trim()
  const [command = '', ...rest] = text.split(/\s+/)
  const wish = rest.join(' ')
  if (text === '') return { kind: 'redraw' }
  if (command === 'w') return shown(whyNot(table, decision, wish))
  if (command === 's' && wish !== '') return shown(card(table, wish))
  if (wish === '') {
    if (command === 'q') return { kind: 'left' }
    if (menu.inner && (command === 'u' || command === '0')) return { kind: 'redraw' }
    if (command === 'u') return takeBack(table, shown)
    const page = pageOf(table, decision, command)
    if (page) return shown(page)
  }
  return answer(table, menu, text, shown)
}

type Show = (lines: readonly string[]) => Outcome

/** Plays the answer with that number or that notation, or opens its second half; says what is wrong with any other. */
function answer(table: Table, menu: Menu, text: string, shown: Show): Outcome {
  const { match, you, words, io } = table
  const entry = /^\d{1,4}$/.test(text) ? menu.entries[Number(text) - 1] : undefined
  if (entry && entry.answers.length > 1) return { kind: 'redraw', menu: inside(entry) }
  const chosen = entry ? entry.answers[0]!.move : match.rules.notation.parse(text)
  if (chosen === undefined)
    return shown(wrap(words.ui('play.no-answer', { text: harmless(text), most: menu.entries.length }), io.width))
  try {
    act(table, you, chosen)
    return { kind: 'redraw' }
  } catch (error) {
    return shown(told(table, reasonsOf(error)))
  }
}

function reasonsOf(error: unknown): readonly Phrase[] {
  if (error instanceof Refusal) return error.reasons
  throw error
}

function whyNot(table: Table, { answers }: Decision, wish: string): string[] {
  const { match, you, words, game } = table
  const { parse, format } = match.rules.notation
  const example = format(answers[0]!.move)
  if (wish === '') return [words.ui('play.why-what', { example })]
  const meant = parse(wish) === undefined ? (game.board.wishes?.(wish, viewOf(table), screenOf(table)) ?? []) : [wish]
  const moves = meant.flatMap((text) => parse(text) ?? [])
  if (moves.length === 0) return [words.ui('play.no-move', { text: harmless(wish), example })]
  const possible = answers.find(({ move }) => moves.includes(move))
  if (possible) return [words.ui('play.why-possible', { move: format(possible.move) })]
  return [...new Set(moves.flatMap((move) => told(table, match.rules.why(match.state, you, move))))]
}

function card(table: Table, name: string): readonly string[] {
  return (
    table.game.board.card(name, viewOf(table), screenOf(table)) ?? [
      table.words.ui('play.no-card', { text: harmless(name) }),
    ]
  )
}

function takeBack(table: Table, shown: Show): Outcome {
  const { match, you, words, journal } = table
  try {
    const { move } = match.undo(you)
    journal.backTo(match.acts.length)
    const say = match.rules.decision(match.state, you).answers.find((one) => one.move === move)?.say
    return { kind: 'redraw', ...(say && { remark: words.ui('play.undone', { move: say }) }) }
  } catch (error) {
    return shown(told(table, reasonsOf(error)))
  }
}

const HELP = ['number', 'u', 'l', 's', 'w', 'n', 'q', 'enter']

/** What the one-letter commands show. */
function pageOf(table: Table, { answers }: Decision, command: string): string[] | undefined {
  const { game, match, journal, words, io } = table
  switch (command) {
    case 'l':
      return told(table, journal.all())
    case 's':
      return game.board.cards(viewOf(table), screenOf(table))
    case 'n':
      return formatRecord(match.rules, match.record()).trimEnd().split('\n')
    case '?':
    case 'h': {
      const example = match.rules.notation.format(answers[0]!.move)
      const help = HELP.flatMap((key) =>
        labelled('  ', words.say({ key: `play.help-${key}`, args: { example } }), io.width),
      )
      return [...game.board.intro(viewOf(table), screenOf(table)), '', ...help]
    }
    default:
      return undefined
  }
}
