import type pg from 'pg'

const RETRY_MS = 500
/** So long an answer is waited for; without one it may have been said or not. */
const ANSWER_MS = 3000
const SAY = 'select pg_notify($1, message) from unnest($2::text[]) as message'

/**
 * Speaks to the other processes, one after the other. Whatever could not be said may be lost to them: as soon as they can
 * be told anything they are told to look for themselves.
 */
export class Voice {
  private waiting: string[] = []
  private speaking: Promise<void> | undefined
  private closed = false
  private readonly pool: pg.Pool
  private readonly channel: string
  /** What makes everybody look. */
  private readonly look: string

  constructor(pool: pg.Pool, channel: string, look: string) {
    this.pool = pool
    this.channel = channel
    this.look = look
  }

  say(message: string): void {
    // Whoever is going to look finds this, too.
    if (this.waiting[0] === this.look) return
    this.waiting.push(message)
    this.speaking ??= this.speak()
  }

  /** Says what is left, if that goes at once. */
  async close(): Promise<void> {
    this.closed = true
    await this.speaking
  }

  private async speak(): Promise<void> {
    while (this.waiting.length > 0) {
      const messages = this.waiting
      this.waiting = []
      if (await this.isSaid(messages)) continue
      this.waiting = this.closed ? [] : [this.look]
      if (!this.closed) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
    this.speaking = undefined
  }

  private isSaid(messages: readonly string[]): Promise<boolean> {
    const saying = { text: SAY, values: [this.channel, messages], query_timeout: ANSWER_MS }
    return this.pool.query(saying).then(
      () => true,
      () => false,
    )
  }
}
