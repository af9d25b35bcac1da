/** Lets so many things through a second, and a burst of so many at once. Setting the clock of the machine changes nothing. */
export class Bucket {
  private left: number
  private last = performance.now()
  private readonly rate: number
  private readonly burst: number

  constructor(rate: number, burst: number) {
    this.rate = rate
    this.burst = burst
    this.left = burst
  }

  take(cost = 1): boolean {
    if (!this.has(cost)) return false
    this.left -= cost
    return true
  }

  has(cost: number): boolean {
    const now = performance.now()
    this.left = Math.min(this.burst, this.left + ((now - this.last) / 1000) * this.rate)
    this.last = now
    return this.left >= cost
  }

  /** Whether it is as good as new. */
  isFull(): boolean {
    return this.has(this.burst)
  }
}
