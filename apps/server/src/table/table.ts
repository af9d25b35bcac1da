import { isIn, type Phrase, planned, Refusal, type Seat, SPECTATOR, type Viewer } from '@athanor/kernel'
import type { Ask, RefusedCode, Said, Scene, Tell } from '@athanor/protocol'
import type { Journal, Page } from '../store/journal.ts'
import { askKey, type Entry, type Start } from './course.ts'
import { Gallery } from './gallery.ts'
import { planScene } from './scene.ts'
import { type News, Stage, type Watcher } from './stage.ts'
import { Told } from './told.ts'

/** An ask that becomes an entry. */
export type Deed = Extract<Ask, { readonly t: 'move' | 'undo' | 'ask-undo' | 'ask-end' | 'answer' | 'resign' | 'back' }>

/** What a table needs of the house. */
export interface Keeper {
  readonly journal: Journal
  now(): number
  /** The entries after a number, from the database. */
  entriesAfter(table: string, seq: number): Promise<Entry[]>
  /** Called after every entry, with who wrote it: this process or another one. */
  changed(table: Table, by: 'us' | 'others'): void
}

/** The answer to a deed: done, or refused and why. */
export type Outcome =
  | { readonly done: true; readonly seq: number }
  | { readonly done: false; readonly code: RefusedCode; readonly reasons?: Refusal['reasons'] }

/** Who does not want to hear somebody, as of now. */
export type DeafTo = (speaker: string) => ReadonlySet<string>

/** Where so many moves of a plan lead. */
export interface Planned {
  readonly made: number
  readonly scene: Scene
}

/** Moves bring a game to its end; of what does not, there is enough after so many entries. */
const MOST_ENTRIES = 10_000
/** Taking back by consent is for a mistake now and then. */
const MOST_TAKEN_BACK = 100
const LEADS_NOWHERE: ReadonlySet<Entry['kind']> = new Set(['undo', 'ask-undo', 'ask-end'])

const STALE: Outcome = { done: false, code: 'stale' }

/**
 * A table in play. One thing happens at a time: an entry is tried on the course, written, and only then told to anybody;
 * whoever asks meanwhile waits. If another process was faster, the course is read anew from the database.
 */
export class Table {
  readonly id: string
  readonly start: Start
  /** How many lines of talk have been told to those who look on. */
  lines = 0
  private readonly told = new Told()
  private live: Stage
  /** Where spectators sit who see everything later; undefined: they sit with the others. */
  private readonly gallery: Gallery | undefined
  private readonly house: Keeper
  private busy = false
  /** The course may be ahead of what is written. */
  private astray = false
  /** Those who wait for their turn. */
  private readonly waiting: (() => void)[] = []

  constructor(id: string, start: Start, delaySeconds: number, entries: readonly Entry[], house: Keeper) {
    this.id = id
    this.start = start
    this.house = house
    this.live = stageWith(id, start, entries)
    if (delaySeconds > 0) this.gallery = new Gallery(id, start, delaySeconds * 1000, () => house.now())
    this.gallery?.show(entries)
  }

  get course(): Stage['course'] {
    return this.live.course
  }

  /** Whether somebody has a turn, or waits for one. */
  get isBusy(): boolean {
    return this.busy
  }

  get entries(): readonly Entry[] {
    return this.live.entries
  }

  /** Does what a seat asks, or says why not. A resend of what was done is answered like the first time. */
  ask(seat: Seat, deed: Deed): Promise<Outcome> {
    return this.turn(async () => {
      for (;;) {
        const outcome = this.answered(seat, deed) ?? (await this.attempt(seat, deed))
        if (outcome !== STALE) return outcome
        // Another process was faster, perhaps with this very deed; what names no moment is tried again.
        const done = this.answered(seat, deed)
        if (done || 'seq' in deed) return done ?? STALE
      }
    })
  }

  private answered(seat: Seat, { id }: Deed): Outcome | undefined {
    const seq = this.course.asks.get(askKey(seat, id))
    return seq === undefined ? undefined : { done: true, seq }
  }

  private attempt(seat: Seat, deed: Deed): Outcome | Promise<Outcome> {
    if ('seq' in deed && deed.seq !== this.course.seq) return this.catchUp().then(() => STALE)
    if (isIn(this.course.out, seat)) return { done: false, code: 'not-seated' }
    if (deed.t !== 'back' && deed.t !== 'resign' && isIn(this.course.stoodIn, seat))
      return { done: false, code: 'stood-in' }
    return this.tryEntry(seat, kindOf(deed), moveOf(deed), deed.id)
  }

