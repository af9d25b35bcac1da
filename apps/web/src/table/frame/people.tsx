import { usePerson } from '../../account/account.ts'
import { Icon } from '../../art/icon.tsx'
import { duration } from '../../lobby/time.ts'
import { useWords } from '../../words/words.tsx'
import type { Around, Company, TableState } from '../model.ts'
import css from './people.module.css'
import { useSitting } from './sitting.tsx'

/** Who looks on, and who of the others is to be heard. */
export function People({ company, around }: { readonly company: Company; readonly around: Around }) {
  const { table } = useSitting()
  const { ui } = useWords()
  const me = usePerson()?.id
  const others = talkers(table, around).filter(({ person }) => person !== me)
  return (
    <div className={css.people}>
      <Watchers around={around} />
      {others.length > 0 && (
        <ul className={css.list} aria-label={ui('people')}>
          {others.map(({ person, name }) => {
            const muted = around.muted.includes(person)
            const say = ui(muted ? 'unmute' : 'mute', { who: name })
            return (
              <li key={person}>
                <button
                  type="button"
                  className={css.voice}
                  aria-label={say}
                  title={say}
                  aria-pressed={muted}
                  onClick={() => void company.mute(person, !muted)}
                >
                  <Icon name={muted ? 'sound-off' : 'sound-on'} /> {name}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Watchers({ around: { watchers, late } }: { readonly around: Around }) {
  const { ui } = useWords()
  const { n, names } = watchers
  if (n === 0) return undefined
  const more = n - names.length
  const who = [...names, ...(more > 0 ? [ui('watchers.more', { n: more })] : [])].join(', ')
  return (
    <p className={css.watchers}>
      <Icon name="binoculars" /> {ui('watchers', { who })}{' '}
      {late > 0 && ui('watchers.late', { time: duration(late, ui) })}
    </p>
  )
}

interface Talker {
  readonly person: string
  readonly name: string
}

/** Everybody who may say something: the people at the seats, and spectators who have spoken. */
function talkers({ names, chat }: TableState, { people }: Around): readonly Talker[] {
  const found = new Map<string, string>()
  for (const { person, name } of chat) found.set(person, name)
  people.forEach((person, seat) => {
    if (person !== undefined) found.set(person, names[seat] ?? '')
  })
  return [...found].map(([person, name]) => ({ person, name }))
}
