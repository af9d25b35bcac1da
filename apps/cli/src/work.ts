import { judge } from '@athanor/bots'
import { forecast } from './calibration.ts'
import { fight } from './duel.ts'
import { examine } from './examination.ts'
import { measure } from './measurement.ts'
import { practise } from './practice.ts'

/** What can be handed to a worker thread, by name. A share and its report are plain data; `onGame` tells of a game, or a decision, done. */
export const WORK = { examine, fight, forecast, judge, measure, practise }

export type Kind = keyof typeof WORK
export type ShareOf<K extends Kind> = Parameters<(typeof WORK)[K]>[0]
export type ReportOf<K extends Kind> = ReturnType<(typeof WORK)[K]>

export function work<K extends Kind>(kind: K, share: ShareOf<K>, onGame: () => void): ReportOf<K> {
  const doIt = WORK[kind] as (share: ShareOf<K>, onGame: () => void) => ReportOf<K>
  return doIt(share, onGame)
}
