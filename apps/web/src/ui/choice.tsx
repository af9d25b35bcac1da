import { useId } from 'react'
import css from './form.module.css'

/** One of a few, all in sight. */
export function Choice<T extends string | number>({
  label,
  value,
  values,
  word,
  about,
  onPick,
}: {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  about?(value: T): string
  onPick(value: T): void
}) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      <div className={css.pills}>
        {values.map((one) => (
          <label key={one} className={css.pill}>
            <input type="radio" name={name} checked={one === value} onChange={() => onPick(one)} />
            <span>{word(one)}</span>
          </label>
        ))}
      </div>
      {about && <p className={css.about}>{about(value)}</p>}
    </fieldset>
  )
}
