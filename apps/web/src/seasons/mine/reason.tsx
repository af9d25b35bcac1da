import type { Move, Phrase, PhraseArg } from '@athanor/kernel'
import { ENERGIES, type EnergyName } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { useHelp } from '../../table/help.tsx'
import { Energy } from '../art/energy.tsx'
import { Sign } from '../art/signs.tsx'
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
]

/** Why a card cannot be summoned, in a few words below it. The card itself tells the whole reason. */
export function Reason({ wish }: { readonly wish: Move }) {
  const { why } = useHelp()
  const reasons = why(wish) ?? []
  const found = SHORT.map((key) => reasons.find((reason) => reason.key === key)).find(Boolean)
  return (
    <span className={css.reason} aria-hidden="true">
      {found && <Short reason={found} />}
    </span>
  )
}

function Short({ reason }: { readonly reason: Phrase }): ReactNode {
  const { t } = useSay()
  const { energy, n } = reason.args ?? {}
  switch (reason.key) {
    case 'why.missing-energy':
    case 'why.missing-energy-saved':
      return <Missing energy={energy} />
    case 'why.missing-crystals':
    case 'why.leech-unpaid':
      return (
        <>
          {t('short-needs')}
          <span className={css.lack}>
            {typeof n === 'number' ? n : 1}
            <Sign name="crystal" />
          </span>
        </>
      )
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

/** An energy of a reason, and how many of it: `fire`, or several of them. */
function lacking({ key, args }: Phrase): { readonly kind: EnergyName | undefined; readonly n: number } {
  const inner = args?.energy
  if (typeof inner === 'object' && 'key' in inner) return { ...lacking(inner), n: Number(args?.n) }
  return { kind: ENERGIES.find((energy) => key === `energy.${energy}`), n: 1 }
}

function Missing({ energy }: { readonly energy: PhraseArg | undefined }) {
  const { t } = useSay()
  const parts = Array.isArray(energy) ? energy.map(lacking) : []
  return (
    <>
      {t('short-needs')}
      {parts.map(
        ({ kind, n }) =>
          kind && (
            <span key={kind} className={css.lack}>
              {n}
              <Energy kind={kind} />
            </span>
          ),
      )}
    </>
  )
}
