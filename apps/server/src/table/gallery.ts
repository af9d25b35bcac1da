import type { Entry, Start } from './course.ts'
import { Stage } from './stage.ts'

/**
 * The spectators of a table that shows them everything later: entries in their order, each when its time has come, and
 * what was said after the entry that it followed.
 */
export class Gallery {
  readonly stage: Stage
  private readonly waiting: Entry[] = []
  private talk: readonly { readonly after: number; readonly tell: () => void }[] = []
  private readonly delay: number
  private readonly now: () => number
  private timer: NodeJS.Timeout | undefined

  constructor(table: string, start: Start, delay: number, now: () => number) {
    this.stage = new Stage(table, start)
    this.delay = delay
    this.now = now
  }

  show(entries: readonly Entry[]): void {
    this.waiting.push(...entries)
    if (this.timer === undefined) this.showDue()
  }

  /** Tells something as soon as an entry has been shown. */
  hear(after: number, tell: () => void): void {
    this.talk = [...this.talk, { after, tell }]
    this.tellDue()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private showDue(): void {
    this.timer = undefined
    const now = this.now()
    while (this.waiting.length > 0 && this.waiting[0]!.at + this.delay <= now) {
      this.stage.show(this.stage.add(this.waiting.shift()!))
      this.tellDue()
    }
    const [next] = this.waiting
    if (next) this.timer = setTimeout(() => this.showDue(), next.at + this.delay - now)
  }

  private tellDue(): void {
    const { seq } = this.stage.course
    const due = this.talk.filter(({ after }) => after <= seq)
    if (due.length === 0) return
    // What one of the spectators says need not wait for what was said at the table before it.
    this.talk = this.talk.filter(({ after }) => after > seq)
    for (const { tell } of due) tell()
  }
}
