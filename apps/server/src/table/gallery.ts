import type { Entry, Start } from './course.ts'
import { Stage } from './stage.ts'

/**
 * The spectators of a table that shows them everything later: entries in their order, each when its time has come, and
 * what was said after the entry that it followed.
 */
export class Gallery {
  readonly stage: Stage
  private readonly waiting: Entry[] = []
  private readonly talk: { readonly after: number; readonly tell: () => void }[] = []
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
    this.talk.push({ after, tell })
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
    while (this.talk.length > 0 && this.talk[0]!.after <= this.stage.course.seq) this.talk.shift()!.tell()
  }
}
