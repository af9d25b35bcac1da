/** Lets so many things through a second, and a burst of so many at once. */
export class Bucket {
  private left: number
  private last: number
  private readonly rate: number
  private readonly burst: number

  constructor(rate: number, burst: number, now: number) {
    this.rate = rate
    this.burst = burst
    this.left = burst
    this.last = now
  }

  take(now: number, cost = 1): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.last) / 1000) * this.rate)
    this.last = now
    if (this.left < cost) return false
    this.left -= cost
    return true
  }
}
