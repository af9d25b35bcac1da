import type { PlayerView } from '@athanor/seasons'
import { Prompt } from '../../table/frame/prompt.tsx'
import { useHelp } from '../../table/help.tsx'
import { Enchantment } from '../common/enchantment.tsx'
import { useBoard } from '../context.tsx'
import { Seal } from '../others/seal.tsx'
import { useSay } from '../speech/use-say.ts'
import { AbilityChoice } from './abilities.tsx'
import { Draft } from './draft.tsx'
import css from './prelude.module.css'
import { Sorting } from './sorting.tsx'
import { Watched } from './watched.tsx'

/** Before the tournament: everybody chooses at the same time. */
export function Prelude() {
  const { view, me } = useBoard()
  return (
    <div className={css.prelude}>
      <header className={css.head}>
        {me && <Readiness players={view.players} />}
        <Enchantment />
      </header>
      <div className={css.stage}>{me ? <Stage me={me} /> : <Watched />}</div>
      <Prompt />
    </div>
  )
}

function Stage({ me }: { readonly me: PlayerView }) {
  const { view } = useBoard()
  if (view.phase === 'draft') return <Draft me={me} />
  if (view.phase === 'abilities') return <AbilityChoice me={me} />
  return <Sorting me={me} />
}

/** Who has chosen, and who still thinks. */
function Readiness({ players }: { readonly players: readonly PlayerView[] }) {
  const { names } = useHelp()
  const { t } = useSay()
  return (
    <ul className={css.readiness}>
      {players.map(({ seat, ready }) => (
        <li key={seat} data-ready={ready || undefined}>
          <Seal seat={seat} />
          {names[seat]}
          <span className={css.state}>{t(ready ? 'ready' : 'decides')}</span>
        </li>
      ))}
    </ul>
  )
}
