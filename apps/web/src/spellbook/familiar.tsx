import { FAMILIAR_SCORE, type PlayerView } from '@athanor/spellbook'
import { useWords } from '../words/words.tsx'
import { Animal } from './animals.tsx'
import { SPACES } from './book.ts'
import css from './familiar.module.css'
import { around } from './geometry.ts'
import { familiarPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { SpotButton } from './spot.tsx'
import { useTell } from './texts/index.ts'

const SPOTS = around(SPACES, 320, 132, 16)

/** The viewer's familiar: a track that fills around the animal. A free space says what the familiar is worth with it. */
export function Familiar({ player }: { readonly player: PlayerView }) {
  const tell = useTell()
  const { familiar, familiarScore, seat } = player
  const next = FAMILIAR_SCORE[familiar.length + 1]
  return (
    <section className={css.familiar} aria-label={tell('familiar.mine')} data-place={`familiar.${seat}`}>
      <ol>
        {SPOTS.map(({ x, y }, i) => (
          <li key={`${x} ${y}`} className={css.space} style={{ left: `${x}%`, top: `${y}%` }}>
            <Space seat={seat} i={i} token={familiar[i]} next={i === familiar.length} />
          </li>
        ))}
      </ol>
      <div className={css.middle}>
        <Animal seat={seat} className={css.animal} />
        <p className={css.worth}>
          <b>{familiarScore}</b> {tell('points.short')}
          <span className="unseen">
            {tell('familiar.of', { n: familiar.length, all: SPACES })},{' '}
            {next === undefined ? tell('familiar.full') : tell('familiar.next', { n: next })}
          </span>
        </p>
      </div>
    </section>
  )
}

interface SpaceProps {
  readonly seat: number
  readonly i: number
  readonly token: string | undefined
  readonly next: boolean
}

function Space({ seat, i, token, next }: SpaceProps) {
  const { chosen } = useMoment()
  const { say } = useWords()
  const place = familiarPlace(seat, i)
  if (token)
    return (
      <SpotButton place={place} label={say({ key: `token.${token}` })} chosen={chosen?.familiar.has(i)}>
        <Materia token={token} />
      </SpotButton>
    )
  return (
    <span className={css.free} data-next={next || undefined} data-place={place} aria-hidden="true">
      <b>{FAMILIAR_SCORE[i + 1]}</b>
    </span>
  )
}
