import { botServer, judge } from '@athanor/bots'
import type { Errand } from './bots.ts'

const serve = botServer(() => performance.now())
self.onmessage = ({ data }: MessageEvent<Errand>) =>
  self.postMessage('record' in data ? { id: data.id, judgements: judge(data) } : serve(data))
