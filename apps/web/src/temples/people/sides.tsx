import { useShown } from '../../ui/use-shown.ts'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { sideTarget } from '../targets.ts'
import css from './sides.module.css'

/** The grid sides that lie on offer, each with its power. */
export function Sides() {
  const { all, options } = usePlay()
  const { say } = useWords()
  const offered = all.sides.filter(({ side }) => options.some(({ targets }) => targets.includes(sideTarget(side))))
  return (
    <div className={css.sides} ref={useShown(true)}>
      {offered.map(({ side, key, effect }) => (
        <Spot
          key={side}
          target={sideTarget(side)}
          label={`${side}, ${say({ key })}: ${say(effect)}`}
          className={css.side}
        >
          <span className={css.name}>
            <b>{side}</b> {say({ key })}
          </span>
          <span className={css.effect}>{say(effect)}</span>
        </Spot>
      ))}
    </div>
  )
}
