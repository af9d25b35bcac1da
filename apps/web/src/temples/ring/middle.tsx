import { type GoalStanding, goalStandings, runeGoalPoints } from '@athanor/temples'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { Crystal } from '../art/crystal.tsx'
import { Emblem, type Owner } from '../art/emblem.tsx'
import { Rune } from '../art/rune.tsx'
import { KINDS, sayCrystal } from '../crystals.ts'
import { usePlay } from '../play.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './lens.module.css'

/** What lies in the middle of the table: how many crystals of each kind are left. */
export function Supply() {
  const { view } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  return (
    <section className={css.part}>
      <h2 className={css.title}>{tell('temples.supply')}</h2>
      <ul className={css.supply}>
        {KINDS.map(([kind]) => (
          <li key={kind} title={say(sayCrystal(kind))}>
            <Crystal kind={kind} />
            <span className="unseen">{say(sayCrystal(kind))}</span> {view.supply[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The objectives with their standing. */
export function Goals() {
  const { view, all } = usePlay()
  const { names } = useHelp()
  const { say } = useWords()
  const tell = useTell()
  const goals = goalStandings(view)
  const owners: Owner[] = view.players.map(({ seat }) => seat)
  if (view.virtualPawn !== null) owners.push('virtual')
  return (
    <>
      <table className={css.goals}>
        <caption className={css.title}>{tell('temples.goals')}</caption>
        <thead>
          <tr>
            <td />
            {owners.map((owner) => (
              <th key={owner} scope="col" title={owner === 'virtual' ? tell('temples.virtual') : names[owner]}>
                <Emblem owner={owner} />
                <span className="unseen">{owner === 'virtual' ? tell('temples.virtual') : names[owner]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goals.map((goal) => (
            <tr key={goal.temple.key}>
              <th scope="row" title={say({ key: goal.temple.key })}>
                <Crystal kind={all.ring.find(({ name }) => name === goal.temple.name)?.gain[0] ?? '?'} />
                <span className="unseen">{say({ key: `goal.${goal.temple.key}` })}</span>
              </th>
              {owners.map((owner, at) => (
                <GoalCell key={owner} goal={goal} at={at} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" title={say({ key: 'goal.rune' })}>
              <Rune letter="A" size="1.2em" />
              <span className="unseen">{tell('temples.goal-runes')}</span>
            </th>
            {view.players.map((player) => (
              <td key={player.seat}>{runeGoalPoints(player, goals) || '–'}</td>
            ))}
            {view.virtualPawn !== null && <td />}
          </tr>
          <tr className={css.total}>
            <th scope="row">
              <span aria-hidden="true">Σ</span>
              <span className="unseen">{tell('temples.goal-total')}</span>
            </th>
            {view.players.map(({ seat, score }) => (
              <td key={seat}>{score}</td>
            ))}
            {view.virtualPawn !== null && <td />}
          </tr>
        </tbody>
      </table>
      <p className={css.small}>
        {tell('temples.goal-worth', { ...all.templeGoal, runes: all.runeGoal.slice(1).join(', ') })}
      </p>
    </>
  )
}

function GoalCell({ goal, at }: { readonly goal: GoalStanding; readonly at: number }) {
  const tell = useTell()
  const markers = goal.markers[at]!
  const points = goal.points[at]!
  return (
    <td title={tell('temples.goal-cell', { markers, n: points })}>
      {markers === 0 ? '–' : points}
      {markers > 0 && <small aria-hidden="true"> {'•'.repeat(markers)}</small>}
    </td>
  )
}
