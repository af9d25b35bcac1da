/** More than anybody reads again to see what was missed. */
const KEPT = 300

/** Which lines of a table's talk have been told here. Only the last ones matter. */
export class Told {
  private readonly lines = new Set<number>()

  /** False if the line has been told already. */
  add(n: number): boolean {
    if (this.lines.has(n)) return false
    this.lines.add(n)
    const [oldest] = this.lines
    if (this.lines.size > KEPT) this.lines.delete(oldest!)
    return true
  }
}
