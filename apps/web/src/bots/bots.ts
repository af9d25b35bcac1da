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

/** A worker that has said nothing for so long is stuck: an errand takes a second or two, rests and all. */
export const PATIENCE_MS = 10_000

/** What a worker has not answered yet. */
interface Waiting {
  readonly errand: Errand
  resolve(result: Result): void
  reject(error: Error): void
}

/**
 * Bots in a worker of their own: the page stays free while they think. A worker that fails or hangs is replaced: the
 * errand it was at fails, the others go to the new one.
 */
export class BotWorker {
  /** By their numbers, in the order in which the worker does them. */
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0
  private patience: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private worker: Worker | undefined = this.hire()

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
    if (this.waiting.size > 0 && ms > 0) this.worker?.postMessage({ wait: ms } satisfies Wait)
  }

  close(): void {
    this.closed = true
    this.dismiss()
  }

  private send(errand: (id: number) => Errand): Promise<Result> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      const waiting = { errand: errand(id), resolve, reject }
      this.waiting.set(id, waiting)
      this.give(waiting)
    })
  }

  private give({ errand }: Waiting): void {
    if (this.closed) return
    this.worker ??= this.hire()
    if (this.patience === undefined) this.bePatient()
    this.worker.postMessage(errand)
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Result>) => {
      if ('failed' in data) return this.lost(data.failed)
      this.waiting.get(data.id)?.resolve(data)
      this.waiting.delete(data.id)
      this.bePatient()
    }
    worker.onerror = ({ message }) => this.lost(message)
    return worker
  }

  /** A new one is hired when there is something to do: one that cannot be loaded would fail again and again. */
  private dismiss(): void {
    clearTimeout(this.patience)
    this.patience = undefined
    this.worker?.terminate()
    this.worker = undefined
  }

  private lost(why: string): void {
    this.dismiss()
    const [failed, ...others] = this.waiting.entries()
    if (!failed) return
    const [id, { reject }] = failed
    this.waiting.delete(id)
    reject(new Error(why))
    for (const [, waiting] of others) this.give(waiting)
  }

  /** Begins to wait for the next answer, if there is one to come. */
  private bePatient(): void {
    clearTimeout(this.patience)
    this.patience = undefined
    if (this.waiting.size === 0) return
    this.patience = setTimeout(() => this.lost('a bot did not answer in time'), PATIENCE_MS)
  }
}
