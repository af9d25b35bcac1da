import type { Pace, TableWish } from '../net/cards.ts'
import { Choice } from '../ui/choice.tsx'
import { SelectField } from '../ui/field.tsx'
import { useWords } from '../words/words.tsx'
import { BANKS, MOVE_TIMES, PACE_KINDS, USUAL_PACE } from './pace.ts'
import { duration } from './time.ts'

type Timing = Pick<TableWish, 'pace' | 'onTimeout'>

/** Clocks, and what happens when one runs out. */
export function PaceFields({ house, onChange }: { readonly house: Timing; onChange(changes: Partial<Timing>): void }) {
  const { ui } = useWords()
  const { pace, onTimeout } = house
  const set = (changes: Partial<Pace>): void => onChange({ pace: { ...pace, ...changes } })
  return (
    <>
      <Choice
        label={ui('create.pace')}
        value={pace.kind}
        values={PACE_KINDS}
        word={(kind) => ui(`pace.${kind}`)}
        about={(kind) => ui(`pace.${kind}.about`)}
        onPick={(kind) => onChange({ pace: USUAL_PACE[kind] })}
      />
      {pace.kind !== 'untimed' && (
        <>
          <SelectField
            label={ui('pace.move')}
            value={pace.move}
            values={MOVE_TIMES[pace.kind]}
            word={(seconds) => duration(seconds, ui)}
            onPick={(move) => set({ move })}
          />
          {pace.kind === 'live' && (
            <SelectField
              label={ui('pace.bank')}
              value={pace.bank}
              values={BANKS}
              word={(seconds) => duration(seconds, ui)}
              onPick={(bank) => set({ bank })}
            />
          )}
          <Choice
            label={ui('create.timeout')}
            value={onTimeout}
            values={['bot', 'forfeit'] as const}
            word={(what) => ui(`create.timeout.${what}`)}
            onPick={(what) => onChange({ onTimeout: what })}
          />
        </>
      )}
    </>
  )
}
