import { type AnyRules, type GameEvent, SPECTATOR, type Viewer } from '@athanor/kernel'
import { deltaOf, type Happening, type Said, type Scene, type Tell } from '@athanor/protocol'
import { Course, type Entry, type Start } from './course.ts'
import { happeningOf, sceneBefore, sceneOf } from './scene.ts'

/** Somebody who looks at a table. */
export interface Watcher {
  readonly viewer: Viewer
  readonly person: string
  /** Whether it still looks on. */
  here(): boolean
  send(message: string): void
}

/** How many entries a returning client is told one by one; further behind, it gets the end of the log. */
const MOST_MISSED = 400
/** How much of the log a new client is told. */
const TAIL = 60

/** What an entry changes for the watchers with the same eyes, as a message. */
export type News = readonly (readonly [eyes: Viewer, message: string])[]

/**
 * A course and those who watch it. Watchers with the same eyes get the same messages; a view is worked out only for
 * eyes that are there, and forgotten as soon as the message is written: two small views cost less than to carry a
 * thousand tables' views through every garbage collection.
 */
export class Stage {
  readonly course: Course
  readonly entries: Entry[] = []
  private readonly table: string
  private readonly start: Start
  private readonly watching = new Map<Viewer, Set<Watcher>>()
  /** What has been told of the past since the last entry, by eyes and the number from which on. */
  private readonly past = new Map<string, readonly Happening[]>()

  constructor(table: string, start: Start) {
    this.table = table
    this.start = start
    this.course = new Course(start)
  }

  get rules(): AnyRules {
    return this.start.rules
  }

  /** Lets an entry happen and returns the news of it, which nobody has heard yet; a refused entry changes nothing. */
  add(entry: Entry): News {
    const eyes = [...this.watching.keys()]
    const before = eyes.map((viewer) => this.sceneBefore(viewer, entry))
    const events: GameEvent[] = []
    this.course.add(entry, (event) => events.push(event))
    this.entries.push(entry)
    if (this.past.size > 0) this.past.clear()
    if (eyes.length === 0) return []
    const toAll = events.every(({ only }) => only === undefined) ? this.told(entry, events, SPECTATOR) : undefined
    return eyes.map((viewer, i) => {
      const delta = deltaOf<unknown>(before[i], this.scene(viewer))
      return [viewer, newsOf(toAll ?? this.told(entry, events, viewer), delta)]
    })
  }

  /** Tells everybody what an entry has changed. */
  show(news: News): void {
    for (const [eyes, message] of news) for (const watcher of this.watching.get(eyes) ?? []) watcher.send(message)
  }

  /** Shows a watcher the whole table, with what happened since the entry it knows, and keeps it posted. */
  open(watcher: Watcher, since: number | undefined, chat: readonly Said[]): void {
    const { viewer } = watcher
    const watchers = this.watching.get(viewer) ?? new Set()
    this.watching.set(viewer, watchers.add(watcher))
    const tell: Tell = {
      t: 'table',
      table: this.table,
      seq: this.course.seq,
      ...(viewer !== SPECTATOR && { seat: viewer }),
      scene: this.scene(viewer),
      happened: this.happenedSince(since ?? -1, viewer),
      chat,
    }
    watcher.send(JSON.stringify(tell))
  }

  close(watcher: Watcher): void {
    const watchers = this.watching.get(watcher.viewer)
    watchers?.delete(watcher)
    if (watchers?.size === 0) this.watching.delete(watcher.viewer)
  }

  watchers(): Watcher[] {
    return [...this.watching.values()].flatMap((watchers) => [...watchers])
  }

  private scene(viewer: Viewer): Scene {
    return sceneOf(this.rules, this.course, viewer, this.start.setup.players)
  }

  private sceneBefore(viewer: Viewer, entry: Entry): unknown {
    return sceneBefore(this.rules, this.course, viewer, this.start.setup.players, entry)
  }

  private told(entry: Entry, events: readonly GameEvent[], viewer: Viewer): string {
    return toldOf(this.table, happeningOf(entry, events, viewer))
  }

  private happenedSince(since: number, viewer: Viewer): readonly Happening[] {
    const { seq } = this.course
    const missed = since < 0 || seq - since > MOST_MISSED ? TAIL : seq - since
    const past = this.pastFrom(seq - (missed > TAIL ? MOST_MISSED : TAIL), viewer)
    return past.length > missed ? past.slice(past.length - missed) : past
  }

  /**
   * What happened after an entry. Nothing but the entries is kept, so the game is played again to hear its events; until
   * the next entry whoever else comes is told the same, for however often somebody asks, it shall cost little.
   */
  private pastFrom(from: number, viewer: Viewer): readonly Happening[] {
    const key = `${viewer} ${from}`
    const known = this.past.get(key)
    if (known || from >= this.course.seq) return known ?? []
    const happened: Happening[] = []
    const course = new Course(this.start)
    for (const entry of this.entries) {
      const events: GameEvent[] = []
      course.add(entry, entry.seq > from ? (event) => events.push(event) : undefined)
      if (entry.seq > from) happened.push(happeningOf(entry, events, viewer))
    }
    this.past.set(key, happened)
    return happened
  }
}

/** What has happened, as text. */
export function toldOf(table: string, happening: Happening): string {
  const news: Tell = { t: 'news', table, seq: happening.seq, happened: [happening] }
  return JSON.stringify(news)
}

/** The message of an entry: what has happened, and what it changes, which is text already. */
export const newsOf = (told: string, delta: string): string =>
  delta === '' ? told : inOnePiece(`${told.slice(0, -1)},"delta":${delta}}`)

/**
 * The same text. Put together from many pieces, it stays pieces until somebody asks for its length in bytes, and pieces
 * that wait for a commit are work for the garbage collector: at full load, half of what it had to carry.
 */
function inOnePiece(text: string): string {
  Buffer.byteLength(text)
  return text
}
