import type { Move, Phrase } from '@athanor/kernel'
import type { Scene } from '@athanor/protocol'
import { draftOf, keepDraft } from '../ui/use-draft.ts'

/** What the person had done when a table was at `seq`. */
interface Kept {
  readonly seq: number
  readonly done: readonly Phrase[]
}

/** Remembers in words what the person has done, to say what undo would take back; also when the page is loaded anew. */
export class Deeds {
  private readonly key: string
  private done: readonly Phrase[] = []
  private kept: Kept | undefined

  constructor(table: string) {
    this.key = `deeds.${table}`
    this.kept = draftOf<Kept>(this.key)
  }

  add(move: Move, scene: Scene): void {
    const answer = scene.decision?.answers.find((one) => one.move === move)
    if (answer) this.done = [...this.done, answer.say]
  }

  takeBack(): void {
    this.done = this.done.slice(0, -1)
  }

  /** What undo would take back, if that is known. */
  last({ undo }: Scene, seq: number): Phrase | undefined {
    // What was kept is true only if nothing has happened since.
    if (this.kept?.seq === seq) this.done = this.kept.done
    this.kept = undefined
    if (undo === undefined) this.done = []
    keepDraft(this.key, { seq, done: this.done } satisfies Kept)
    return this.done.at(-1)
  }
}
