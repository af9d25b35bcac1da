import { MARKERS, type PlayerView } from '@athanor/temples'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { Emblem } from '../art/emblem.tsx'
import { Rune } from '../art/rune.tsx'
import { sayRune } from '../crystals.ts'
import { usePlay } from '../play.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'
import { Reserve } from './reserve.tsx'

/** Who it is and what the player has so far. Looking at it shows the ways of the pawn. */
export function PlayerHead({ player }: { readonly player: PlayerView }) {
  const { view, setLook } = usePlay()
  const { names } = useHelp()
  const tell = useTell()
  const { seat, score, points, markersLeft } = player
  const look = `seat.${seat}`
  return (
    <header
      className={css.head}
      data-active={view.active === seat || undefined}
      onPointerEnter={() => setLook(look)}
      onPointerLeave={() => setLook(undefined)}
    >
      <Emblem owner={seat} size="1.15em" />
      <h2 className={css.name}>{names[seat]}</h2>
      <b className={css.score} title={tell('temples.score', { n: score })}>
        {points}
        {score !== points && <small> → {score}</small>}
      </b>
      <span
        className={css.markers}
        role="img"
        aria-label={tell('temples.markers', { n: markersLeft })}
        data-place={`markers.${seat}`}
      >
        {Array.from({ length: MARKERS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers are all alike
          <span key={i} data-used={i >= markersLeft || undefined}>
            <Emblem owner={seat} size="0.8em" />
          </span>
        ))}
      </span>
    </header>
  )
}

/** Runes, power and reserve. */
export function Belongings({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const { names, open } = useHelp()
  const tell = useTell()
  const { seat, runes, power, side, inherited } = player
  const inWords = [...runes].map((letter) => say(sayRune(letter))).join(', ')
  return (
    <div className={css.things}>
      <ul
        className={css.runes}
        aria-label={tell('temples.runes-of', { who: names[seat]!, runes: inWords || tell('temples.no-runes') })}
        data-place={`runes.${seat}`}
      >
        {[...runes].map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runes of a type are alike
          <li key={i} data-idle={letter === inherited || undefined}>
            <RuneButton letter={letter} />
          </li>
        ))}
        {runes === '' && <li className={css.none}>{tell('temples.no-runes')}</li>}
      </ul>
      {power && (
        <button type="button" className={css.power} onClick={() => open(power)}>
          <span className={css.printed}>{side} · </span>
          {say({ key: power })}
        </button>
      )}
      {power === 'power.reserve' && <Reserve player={player} />}
    </div>
  )
}

/** A rune that tells what it does while one looks at it, and more when it is pressed. */
function RuneButton({ letter }: { readonly letter: string }) {
  const { setLook } = usePlay()
  const { say } = useWords()
  const { open } = useHelp()
  const { key } = sayRune(letter)
  const look = (): void => setLook(`tablet.${letter}`)
  return (
    <button
      type="button"
      className={css.rune}
      aria-label={say({ key })}
      onPointerEnter={look}
      onPointerLeave={() => setLook(undefined)}
      onFocus={look}
      onClick={() => open(key)}
    >
      <Rune letter={letter} size="1.6em" />
    </button>
  )
}
