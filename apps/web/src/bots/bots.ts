import type { Advice, Answer, Question } from '@athanor/bots'
import type { Move } from '@athanor/kernel'

export interface Thought {
  readonly move: Move
  readonly advice: readonly Advice[]
}

/** Bots in a worker of their own: the page stays free while they think. */
export class BotWorker {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, { resolve(thought: Thought): void; reject(error: Error): void }>()
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asker = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('failed' in data) asker?.reject(new Error(data.failed))
      else asker?.resolve({ move: data.move, advice: data.advice ?? [] })
    }
    this.worker.onerror = ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new Error(message))
      this.waiting.clear()
    }
  }

  /** The question is made with the number it is known by. */
  ask(question: (id: number) => Question): Promise<Thought> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage(question(id))
    })
  }

  close(): void {
    this.worker.terminate()
  }
}
