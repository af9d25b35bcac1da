import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './form.module.css'

interface FieldProps {
  readonly label: string
  readonly about?: string | undefined
}

/** A control with its label and a word about it. */
function Field({ label, about, children }: FieldProps & { children(id: string, described?: string): ReactNode }) {
  const id = useId()
  const described = about === undefined ? undefined : `${id}-about`
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {about !== undefined && (
        <p id={described} className={css.about}>
          {about}
        </p>
      )}
      {children(id, described)}
    </div>
  )
}

export function TextField({ label, about, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} about={about}>
      {(id, described) => <input {...rest} id={id} aria-describedby={described} className={css.input} />}
    </Field>
  )
}

/** One of many. */
export function SelectField<T extends string | number>({
  label,
  about,
  value,
  values,
  word,
  onPick,
}: FieldProps & {
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  onPick(value: T): void
}) {
  return (
    <Field label={label} about={about}>
      {(id, described) => (
        <select
          id={id}
          aria-describedby={described}
          className={css.input}
          value={value}
          onChange={({ target }) => onPick(values.find((one) => String(one) === target.value) ?? value)}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {word(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
