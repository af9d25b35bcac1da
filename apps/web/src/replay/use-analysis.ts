import type { Judgement } from '@athanor/bots'
import { encodeRecord } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { BotWorker } from '../bots/bots.ts'
import type { Film } from './film.ts'

const ITERATIONS = 60
const AT_ONCE = 4

export interface Analysis {
  /** Those that are known so far; undefined before the bots are asked. */
  readonly judgements: readonly Judgement[] | undefined
  readonly done: boolean
  begin(): void
}

/** What the bots think of a game, once somebody has asked them. It stays when the page is turned and laid out anew. */
export function useAnalysis(film: Film): Analysis {
  const [judgements, setJudgements] = useState<readonly Judgement[]>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!asked) return
    const worker = new BotWorker()
    let left = false
    const work = async (): Promise<void> => {
      const record = encodeRecord(film.record)
      let known: readonly Judgement[] = []
      setJudgements(known)
      for (let from = 0; from < film.end && !left; from += AT_ONCE) {
        const share = { record, from, decisions: AT_ONCE, iterations: ITERATIONS, seed: 'analysis' }
        known = [...known, ...(await worker.judge(share))]
        if (!left) setJudgements(known)
      }
    }
    work().catch(() => {
      setJudgements(undefined)
      setAsked(false)
    })
    return () => {
      left = true
      worker.close()
    }
  }, [asked, film])
  return { judgements, begin: () => setAsked(true), done: judgements?.length === film.end }
}
