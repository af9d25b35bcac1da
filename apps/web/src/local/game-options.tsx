import type { OptionSpec, Options, OptionValue } from '@athanor/kernel'
import { SelectField, TextField } from '../ui/field.tsx'
import { Columns } from '../ui/form.tsx'
import { useWords } from '../words/words.tsx'

interface OptionsProps {
  readonly specs: readonly OptionSpec[]
  readonly players: number
  readonly chosen: Options
  /** What this device begins a game with unless something else is chosen. */
  readonly usual?: Options | undefined
  onChange(chosen: Options): void
}

/** The options of a game in the rules' own words; those that are typed are for experts. */
export function GameOptions({ specs, players, chosen, usual = {}, onChange }: OptionsProps) {
  const { ui } = useWords()
  const offered = specs.filter((spec) => !spec.players || spec.players.includes(players))
  const typed = offered.filter(({ kind }) => kind === 'text')
  const fields = (some: readonly OptionSpec[]) =>
    some.map((spec) => (
      <OptionField
        key={spec.name}
        spec={spec}
        players={players}
        value={chosen[spec.name] ?? usual[spec.name] ?? spec.default}
        onChange={(value) => onChange(changed(chosen, spec.name, value, usual[spec.name] ?? spec.default))}
      />
    ))
  return (
    <>
      <Columns>{fields(offered.filter(({ kind }) => kind !== 'text'))}</Columns>
      <details open={typed.some(({ name }) => usual[name] !== undefined)}>
        <summary>{ui('choose.expert')}</summary>
        <Columns>{fields(typed)}</Columns>
      </details>
    </>
  )
}

/** Only what differs from the usual is chosen. */
function changed(chosen: Options, name: string, value: OptionValue, usual: OptionValue): Options {
  const { [name]: _, ...rest } = chosen
  return value === usual ? rest : { ...rest, [name]: value }
}

interface OptionProps {
  readonly spec: OptionSpec
  readonly players: number
  readonly value: OptionValue
  onChange(value: OptionValue): void
}

function OptionField({ spec, players, value, onChange }: OptionProps) {
  const { say, ui } = useWords()
  const label = say({ key: `option.${spec.name}` })
  const about = say({ key: `option.${spec.name}.about` })
  if (spec.kind === 'text')
    return (
      <TextField
        label={label}
        about={about}
        value={value}
        maxLength={spec.maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (spec.kind === 'choice')
    return (
      <SelectField
        label={label}
        about={about}
        value={String(value)}
        values={spec.values}
        word={(one) => say({ key: `option.${spec.name}.${one}` })}
        onPick={onChange}
      />
    )
  const isSeat = spec.name === 'first'
  const most = isSeat ? Math.min(players, spec.max) : spec.max
  const numbers = Array.from({ length: most - spec.min + 1 }, (_, i) => spec.min + i)
  const word = (n: number): string => (!isSeat ? String(n) : n === 0 ? ui('choose.chance') : ui('seat', { n }))
  return (
    <SelectField
      label={label}
      about={isSeat ? undefined : about}
      value={Number(value)}
      values={numbers}
      word={word}
      onPick={onChange}
    />
  )
}