  /** What stands against each of the moves; undefined if the seat asks about another moment than this. */
  why(seat: Seat, { seq, moves, after = [] }: Ask<'why'>): Promise<(readonly Phrase[])[] | undefined> {
    return this.turn(() => {
      const ahead = seq === this.course.seq ? this.lookAhead(seat, after) : undefined
      if (ahead?.made !== after.length) return undefined
      return moves.map((move) => this.start.rules.why(ahead.state, seat, move))
    })
  }

  /** Where the moves would lead; undefined if that is no plan for this moment. */
  plan(seat: Seat, { seq, moves }: Ask<'plan'>): Promise<Planned | undefined> {
    return this.turn(() => {
      if (seq !== this.course.seq || this.course.result) return undefined
      const { made, state } = this.lookAhead(seat, moves)
      return { made, scene: planScene(this.start.rules, state, seat) }
    })
  }

  /** Where moves of a seat lead, as far as the rules allow them. */
  private lookAhead(seat: Seat, moves: readonly number[]): ReturnType<typeof planned> {
    return planned(this.start.rules, this.course.state, seat, moves)
  }

  /** Something that the house does for the table, if the course is still where it was: a bot's move, a time-out. */
  act(kind: Entry['kind'], seat: Seat, move: number, seq: number): Promise<Outcome> {
    return this.turn(() => (seq === this.course.seq ? this.tryEntry(seat, kind, move, null) : Promise.resolve(STALE)))
  }

  /** Waits for what is being written; a course that a failed write has left ahead is what is written again. */
  settle(): Promise<void> {
    return this.turn(() => {})
  }

  /** Reads what other processes have written. */
  refresh(): Promise<void> {
    return this.turn(() => this.catchUp())
  }

  watch(watcher: Watcher, since: number | undefined, chat: readonly Said[]): Promise<void> {
    return this.turn(() => {
      if (!watcher.here()) return
      const heard = chat.filter((said) => this.hears(watcher.viewer, said))
      // Whoever is alone here knows all that is known; those who see everything later are told what is left of it.
      if (!this.gallery && this.watchers().length === 0) for (const { n } of heard) this.told.add(n)
      this.stageOf(watcher.viewer).open(watcher, since, heard)
    })
  }

  unwatch(watcher: Watcher): void {
    this.stageOf(watcher.viewer).close(watcher)
  }

  /** Everybody who looks on now. */
  watchers(): Watcher[] {
    return [...this.live.watchers(), ...(this.gallery?.stage.watchers() ?? [])]
  }

  /** Whether a viewer has seen the moment at which something was said: talk would tell more than the table shows. */
  hears(viewer: Viewer, { after }: Said): boolean {
    return after <= this.seenBy(viewer)
  }

  /** The last entry that a viewer has seen. */
  seenBy(viewer: Viewer): number {
    return this.stageOf(viewer).course.seq
  }

  /** Tells what was said, once, but not to people who are deaf to the speaker by then. */
  tellSaid(said: Said, deafTo: DeafTo): void {
    if (!this.told.add(said.n)) return
    this.lines++
    sendSaid(this.id, said, this.live, deafTo)
    this.tellGallery(said, deafTo)
  }

  /** What was said before the table was in memory: whoever sees everything later, and had seen `seen`, has yet to hear it. */
  recall(talk: readonly Said[], seen: number, deafTo: DeafTo): void {
    for (const said of talk) if (this.told.add(said.n) && said.after > seen) this.tellGallery(said, deafTo)
  }

  private tellGallery(said: Said, deafTo: DeafTo): void {
    this.gallery?.hear(said.after, () => sendSaid(this.id, said, this.gallery!.stage, deafTo))
  }

  /** Sends the same to all who look on, but for those whom `except` names. */
  tellAll(tell: Tell, except: (watcher: Watcher) => boolean): void {
    send(JSON.stringify(tell), this.watchers(), except)
  }

  stop(): void {
    this.gallery?.stop()
  }

  private stageOf(viewer: Viewer): Stage {
    return viewer === SPECTATOR && this.gallery ? this.gallery.stage : this.live
  }

