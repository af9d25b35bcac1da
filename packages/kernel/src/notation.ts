import type { OptionValue } from './options.ts'
import { readOptions } from './options.ts'
import { type Act, begin, type GameRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent, GameState, Rules } from './rules.ts'
import type { Seat } from './seat.ts'

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
  lines.push(`[Hash ${record.hash}]`, '')

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
  let at = 0
  const fail = (): Refusal => new Refusal('bad-record', [{ key: 'refused.record-bad-line', args: { line: at + 1 } }])
  const json = (part: string): unknown => {
    try {
      return JSON.parse(part)
    } catch {
      throw fail()
    }
  }

  const options: { [name: string]: OptionValue } = {}
  const names: string[] = []
  const acts: Act[] = []
  let record = { game: '', version: 0, players: 0, seed: '', hash: '' }
  let fairness: GameRecord['fairness']
  for (; at < lines.length; at++) {
    const line = lines[at]!.trim()
    const tag = /^\[(\w+) (.*)\]$/.exec(line)
    if (tag) {
      const [, name, rest = ''] = tag
      const [first = '', second = ''] = splitOnce(rest)
      if (name === 'Game') record = { ...record, game: first, version: Number(second) }
      else if (name === 'Players') record.players = Number(rest)
      else if (name === 'Hash') record.hash = rest
      else if (name === 'Seed') record.seed = String(json(rest))
      else if (name === 'Option') options[first] = json(second) as OptionValue
      else if (name === 'Name') names.push(String(json(second)))
      else if (name === 'Fairness') fairness = json(rest) as NonNullable<GameRecord['fairness']>
      else throw fail()
    } else {
      const found = parseTurn(rules, line)
      if (!found) throw fail()
      acts.push(...found)
    }
  }
  if (record.game !== rules.id)
    throw new Refusal('unknown-game', [{ key: 'refused.unknown-game', args: { game: record.game } }])
  return {
    ...record,
    options: readOptions(rules.options, record.players, options),
    acts,
    ...(names.length > 0 && { names }),
    ...(fairness && { fairness }),
  }
}

function parseTurn<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  line: string,
): Act[] | undefined {
  const bare = line.replace(/\{[^}]*\}/g, '').trim()
  if (bare === '') return []
  const head = /^\d+\. (\d+): (.*)$/.exec(bare)
  if (!head) return undefined
  const turnSeat: Seat = Number(head[1]) - 1
  const acts: Act[] = []
  for (const part of head[2]!.split(';')) {
    const [, other, text] = /^(?:\((\d+)\) )?(.*)$/.exec(part.trim())!
    const move = rules.notation.parse(text!)
    if (move === undefined) return undefined
    acts.push({ seat: other ? Number(other) - 1 : turnSeat, move })
  }
  return acts
}

function splitOnce(text: string): string[] {
  const space = text.indexOf(' ')
  return space < 0 ? [text] : [text.slice(0, space), text.slice(space + 1)]
}
