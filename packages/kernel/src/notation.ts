import { readOptions } from './options.ts'
import { type Act, begin, type GameRecord, readHead } from './record.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent, GameState, Rules } from './rules.ts'
import { MOST_SEATS, type Seat } from './seat.ts'

/**
 * A record as a text that a player can read: the table in brackets, then a line a turn, with what chance brought in
 * braces. A move of another seat than the one whose turn it is carries that seat in parentheses.
 *
 *     [Game spellbook 1]
 *     [Players 2]
 *     [Option lineup set1]
 *     [Seed 2f5c]
 *
 *     1. 2: take Rc; store Gt; pass
 */
export function formatRecord<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  record: GameRecord,
): string {
  const lines = [`[Game ${record.game} ${record.version}]`, `[Players ${record.players}]`]
  record.names?.forEach((name, seat) => {
    lines.push(`[Name ${seat + 1} ${JSON.stringify(name)}]`)
  })
  for (const [name, value] of Object.entries(record.options)) lines.push(`[Option ${name} ${JSON.stringify(value)}]`)
  lines.push(`[Seed ${JSON.stringify(record.seed)}]`)
  if (record.fairness) lines.push(`[Fairness ${JSON.stringify(record.fairness)}]`)
  if (record.ending) lines.push(`[Ending ${JSON.stringify(record.ending)}]`)
  if (record.hash !== undefined) lines.push(`[Hash ${record.hash}]`)
  lines.push('')

  let notes: string[] = []
  const log = (event: E): void => {
    const note = rules.notation.note(event)
    if (note) notes.push(note)
  }
  const takeNotes = (): string => {
    const text = notes.length > 0 ? ` {${notes.join(', ')}}` : ''
    notes = []
    return text
  }

  const state = begin(rules, record.players, record.options, record.seed, log)
  const opening = takeNotes()
  if (opening) lines.push(opening.trim(), '')
  let head = ''
  for (const act of record.acts) {
    const turn = rules.turn(state)
    const turnHead = `${turn.number}. ${turn.seat + 1}:`
    const who = act.seat === turn.seat ? '' : `(${act.seat + 1}) `
    rules.apply(state, act.seat, act.move, log)
    const text = `${who}${rules.notation.format(act.move)}${takeNotes()}`
    if (turnHead === head) lines.push(`${lines.pop()}; ${text}`)
    else lines.push(`${turnHead} ${text}`)
    head = turnHead
  }
  return `${lines.join('\n')}\n`
}

/** Reads what `formatRecord` wrote. Refuses a text that is not such a record, with the line that is wrong. */
export function parseRecord<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  text: string,
): GameRecord {
  const lines = text.split(/\r?\n/)
  const options = new Map<string, unknown>()
  const names: unknown[] = []
  const head: { [tag: string]: unknown } = {}
  const acts: Act[] = []
  lines.forEach((line, at) => {
    const fail = (): Refusal => new Refusal('bad-record', [{ key: 'refused.record-bad-line', args: { line: at + 1 } }])
    const tag = /^\[(\w+) (.*)\]$/s.exec(line.trim())
    if (!tag) {
      const turn = parseTurn(rules, line)
      if (!turn) throw fail()
      for (const act of turn) acts.push(act)
      return
    }
    const [, name, rest = ''] = tag
    const [first, second] = splitOnce(rest)
    if (name === 'Game') {
      head.game = first
      head.version = readJson(second, fail)
    } else if (name === 'Players') head.players = readJson(rest, fail)
    else if (name === 'Hash') head.hash = rest
    else if (name === 'Seed') head.seed = readJson(rest, fail)
    else if (name === 'Fairness') head.fairness = readJson(rest, fail)
    else if (name === 'Ending') head.ending = readJson(rest, fail)
    else if (name === 'Option') options.set(first, readJson(second, fail))
    else if (name === 'Name') names.push(readJson(second, fail))
    else throw fail()
  })
  if (typeof head.game === 'string' && head.game !== rules.id)
    throw new Refusal('unknown-game', [{ key: 'refused.unknown-game', args: { game: head.game } }])
  const read = readHead({ ...head, options: Object.fromEntries(options), ...(names.length > 0 && { names }) })
  if (!read) throw new Refusal('bad-record', [{ key: 'refused.record-not-a-record' }])
  return { ...read, options: readOptions(rules.options, read.players, read.options), acts }
}

function readJson(text: string, fail: () => Refusal): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail()
  }
}

/** The acts of a line, none for an empty one; undefined when it cannot be read. */
function parseTurn<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  line: string,
): Act[] | undefined {
  const bare = line.replace(/\{[^{}]*\}/g, '').trim()
  if (bare === '') return []
  const head = /^\d+\. (\d+): (.*)$/.exec(bare)
  if (!head) return undefined
  const turnSeat: Seat = Number(head[1]) - 1
  const acts: Act[] = []
  for (const part of head[2]!.split(';')) {
    const [, other, text = ''] = /^(?:\((\d+)\) )?(.*)$/.exec(part.trim()) ?? []
    const seat = other ? Number(other) - 1 : turnSeat
    const move = rules.notation.parse(text)
    if (move === undefined || seat < 0 || seat >= MOST_SEATS) return undefined
    acts.push({ seat, move })
  }
  return acts
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}
