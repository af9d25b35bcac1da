import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chairAt, type Player } from '@athanor/bots'
import {
  firstToAct,
  type GameEvent,
  type GameRecord,
  type GameState,
  isIn,
  type Language,
  Match,
  type Move,
  type Options,
  type Phrase,
  type Rng,
  rngFrom,
  type Seat,
} from '@athanor/kernel'
import type { Game } from '../games.ts'
import type { Io } from '../io.ts'
import { Journal } from '../journal.ts'
import { labelled } from '../layout.ts'
import { Mistake } from '../mistake.ts'
import { harmless, painter } from '../paint.ts'
import { type Screen, screen } from '../screen.ts'
import { readBots } from '../seats.ts'
import { freshSeed } from '../seed.ts'
import { type Words, words } from '../words.ts'
import { checkWritable } from '../writable.ts'

export interface PlayOptions {
  readonly players: number
  /** From 1. */
  readonly seat: number
  readonly seed?: string
  readonly lang: Language
  readonly option: Options
  /** The file of a corrected table of component values. */
  readonly data?: string
  readonly name?: string
  readonly save?: string
  /** The record of a game to go on with. */
  readonly resume?: GameRecord
  /** The file that it was kept in, which may be written again. */
  readonly keptIn?: string
  readonly bots: string
}

/** A running game of one person against bots. */
export interface Table {
  readonly game: Game
  readonly match: Match<GameState, unknown, GameEvent>
  readonly journal: Journal
  readonly you: Seat
  /** Who sits where; undefined is the person. */
  readonly bots: readonly (Player | undefined)[]
  readonly rng: Rng
  readonly seed: string
  readonly words: Words
  readonly io: Io
  readonly options: PlayOptions
}

export function sitDown(game: Game, options: PlayOptions, io: Io): Table {
  const { players, lang, save, keptIn } = options
  const { rules, board } = game
  const you = options.seat - 1
  if (rules.players.includes(players) && you >= players)
    throw new Mistake(`there is no seat ${options.seat} at a table for ${players}`)
  const others = readBots(game, options.bots, players - 1)
  if (save !== undefined) checkFree(save, keptIn)
  const { resume } = options
  const seed = resume?.seed ?? options.seed ?? freshSeed()
  const names = resume?.names ?? (options.name === undefined ? undefined : namesWith(options.name, you, players, lang))
  const journal = new Journal((event) => rules.tell(event), you)
  const texts = rules.texts[lang]
  const match = resume
    ? Match.resume(rules, resume)
    : new Match(rules, { players, options: options.option, seed, ...(names && { names }) }, journal.after(0))
  return {
    game,
    match,
    journal,
    you,
    bots: [...others.slice(0, you), undefined, ...others.slice(you)].map((bot, seat) => bot?.sit(chairAt(match, seat))),
    rng: rngFrom(`${seed} bots ${resume?.acts.length ?? 0}`),
    seed,
    words: words(lang, texts, names, board.messages(texts, painter(io.colour))),
    io,
    options,
  }
}

/** The others keep the names that nameless players have. */
function namesWith(name: string, you: Seat, players: number, lang: Language): string[] {
  const tame = harmless(name)
  if (tame === '') throw new Mistake('the name is empty')
  const { say } = words(lang, {})
  return Array.from({ length: players }, (_, seat) =>
    seat === you ? tame : say({ key: 'seat', args: { n: seat + 1 } }),
  )
}

/** A game of an hour must not end with a file that cannot be written, nor take the place of another game. */
function checkFree(file: string, keptIn: string | undefined): void {
  if (file === '') throw new Mistake('--save needs the name of a file')
  const isOwn = keptIn !== undefined && resolve(file) === resolve(keptIn)
  if (!isOwn && existsSync(file)) throw new Mistake(`${file} exists already; choose another name for --save`)
  checkWritable(file)
}

export const isOver = ({ match }: Table): boolean => match.rules.toAct(match.state) === 0

/** The person decides first where several do, so that undo stays possible. */
export const isYourDecision = ({ match, you }: Table): boolean => isIn(match.rules.toAct(match.state), you)

export function act({ match, journal }: Table, seat: Seat, move: Move): void {
  match.act(seat, move, journal.after(match.acts.length + 1))
}

export function moveBot(table: Table): void {
  const { rules, state } = table.match
  const seat = firstToAct(rules.toAct(state))
  act(table, seat, table.bots[seat]!.choose(table.rng))
}

export const viewOf = ({ match, you }: Table): unknown => match.rules.view(match.state, you)

export const screenOf = ({ io, words, you }: Table): Screen => screen(io, words, you)

export const print = ({ io }: Table, lines: readonly string[]): void => io.out(lines.join('\n'))

/** Phrases as a list. */
export const told = ({ words, io }: Table, phrases: readonly Phrase[]): string[] =>
  phrases.flatMap((phrase) => labelled('· ', words.say(phrase), io.width))
