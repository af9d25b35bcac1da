import { judge, restingServer } from '@athanor/bots'
import { AtEase } from './at-ease.ts'
import type { Errand, Result, Wait } from './bots.ts'

const ease = new AtEase()
const answer = restingServer(ease.clock)

const run = async (errand: Errand, came: number): Promise<Result> =>
  'record' in errand ? { id: errand.id, judgements: judge(errand) } : ease.finish(answer(errand), came)

/** One errand after the other: a rest is no time for the next one. */
let done: Promise<void> = Promise.resolve()
self.onmessage = ({ data }: MessageEvent<Errand | Wait>) => {
  if ('wait' in data) return ease.restFor(data.wait)
  const came = performance.now()
  // What goes wrong is the worker's error, as the page expects it, and not the end of all errands.
  done = done.then(async () => self.postMessage(await run(data, came))).catch((error) => self.reportError(error))
}
