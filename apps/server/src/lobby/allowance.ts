import { Fault } from '../fault.ts'
import type { Limits } from '../limits.ts'
import { Bucket } from '../socket/bucket.ts'

const HOUR_SECONDS = 3600
/** With more of them than this, those that nobody needs are looked for. */
const MANY = 1000

/**
 * How many tables may be made. A finished game stays, so whoever gave each of them up at once would fill the disk without
 * ever having many; persons are easily made, so those of a network count together, too.
 */
export class Allowance {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: Pick<Limits, 'tablesEach' | 'tablesTogether'>

  constructor(limits: Pick<Limits, 'tablesEach' | 'tablesTogether'>) {
    this.limits = limits
  }

  /** Counts a table, or refuses it; what is refused costs nobody anything. */
  spend(person: string, network: string, cost: number): void {
    const own = this.bucket(`person ${person}`, this.limits.tablesEach)
    const together = this.bucket(`network ${network}`, this.limits.tablesTogether)
    if (!own.has(cost) || !together.has(cost)) throw new Fault('too-fast')
    own.take(cost)
    together.take(cost)
  }

  private bucket(key: string, most: number): Bucket {
    const bucket = this.buckets.get(key) ?? new Bucket(most / HOUR_SECONDS, most)
    if (this.buckets.size > MANY) this.tidy()
    this.buckets.set(key, bucket)
    return bucket
  }

  private tidy(): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(key)
  }
}
