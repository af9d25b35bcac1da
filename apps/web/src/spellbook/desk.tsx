import { kindName, type PlayerView, POOL_LIMIT } from '@athanor/spellbook'
import { useMemo } from 'react'
import { useWords } from '../words/words.tsx'
import { placesIn } from './chosen.ts'
import css from './desk.module.css'
import { FirstPlayer } from './first-player.tsx'
import { poolPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { studyOf, waysFor } from './payment.ts'
import { useThought } from './reading.tsx'
import { SpotButton } from './spot.tsx'
import { useTell } from './texts/index.ts'

const ALL = Array.from({ length: POOL_LIMIT }, (_, i) => i)

/** The viewer's pool and score. */
export function Pool({ player }: { readonly player: PlayerView }) {
  const { chosen, view } = useMoment()
  const spent = useSpent()
  const { say } = useWords()
  const tell = useTell()
  const { pool, seat } = player
  return (
    <section className={css.desk} aria-label={tell('pool.mine')}>
      <h2 className={css.title}>
        <span className={css.score}>
          {player.score}{' '}
          <small>
            {tell('points.short')} {seat === view.first && <FirstPlayer />}
          </small>
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
                spent={spent.has(i)}
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

const NOTHING: ReadonlySet<number> = new Set()

/** The places of the tokens that the cheapest way to learn what somebody thinks of would take. */
function useSpent(): ReadonlySet<number> {
  const { view, decision } = useMoment()
  const move = useThought()
  return useMemo(() => {
    if (!decision || move === undefined || kindName(move) !== 'learn') return NOTHING
    const [cheapest] = waysFor(studyOf(move, decision), view, decision)
    return cheapest ? placesIn(view.players[decision.seat]!.pool, cheapest.tokens) : NOTHING
  }, [view, decision, move])
}
