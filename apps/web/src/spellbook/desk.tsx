import { type PlayerView, POOL_LIMIT } from '@athanor/spellbook'
import { useWords } from '../words/words.tsx'
import css from './desk.module.css'
import { poolPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { SpotButton } from './spot.tsx'
import { useTell } from './texts/index.ts'

const ALL = Array.from({ length: POOL_LIMIT }, (_, i) => i)

/** The viewer's pool and score. */
export function Pool({ player }: { readonly player: PlayerView }) {
  const { chosen } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const { pool, seat } = player
  return (
    <section className={css.desk} aria-label={tell('pool.mine')}>
      <h2 className={css.title}>
        <span className={css.score}>
          {player.score} <small>{tell('points.short')}</small>
        </span>
        {tell('pool.of', { n: pool.length, all: POOL_LIMIT })}
      </h2>
      <ul className={css.pool} data-place={`pool.${seat}`}>
        {ALL.map((i) => (
          <li key={i} className={css.slot}>
            {pool[i] ? (
              <SpotButton
                place={poolPlace(seat, i)}
                label={say({ key: `token.${pool[i]}` })}
                chosen={chosen?.pool.has(i)}
              >
                <Materia token={pool[i]} />
              </SpotButton>
            ) : (
              <span className={css.free} data-place={poolPlace(seat, i)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