  /** Lets one after the other in. */
  private async turn<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.busy) await new Promise<void>((begin) => this.waiting.push(begin))
    this.busy = true
    try {
      if (this.astray) await this.reload()
      return await work()
    } finally {
      const next = this.waiting.shift()
      // Whoever is next has its turn at once, though it begins a little later: nobody comes in between.
      if (next) next()
      else this.busy = false
    }
  }

  private async tryEntry(seat: Seat, kind: Entry['kind'], move: number, ask: string | null): Promise<Outcome> {
    const { course } = this
    if (course.result) return { done: false, code: 'not-running' }
    const code = this.objection(kind, seat)
    if (code) return { done: false, code }
    const entry: Entry = { seq: course.seq + 1, kind, seat, move, at: this.house.now(), ask }
    let news: News
    try {
      news = this.live.add(entry)
    } catch (error) {
      if (error instanceof Refusal) return { done: false, code: 'refused', reasons: error.reasons }
      throw error
    }
    if (!(await this.written(entry))) return STALE
    this.shown(entry, news, 'us')
    return { done: true, seq: entry.seq }
  }

  /** Whether the entry, which the course has already tried, is durable; if not, the course is what is written. */
  private async written(entry: Entry): Promise<boolean> {
    this.astray = true
    const written = await this.house.journal.append(this.pageOf(entry))
    if (written) this.astray = false
    else await this.reload()
    return written
  }

  /** What stands against an entry before the rules are asked. */
  private objection(kind: Entry['kind'], seat: Seat): RefusedCode | undefined {
    const { course } = this
    const { offer } = course
    if (course.seq >= MOST_ENTRIES && LEADS_NOWHERE.has(kind)) return 'too-many'
    switch (kind) {
      case 'agree':
        return !offer || offer.seat === seat || offer.agreed.includes(seat) ? 'no-offer' : undefined
      case 'decline':
        return offer ? undefined : 'no-offer'
      case 'ask-undo':
        if (course.takenBack >= MOST_TAKEN_BACK) return 'too-many'
        return course.moves === 0 || course.people().length < 2 ? 'no-offer' : undefined
      case 'ask-end':
        return course.people().length < 2 ? 'no-offer' : undefined
      case 'undo':
        return (course.deadlineBefore(seat) ?? Number.POSITIVE_INFINITY) > this.house.now() ? undefined : 'no-time'
      case 'back':
        // Once is enough: each time-out leads to a move of the bot's, and only then does the person have the seat.
        return isIn(course.stoodIn & ~course.returning, seat) ? undefined : 'stood-in'
      case 'timeout':
        return (course.deadline(seat) ?? Number.POSITIVE_INFINITY) > this.house.now() ? 'stale' : undefined
      default:
        return undefined
    }
  }

  private pageOf(entry: Entry): Page {
    const { toAct, botSeats, result } = this.course
    return {
      entry: { table_id: this.id, ...entry },
      toAct,
      botsToAct: toAct & botSeats,
      deadline: this.course.firstDeadline()?.at ?? null,
      ...(result && { result: JSON.stringify(result) }),
    }
  }

  /**
   * The course has run ahead of the database: it is built anew from what is written, and everybody sees it whole. As
   * long as the database does not answer nothing can be done at the table.
   */
  private async reload(): Promise<void> {
    const shown = this.course.seq - 1
    const entries = await this.house.entriesAfter(this.id, 0)
    const watchers = this.live.watchers()
    this.live = stageWith(this.id, this.start, entries)
    this.astray = false
    for (const watcher of watchers) this.live.open(watcher, shown, [])
    this.gallery?.show(entries.slice(shown))
    this.house.changed(this, 'others')
  }

  private async catchUp(): Promise<void> {
    for (const entry of await this.house.entriesAfter(this.id, this.course.seq))
      this.shown(entry, this.live.add(entry), 'others')
  }

  private shown(entry: Entry, news: News, by: 'us' | 'others'): void {
    this.live.show(news)
    this.gallery?.show([entry])
    this.house.changed(this, by)
  }
}

function sendSaid(table: string, said: Said, stage: Stage, deafTo: DeafTo): void {
  const deaf = deafTo(said.person)
  const tell: Tell = { t: 'said', table, said }
  send(JSON.stringify(tell), stage.watchers(), ({ person }) => deaf.has(person))
}

function send(message: string, watchers: readonly Watcher[], except: (watcher: Watcher) => boolean): void {
  for (const watcher of watchers) if (!except(watcher)) watcher.send(message)
}

function stageWith(id: string, start: Start, entries: readonly Entry[]): Stage {
  const stage = new Stage(id, start)
  for (const entry of entries) stage.add(entry)
  return stage
}

function kindOf(deed: Deed): Entry['kind'] {
  if (deed.t === 'answer') return deed.yes ? 'agree' : 'decline'
  return deed.t
}

const moveOf = (deed: Deed): number => (deed.t === 'move' ? deed.move : deed.t === 'ask-undo' ? deed.moves : 0)
