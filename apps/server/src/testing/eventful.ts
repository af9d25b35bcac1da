import { below, isIn, type Rng, type Seat } from '@athanor/kernel'
import type { Ask, RefusedCode } from '@athanor/protocol'
import type { BotPool } from '../bots/pool.ts'
import type { Table } from '../table/table.ts'
import { anyMove } from './house.ts'
import { everybodyAt } from './play.ts'
import type { Line } from './visitor.ts'

/** Beyond the time that anybody has for a move. */
const TOO_LONG_MS = 200_000
export const EVENTFUL_PACE = { kind: 'live', move: 60, bank: 60 } as const

/** What may be refused: a bot has ended the game meanwhile, or there is no time left to take back. */
const MISFORTUNES: ReadonlySet<RefusedCode> = new Set(['not-running', 'no-time'])

/** A clock that can be put forward, and bots that play for people who are away only when they are let. */
export class Wings {
  /** Whether bots may move for those who will come back. */
  open: () => boolean = () => false
  /** The seats whose people are gone for good. */
  out: () => number = () => 0
  private ahead = 0

  readonly now = (): number => Date.now() + this.ahead

  readonly bots: BotPool = {
    ...anyMove,
    choose: async (question) => {
      await until(() => isIn(this.out(), question.seat) || this.open())
      return anyMove.choose(question)
    },
  }

  waitTooLong(): void {
    this.ahead += TOO_LONG_MS
  }
}

/**
 * A game at which more happens than moves: people take back alone and by consent, offer an end, run out of time and come
 * back, talk, and give up. What anybody does is decided by the dice; everybody has seen it before the next thing happens.
 */
export class Eventful {
  private readonly table: Table
  private readonly wings: Wings
  /** The lines of the seats. */
  private readonly lines: readonly Line[]
  /** Those of everybody who sees things at once. */
  private readonly live: readonly Line[]
  /** Those of everybody who may speak. */
  private readonly speakers: readonly Line[]
  private readonly rng: Rng
  private lineCount = 0

  constructor(
    table: Table,
    wings: Wings,
    people: { readonly lines: readonly Line[]; readonly live: readonly Line[]; readonly speakers: readonly Line[] },
    rng: Rng,
  ) {
    this.table = table
    this.wings = wings
    this.lines = people.lines
    this.live = people.live
    this.speakers = people.speakers
    this.rng = rng
    wings.out = () => table.course.out
  }

  /** Plays on until so many entries are there, then ends the game as people do. `look` is called after everything. */
  async play(most: number, look: () => void): Promise<void> {
    const { course } = this.table
    const deeds = [this.rewind, this.talk, this.beAway, this.offerInVain, this.undo]
    // Everything happens once; then the dice decide.
    for (let n = 0; course.seq < most && !course.result; n++) {
      const at = n % 5 === 4 && n < 5 * deeds.length ? Math.floor(n / 5) : below(this.rng, 12)
      await (deeds[at] ?? this.move).call(this)
      if (course.seq > most / 2 && course.out === 0 && this.lines.length > 2) await this.resign(this.lines.length - 1)
      look()
    }
    if (!course.result) await this.end()
    look()
  }

  private async move(): Promise<void> {
    const { course, start } = this.table
    const seats = this.seats().filter((seat) => isIn(course.toAct, seat))
    if (seats.length === 0) return
    const seat = this.any(seats)
    await this.do(seat, { t: 'move', seq: course.seq, move: this.any(start.rules.legal(course.state, seat)) })
  }

  private async undo(): Promise<void> {
    const seat = this.seats().find((one) => this.table.course.undoable(one) > 0)
    if (seat !== undefined) await this.do(seat, { t: 'undo', seq: this.table.course.seq })
  }

