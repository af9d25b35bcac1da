import { type Menu, menuOf } from '@athanor/kernel'
import { gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { type Outcome, obey } from '../play/answer.ts'
import { ending, picture, welcome } from '../play/picture.ts'
import { isOver, isYourDecision, moveBot, type PlayOptions, print, sitDown, type Table } from '../play/table.ts'
import { readRecord, writeRecord } from '../record-file.ts'
import { quoted } from '../shell.ts'
import { withData } from './data.ts'

/** A game of one person against bots. */
export function play(id: string, options: PlayOptions, io: Io): Promise<number> {
  const game = gameNamed(id)
  const option = withData(game, options.option, options.data, options.lang)
  return playAt(sitDown(game, { ...options, option }, io))
}

/** Goes on with a game that was kept. */
export function resume(file: string, options: Omit<PlayOptions, 'resume' | 'keptIn'>, io: Io): Promise<number> {
  if (options.data !== undefined) throw new Mistake('a game that was kept has its own table: leave out --data')
  const { game, record } = readRecord(file)
  const { players, options: option } = record
  return playAt(sitDown(game, { ...options, players, option, resume: record, keptIn: file }, io))
}

async function playAt(table: Table): Promise<number> {
  const { io } = table
  if ((await open(table)) && (await playOn(table))) {
    io.clear()
    print(table, ending(table))
  } else print(table, [table.words.ui('play.left', { n: table.match.acts.length })])
  farewell(table)
  return 0
}

/** Shows what the game is about. A screen that is cleared before every question waits until that is read. */
async function open(table: Table): Promise<boolean> {
  const { io, words } = table
  io.clear()
  print(table, welcome(table))
  return !io.interactive || (await io.ask(`${words.ui('play.begin')} > `)) !== undefined
}

/** Plays to the end; false if the person leaves before. */
async function playOn(table: Table): Promise<boolean> {
  const { io, match, you } = table
  let outcome: Outcome = { kind: 'redraw' }
  while (!isOver(table)) {
    if (!isYourDecision(table)) {
      moveBot(table)
      continue
    }
    const decision = match.rules.decision(match.state, you)
    const menu: Menu = outcome.menu ?? menuOf(decision)
    if (outcome.kind === 'shown') print(table, outcome.lines)
    else {
      io.clear()
      print(table, picture(table, decision, menu, outcome.remark))
    }
    const line = await io.ask(prompt(table, menu))
    if (line === undefined) return false
    outcome = obey(table, decision, menu, line)
    if (outcome.kind === 'left') return false
  }
  return true
}

function prompt({ match, you, words }: Table, { entries, inner }: Menu): string {
  const most = entries.length
  const n = match.undoable(you)
  if (inner) return `${words.ui('play.prompt-inner', { most })} > `
  return `${words.ui(n > 0 ? 'play.prompt-undo' : 'play.prompt', { most, n })} > `
}

/** How to come back to this game. */
function farewell(table: Table): void {
  const { match, options, words, seed } = table
  const file = options.save
  if (file !== undefined) writeRecord(file, match.record())
  print(table, [
    words.ui('play.seed', { seed }),
    words.ui('play.again', { command: commandFor(table) }),
    ...(file === undefined
      ? [words.ui('play.unsaved')]
      : [
          words.ui('play.saved', { file }),
          ...(isOver(table) ? [] : [words.ui('play.saved-resume', { file: quoted(file) })]),
          words.ui('play.saved-how', { file: quoted(file) }),
          words.ui('play.saved-watch', { file: quoted(file) }),
        ]),
  ])
}

/** The command line that deals the same table. */
function commandFor({ game, options, seed }: Table): string {
  const { players, seat, option, data, bots, lang } = options
  const parts = ['npx', 'athanor', 'play', game.rules.id, '--players', String(players), '--seat', String(seat)]
  for (const [name, value] of Object.entries(option)) {
    if (name !== game.data?.option) parts.push('--option', quoted(`${name}=${value}`))
    else if (value !== '') parts.push('--data', data === undefined ? 'FILE' : quoted(data))
  }
  if (players > 1) parts.push('--bots', bots)
  return [...parts, '--seed', quoted(seed), '--lang', lang].join(' ')
}
