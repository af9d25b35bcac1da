import type { Advice, Answer, Judgement, JudgementShare, Question } from '@athanor/bots'
import type { Move } from '@athanor/kernel'

export interface Thought {
  readonly move: Move
  readonly advice: readonly Advice[]
}

/** What a worker is asked: for a move, or for its opinion on a recorded game. */
export type Errand = Question | (JudgementShare & { readonly id: number })
export type Result = Answer | { readonly id: number; readonly judgements: readonly Judgement[] }

/** What a worker is told: to rest for so many ms. */
export interface Wait {
  readonly wait: number
}

/** Bots in a worker of their own: the page stays free while they think. */
export class BotWorker {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Result>) => {
      const asker = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('failed' in data) asker?.reject(new Error(data.failed))
      else asker?.resolve(data)
    }
    this.worker.onerror = ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new Error(message))
      this.waiting.clear()
    }
  }

  /** The question is made with the number it is known by. */
  async ask(question: (id: number) => Question): Promise<Thought> {
    const answer = await this.send(question)
    if (!('move' in answer)) throw new Error('a question was answered with something else')
    return { move: answer.move, advice: answer.advice ?? [] }
  }

  /** What the bots think of some decisions of a recorded game. */
  async judge(share: JudgementShare): Promise<readonly Judgement[]> {
    const answer = await this.send((id) => ({ ...share, id }))
    return 'judgements' in answer ? answer.judgements : []
  }

  /** Lets those who think rest for so many ms. */
  wait(ms: number): void {
    if (this.waiting.size > 0 && ms > 0) this.worker.postMessage({ wait: ms } satisfies Wait)
  }

  close(): void {
    this.worker.terminate()
  }

  private send(errand: (id: number) => Errand): Promise<Result> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage(errand(id))
    })
  }
}
