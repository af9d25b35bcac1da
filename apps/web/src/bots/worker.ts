import { botServer, type Question } from '@athanor/bots'

const serve = botServer(() => performance.now())
self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(serve(data))
