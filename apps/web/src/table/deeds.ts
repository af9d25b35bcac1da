import type { Move, Phrase } from '@athanor/kernel'
import type { Scene } from '@athanor/protocol'

/** Remembers in words what the person has done, to say what undo would take back. */
export class Deeds {
  private readonly done: Phrase[] = []

  add(move: Move, scene: Scene): void {
    const answer = scene.decision?.answers.find((one) => one.move === move)
    if (answer) this.done.push(answer.say)
  }

  takeBack(): void {
    this.done.pop()
  }

  last(scene: Scene): Phrase | undefined {
    if (scene.undo === undefined) this.done.length = 0
    return this.done.at(-1)
  }
}
