import type { Io } from './io.ts'
import { progress } from './progress.ts'
import type { Kind, ReportOf, ShareOf } from './work.ts'
import { jobsFor, shareOut, type Team } from './workers.ts'

/** What a crew has to do, in the pieces that its bar counts. */
interface Task<R> extends Pick<Team<R>, 'enough'> {
  readonly pieces: number
  readonly what: string
  /** So many pieces are worth starting a worker for. */
  readonly worthAWorker: number
  /** How many workers, if somebody has said so. */
  readonly jobs: number | undefined
}

/** Has all shares done by as many workers as are worth it, with a bar that tells how far they are. */
export async function crew<K extends Kind>(
  io: Io,
  kind: K,
  shares: readonly ShareOf<K>[],
  { pieces, what, worthAWorker, jobs = jobsFor(pieces, worthAWorker), ...rest }: Task<ReportOf<K>>,
): Promise<ReportOf<K>[]> {
  const bar = progress(io, pieces, what)
  let done = 0
  try {
    return await shareOut(kind, shares, { ...rest, jobs, onGame: () => bar.update(++done) })
  } finally {
    bar.stop()
  }
}

/** Many pieces in portions: where each begins, and how many it has. */
export const portions = (pieces: number, size: number): readonly { readonly from: number; readonly n: number }[] =>
  Array.from({ length: Math.ceil(pieces / size) }, (_, i) => ({
    from: i * size,
    n: Math.min(size, pieces - i * size),
  }))
