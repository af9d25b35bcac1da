import { parentPort } from 'node:worker_threads'
import { botServer, type Question } from '@athanor/bots'
import type { Up } from './pool.ts'

const answer = botServer(() => performance.now())

/** Answers one question after the other. */
parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answer(question))
})

parentPort?.postMessage('up' satisfies Up)
