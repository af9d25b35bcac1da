import type { Move, Phrase } from '@athanor/kernel'
import type { ReactNode } from 'react'
import { useHelp } from '../../table/help.tsx'
import { keyed } from '../keyed.ts'
import { useSay } from '../speech/use-say.ts'
import css from './mine.module.css'

/** The reasons that have a short form; of several, the first of this list is told. */
const SHORT = [
  'why.already-summoned',
  'why.gauge-full',
  'why.missing-energy',
  'why.missing-energy-saved',
  'why.missing-crystals',
  'why.leech-unpaid',
  'why.missing-extra',
  'why.no-token',
  'why.die-first',
] as const

/** Why a card cannot be summoned, in a few words below it. */
export function Reason({ wish }: { readonly wish: Move }) {
  const { why } = useHelp()
  const { rich, t } = useSay()
  const reasons = why(wish) ?? []
  const found = SHORT.find((key) => reasons.some((reason) => reason.key === key))
  const reason = reasons.find(({ key }) => key === found)
  const short = (said: Phrase): ReactNode => {
    const { energy, n } = said.args ?? {}
    switch (found) {
      case 'why.missing-energy':
      case 'why.missing-energy-saved':
        return (
          Array.isArray(energy) && (
            <>
              {t('short-needs')}{' '}
              {keyed(energy, JSON.stringify).map(({ key, one }) => (
                <span key={key}>{typeof one === 'object' && 'key' in one ? rich(one) : one} </span>
              ))}
            </>
          )
        )
      case 'why.missing-crystals':
      case 'why.leech-unpaid':
        return t('short-crystals', { n: typeof n === 'number' ? n : 1 })
      case 'why.gauge-full':
        return t('short-gauge')
      case 'why.already-summoned':
        return t('short-once')
      case 'why.die-first':
        return t('short-die')
      default:
        return t('short-any')
    }
  }
  return <span className={css.reason}>{reason && short(reason)}</span>
}
