import { type AnyRules, type GameEvent, SPECTATOR, type Viewer } from '@athanor/kernel'
import { deltaOf, type Happening, type Said, type Scene, type Tell } from '@athanor/protocol'
import { Course, type Entry, type Start } from './course.ts'
import { happeningOf, sceneOf } from './scene.ts'

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

/** What the watchers at one seat, or the spectators, have been shown last. */
interface Feed {
  scene: Scene
  readonly watchers: Set<Watcher>
}

/**
 * A course and those who watch it. Watchers with the same eyes get the same messages; a view is worked out only for
 * eyes that are there.
 */
export class Stage {
  readonly course: Course
  readonly entries: Entry[] = []
  private readonly table: string
  private readonly start: Start
  private readonly feeds = new Map<Viewer, Feed>()

  constructor(table: string, start: Start) {
    this.table = table
    this.start = start
    this.course = new Course(start)
  }

  get rules(): AnyRules {
    return this.start.rules
  }

  /** Lets an entry happen and returns its events; a refused entry changes nothing. */
  add(entry: Entry): GameEvent[] {
    const events: GameEvent[] = []
    this.course.add(entry, (event) => events.push(event))
    this.entries.push(entry)
    return events
  }

  /** Shows everybody what an entry has changed. */
  show(entry: Entry, events: readonly GameEvent[]): void {
    for (const [viewer, feed] of this.feeds) {
      const scene = this.scene(viewer)
      const news = newsOf(this.table, entry, happeningOf(entry, events, viewer), deltaOf(feed.scene, scene))
      feed.scene = scene
      for (const watcher of feed.watchers) watcher.send(news)
    }
  }

  /** Shows a watcher the whole table, with what happened since the entry it knows, and keeps it posted. */
  open(watcher: Watcher, since: number | undefined, chat: readonly Said[]): void {
    const { viewer } = watcher
    let feed = this.feeds.get(viewer)
    if (!feed) {
      feed = { scene: this.scene(viewer), watchers: new Set() }
      this.feeds.set(viewer, feed)
    }
    feed.watchers.add(watcher)
    const tell: Tell = {
      t: 'table',
      table: this.table,
      seq: this.course.seq,
      ...(viewer !== SPECTATOR && { seat: viewer }),
      scene: feed.scene,
      happened: this.happenedSince(since ?? -1, viewer),
      chat,
    }
    watcher.send(JSON.stringify(tell))
  }

  close(watcher: Watcher): void {
    const feed = this.feeds.get(watcher.viewer)
    feed?.watchers.delete(watcher)
    if (feed?.watchers.size === 0) this.feeds.delete(watcher.viewer)
  }

  watchers(): Watcher[] {
    return [...this.feeds.values()].flatMap((feed) => [...feed.watchers])
  }

  private scene(viewer: Viewer): Scene {
    return sceneOf(this.rules, this.course, viewer, this.start.setup.players)
  }

  /** Plays the game again to hear its events: nothing but the entries has to be kept. */
  private happenedSince(since: number, viewer: Viewer): Happening[] {
    const { seq } = this.course
    const from = since < 0 || seq - since > MOST_MISSED ? Math.max(0, seq - TAIL) : since
    if (from >= seq) return []
    const happened: Happening[] = []
    const course = new Course(this.start)
    for (const entry of this.entries) {
      const events: GameEvent[] = []
      course.add(entry, entry.seq > from ? (event) => events.push(event) : undefined)
      if (entry.seq > from) happened.push(happeningOf(entry, events, viewer))
    }
    return happened
  }
}

/** The message of an entry. Its changes are text already. */
export function newsOf(table: string, { seq }: Entry, happening: Happening, delta: string): string {
  const news: Tell = { t: 'news', table, seq, happened: [happening] }
  const text = JSON.stringify(news)
  return delta === '' ? text : `${text.slice(0, -1)},"delta":${delta}}`
}
