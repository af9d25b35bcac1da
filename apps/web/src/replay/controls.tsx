import { type Seat, SPECTATOR, type Viewer } from '@athanor/kernel'
import { Button } from '../ui/button.tsx'
import { useKey } from '../ui/keys.ts'
import { useWords } from '../words/words.tsx'
import css from './controls.module.css'
import type { Film } from './film.ts'

interface ControlsProps {
  readonly film: Film
  readonly at: number
  readonly viewer: Viewer
  readonly names: readonly string[]
  go(at: number): void
  see(viewer: Viewer): void
}

/** Forward and back, by move and by turn, and with whose eyes. */
export function Controls({ film, at, viewer, names, go, see }: ControlsProps) {
  const { ui } = useWords()
  const { turns, end } = film
  const lastTurn = turns.findLast((turn) => turn < at) ?? 0
  const nextTurn = turns.find((turn) => turn > at) ?? end
  useKey(isLeft, () => go(at - 1))
  useKey(isRight, () => go(at + 1))
  return (
    <div className={css.controls}>
      <div className={css.steps}>
        <Step say={ui('replay.turn-back')} sign="«" onClick={() => go(lastTurn)} disabled={at === 0} />
        <Step say={ui('replay.back')} sign="‹" onClick={() => go(at - 1)} disabled={at === 0} />
        <Step say={ui('replay.on')} sign="›" onClick={() => go(at + 1)} disabled={at === end} />
        <Step say={ui('replay.turn-on')} sign="»" onClick={() => go(nextTurn)} disabled={at === end} />
      </div>
      <label className={css.slide}>
        <span>{ui('replay.at', { n: at, of: end })}</span>
        <input type="range" min={0} max={end} value={at} onChange={({ target }) => go(Number(target.value))} />
      </label>
      <label className={css.eyes}>
        <span>{ui('replay.eyes')}</span>
        <select value={viewer} onChange={({ target }) => see(Number(target.value))}>
          {names.map((name, seat: Seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value={SPECTATOR}>{ui('replay.spectator')}</option>
        </select>
      </label>
    </div>
  )
}

function Step({
  say,
  sign,
  ...rest
}: {
  readonly say: string
  readonly sign: string
  onClick(): void
  readonly disabled: boolean
}) {
  return (
    <Button {...rest} aria-label={say} title={say} className={css.step}>
      {sign}
    </Button>
  )
}

/** The arrow keys step through the game. */
const isLeft = ({ key }: KeyboardEvent): boolean => key === 'ArrowLeft'
const isRight = ({ key }: KeyboardEvent): boolean => key === 'ArrowRight'