  /** Somebody asks for a way back; the others agree, or the last of them does not. */
  private async rewind(): Promise<void> {
    const { course } = this.table
    if (course.moves === 0 || this.seats().length < 2) return
    const seat = this.any(this.seats())
    await this.do(seat, { t: 'ask-undo', seq: course.seq, moves: 1 + below(this.rng, 4) })
    await this.answer(seat, course.takenBack === 0 || below(this.rng, 4) > 0)
  }

  private async offerInVain(): Promise<void> {
    if (this.seats().length < 2) return
    const seat = this.any(this.seats())
    await this.do(seat, { t: 'ask-end', seq: this.table.course.seq })
    await this.answer(seat, false)
  }

  private async answer(asker: Seat, yes: boolean): Promise<void> {
    const others = this.seats().filter((seat) => seat !== asker)
    for (const seat of others)
      await this.do(seat, { t: 'answer', seq: this.table.course.seq, yes: yes || seat !== others.at(-1) })
  }

  private async talk(): Promise<void> {
    const text = `Line ${++this.lineCount}`
    const line = this.any(this.speakers)
    await line.do({ t: 'chat', table: this.table.id, id: line.nextId(), text })
    const heard = (one: Line): boolean => one.tells.some((tell) => tell.t === 'said' && tell.said.text === text)
    await Promise.all(this.live.map((one) => one.until(() => heard(one))))
  }

  /** Whoever is waited for does not come in time; a bot moves a little, and then everybody is back. */
  private async beAway(): Promise<void> {
    const { course } = this.table
    this.wings.waitTooLong()
    await until(() => course.stoodIn !== 0 && (course.firstDeadline()?.at ?? Infinity) > this.wings.now())
    const before = course.moves
    this.wings.open = () => course.moves < before + 2
    await until(() => !this.wings.open() || (course.moves > before && (course.toAct & course.stoodIn) === 0))
    this.wings.open = () => false
    for (let seat = 0; seat < this.lines.length; seat++)
      if (isIn(course.stoodIn, seat)) await this.do(seat, { t: 'back' })
    await this.welcome()
  }

  /** The decision whose time ran out is still the bot's: whoever comes back waits for it. */
  private async welcome(): Promise<void> {
    const { course } = this.table
    this.wings.open = () => course.returning !== 0
    await until(() => course.result !== undefined || course.returning === 0)
    this.wings.open = () => false
    await everybodyAt(this.table.id, this.live, course.seq)
  }

  private async resign(seat: Seat): Promise<void> {
    await this.do(seat, { t: 'resign' })
  }

  private async end(): Promise<void> {
    if (this.lines.length === 2) return this.resign(0)
    const seat = this.any(this.seats())
    await this.do(seat, { t: 'ask-end', seq: this.table.course.seq })
    await this.answer(seat, true)
  }

  /** Asks for something, and waits until everybody has seen it and no bot is about to move. */
  private async do(seat: Seat, deed: Bare): Promise<void> {
    const { course } = this.table
    const line = this.lines[seat]!
    const answer = await line.do({ ...deed, table: this.table.id, id: line.nextId() } as Ask & { id: string })
    if (answer.t === 'refused' && !MISFORTUNES.has(answer.code)) throw new Error(`${deed.t}: ${JSON.stringify(answer)}`)
    await until(() => course.result !== undefined || (course.toAct & course.out) === 0)
    await everybodyAt(this.table.id, this.live, course.seq)
  }

  /** The seats whose people are here. */
  private seats(): Seat[] {
    return this.lines.map((_, seat) => seat).filter((seat) => !isIn(this.table.course.botSeats, seat))
  }

  private any<T>(things: readonly T[]): T {
    return things[below(this.rng, things.length)]!
  }
}

/** A deed without what is the same for all of them. */
type Bare = Ask extends infer A ? (A extends { readonly id: string } ? Omit<A, 'table' | 'id'> : never) : never

async function until(ready: () => boolean): Promise<void> {
  const end = Date.now() + 20_000
  while (!ready()) {
    if (Date.now() > end) throw new Error('nothing happened')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
