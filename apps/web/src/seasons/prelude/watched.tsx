import type { PlayerView } from '@athanor/seasons'
import { useHelp } from '../../table/help.tsx'
import { CardBack } from '../cards/mini.tsx'
import { YEAR_NAMES } from '../common/seasons.ts'
import { useBoard } from '../context.tsx'
import { upTo } from '../keyed.ts'
import { Seal } from '../others/seal.tsx'
import { useSay } from '../speech/use-say.ts'
import { home } from '../travels/home.ts'
import css from './watched.module.css'

/** The prelude for whoever looks on: who still thinks, and how many cards lie where; which ones nobody tells. */
export function Watched() {
  const { view } = useBoard()
  return (
    <ul className={css.watched}>
      {view.players.map((player) => (
        <li key={player.seat} className={css.player} data-ready={player.ready || undefined}>
          <Who player={player} />
          {view.phase === 'draft' ? <Drafting player={player} /> : <Years player={player} />}
        </li>
      ))}
    </ul>
  )
}

function Who({ player: { seat, ready } }: { readonly player: PlayerView }) {
  const { names } = useHelp()
  const { t } = useSay()
  return (
    <h2 className={css.who}>
      <Seal seat={seat} />
      <span className={css.name}>{names[seat]}</span>
      <span className={css.state}>{t(ready ? 'ready' : 'decides')}</span>
    </h2>
  )
}

function Drafting({ player: { seat, handSize, librarySizes } }: { readonly player: PlayerView }) {
  const { t } = useSay()
  const picks = librarySizes[0] + librarySizes[1]
  return (
    <>
      <Backs say={t('watched-packet', { n: handSize })} n={handSize} place={home.hand(seat)} />
      <Backs say={t('watched-picks', { n: picks })} n={picks} place={home.libraries(seat)} />
    </>
  )
}

/** The cards of the three years. Those of the third are what is left when the others are sorted. */
function Years({ player: { seat, handSize, librarySizes } }: { readonly player: PlayerView }) {
  const { view } = useBoard()
  const { t } = useSay()
  const [second, rest] = librarySizes
  const sorted = view.phase !== 'libraries' || (second > 0 && second === rest)
  const [one, two, three] = YEAR_NAMES.map((year) => t('library', { year }))
  return (
    <>
      <Backs say={`${one}: ${handSize}`} n={handSize} place={home.hand(seat)} />
      <Backs say={`${two}: ${second}`} n={second} />
      <Backs say={`${sorted ? three : t('no-year')}: ${rest}`} n={rest} place={home.libraries(seat)} />
    </>
  )
}

/** So many hidden cards. */
function Backs({ say, n, place }: { readonly say: string; readonly n: number; readonly place?: string }) {
  return (
    <div className={css.backs}>
      <p>{say}</p>
      <span className={css.row} data-place={place} aria-hidden="true">
        {upTo(n).map((i) => (
          <CardBack key={i} size="mini" />
        ))}
      </span>
    </div>
  )
}
