import { Presets, SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

export interface Progress {
  update(done: number): void
  stop(): void
}

const EVERY_MS = 100

/** A bar on stderr, if that is a terminal. */
export function progress(io: Io, total: number, what: string): Progress {
  if (!io.progress) return { update: () => {}, stop: () => {} }
  const format = `{bar} {value}/{total} ${what}, {eta_formatted} left`
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.rect)
  bar.start(total, 0)
  let shown = performance.now()
  return {
    update: (done) => {
      // The bar's own timer never fires while games are being played, and drawing it each game would take longer.
      const now = performance.now()
      if (now - shown < EVERY_MS) return
      shown = now
      bar.update(done)
      bar.render()
    },
    stop: () => bar.stop(),
  }
}
