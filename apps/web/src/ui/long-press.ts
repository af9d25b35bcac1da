/** So long a finger rests on something to ask what it is. */
const LONG_MS = 450

/** Tells a finger that rests from one that taps; the click that ends a rest does nothing. */
export class LongPress {
  /** Whether the finger has rested long enough. */
  rests = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onRest: (target: EventTarget | null) => void

  constructor(onRest: (target: EventTarget | null) => void) {
    this.onRest = onRest
  }

  down({ pointerType, target }: PointerEvent): void {
    this.up()
    this.rests = false
    if (pointerType !== 'touch') return
    this.timer = setTimeout(() => {
      this.rests = true
      this.onRest(target)
    }, LONG_MS)
  }

  up(): void {
    clearTimeout(this.timer)
  }

  /** Whether the click only ends a rest; nobody else hears of it then. */
  swallows(event: MouseEvent): boolean {
    if (!this.rests) return false
    this.rests = false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
}
