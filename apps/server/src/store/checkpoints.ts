import { Worker } from 'node:worker_threads'

/** After so many entries the log is brought into the file. */
const OFTEN = 1500
/** So many pages the log may have before it shall begin anew. */
const LONG = 4000

/** What is in the log, and how much of it in the file, too. */
interface Progress {
  readonly log: number
  readonly checkpointed: number
}

/**
 * Brings SQLite's log into the file, in a thread of its own: a thousand pages take as long as a hundred moves, and nobody
 * shall wait for them. While entries are written on, the thread never quite catches up, and the log would grow; so, once
 * it is long, the writer waits for the last few pages.
 */
export class Checkpoints {
  /** While this is there, nothing shall be written before it has resolved. */
  gate: Promise<unknown> | undefined
  private entries = 0
  private busy = false
  private worker: Worker | undefined
  private answered: (progress: Progress | undefined) => void = () => {}
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** So many entries are in the log. */
  wrote(entries: number): void {
    this.entries += entries
    if (this.entries >= OFTEN && !this.busy) void this.round()
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private async round(): Promise<void> {
    this.busy = true
    this.entries = 0
    const progress = await this.pass()
    if (progress && progress.log >= LONG) {
      this.gate = this.pass()
      await this.gate
      this.gate = undefined
    }
    this.busy = false
  }

  /** One go of the thread; undefined if it has ended over it: the next one is another's. */
  private pass(): Promise<Progress | undefined> {
    return new Promise((resolve) => {
      this.worker ??= this.hired()
      this.answered = resolve
      this.worker.postMessage('go')
    })
  }

  private hired(): Worker {
    const worker = new Worker(new URL('./checkpointer.mjs', import.meta.url), { workerData: { file: this.file } })
    worker.unref()
    worker.on('message', (progress: Progress) => this.answered(progress))
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.worker = undefined
      this.answered(undefined)
    })
    return worker
  }
}
