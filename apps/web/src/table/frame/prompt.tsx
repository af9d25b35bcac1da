import { inside, type Menu, menuOf } from '@athanor/kernel'
import { Fragment, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { goHome } from '../../ui/focus.ts'
import { useKey } from '../../ui/keys.ts'
import { useSlow } from '../../ui/use-slow.ts'
import { useWords } from '../../words/words.tsx'
import { type Question, questionsOf } from '../questions.ts'
import { Hint } from './hint.tsx'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'
import type { Refused } from './use-wish.ts'

/** Who decides what, and why; every answer that the board does not show; undo and plan. A board puts it where it likes. */
export function Prompt() {
  const { decision, planning, waiting, table, scene } = useSitting()
  const { ui, rich, say } = useWords()
  const title = planning
    ? 'plan.title'
    : decision
      ? 'prompt.yours'
      : table.made
        ? 'prompt.replay'
        : scene.result
          ? 'prompt.done'
          : 'prompt.others'
  return (
    <section
      className={css.prompt}
      data-prompt
      data-home
      data-mine={decision ? true : undefined}
      aria-busy={waiting}
      aria-label={ui('prompt')}
      aria-keyshortcuts="p"
      tabIndex={-1}
    >
      <div className={css.words}>
        <p className={css.who}>{ui(title)}</p>
        <div className={css.ask} aria-live="polite">
          {decision ? (
            <>
              {decision.by && (
                <p className={css.by} data-by>
                  {rich(decision.by)}
                </p>
              )}
              <p>{rich(decision.ask)}</p>
              {decision.chosen && decision.chosen.length > 0 && (
                <p className={css.by}>{ui('prompt.chosen', { chosen: decision.chosen.map(say).join(', ') })}</p>
              )}
            </>
          ) : (
            <Waiting />
          )}
          <Reply />
          <PlanNote />
          {planning && <Gains />}
        </div>
      </div>
      <div className={css.answers}>
        {decision && <Answers key={`${table.seq} ${planning?.moves.length ?? 0}`} />}
        {!scene.result && <Steering />}
      </div>
    </section>
  )
}

/** What has become of the last answer, where there is more to say than the table shows. */
function Reply() {
  const { refused, waiting, table } = useSitting()
  const { ui } = useWords()
  const slow = useSlow(waiting)
  if (refused) return <Refusal of={refused} />
  if (slow || (waiting && table.wire !== 'local' && table.wire !== 'connected'))
    return <p className={css.by}>{ui('prompt.sending')}</p>
  return undefined
}

/** Why the last wish was not fulfilled: the reasons of the rules, or what has come between. */
function Refusal({ of: { code, reasons } }: { readonly of: Refused }) {
  const { ui, rich, say } = useWords()
  const said = reasons.map((reason) => <Fragment key={say(reason)}>{rich(reason)} </Fragment>)
  return (
    <p role="alert" className={css.refused}>
      {said.length > 0 ? said : ui(code === 'stale' ? 'refused.stale' : 'refused.other')}
    </p>
  )
}

/** Why nothing is asked of the reader. */
function Waiting() {
  const { scene, table, planning } = useSitting()
  const { ui, rich } = useWords()
  if (table.made) {
    const { seat, say } = table.made
    return (
      <p>
        <b>{table.names[seat] ?? ui('seat', { n: seat + 1 })}:</b> {rich(say)}
      </p>
    )
  }
  if (scene.result) return <p>{ui('prompt.over')}</p>
  if (scene.toAct.length === 0) return <p className={css.waiting}>{ui(planning ? 'plan.end' : 'prompt.read')}</p>
  return questionsOf(scene.others ?? []).map((question) => <Other key={question.seats.join()} question={question} />)
}

/** What others are asked, and which card asks it. */
function Other({ question: { seats, ask, by } }: { readonly question: Question }) {
  const { table } = useSitting()
  const { ui, rich, say } = useWords()
  const names = seats.map((seat) => table.names[seat] ?? ui('seat', { n: seat + 1 }))
  return (
    <>
      {by && (
        <p className={css.cause} data-by title={say(by)}>
          {rich(by)}
        </p>
      )}
      <p className={css.waiting}>
        {ui('prompt.waiting', { n: names.length, who: names.join(', ') })} <q>{rich(ask)}</q>
      </p>
    </>
  )
}

/** Why a plan goes no further, or is no more. */
function PlanNote() {
  const { planning, planLost, table } = useSitting()
  const { ui } = useWords()
  const note = planLost ? 'lost' : planning?.note
  if (note === undefined) return undefined
  const away = note === 'untried' && table.wire !== 'local' && table.wire !== 'connected'
  return (
    <p className={css.by} data-plan-note={note}>
      {away ? ui('plan.away', { n: planning?.moves.length ?? 0 }) : ui(`plan.${note}`)}
    </p>
  )
}

/** What the plan has brought so far. */
function Gains() {
  const { game, table, scene, planning } = useSitting()
  const words = useWords()
  const changes = game.compare(table.scene.view, scene.view, words)
  if (changes.length === 0) return planning?.note ? undefined : <p className={css.by}>{words.ui('plan.empty')}</p>
  return <p className={css.gains}>{changes.join(' · ')}</p>
}

/** The answers that the board does not offer itself; where there are very many, in two steps. */
function Answers() {
  const { game, decision, scene, act } = useSitting()
  const { ui, rich, say } = useWords()
  const [inner, setInner] = useState<Menu>()
  const [all, setAll] = useState(false)
  if (!decision) return undefined
  const answers = decision.answers.filter(({ move }) => all || !game.offers(move, scene.view))
  const menu = inner ?? menuOf({ ...decision, answers })
  const hidden = decision.answers.length > answers.length || all
  return (
    <>
      <ul className={css.list} data-answers data-inner={menu.inner || undefined}>
        {menu.entries.map((entry) => (
          <li key={say(entry.say)}>
            <Button
              className={css.answer}
              onClick={() => (entry.answers.length > 1 ? setInner(inside(entry)) : act(entry.answers[0]!.move))}
            >
              {rich(entry.say)}
            </Button>
          </li>
        ))}
        {menu.inner && (
          <li>
            <Button onClick={() => setInner(undefined)}>{ui('back')}</Button>
          </li>
        )}
      </ul>
      {hidden && !menu.inner && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? ui('prompt.fewer') : ui('prompt.all', { n: decision.answers.length })}
        </Button>
      )}
    </>
  )
}

/** Undo and plan. */
function Steering() {
  const { model, planning, scene, table, undo, startPlan, stepBack, dropPlan, carryOut, decision } = useSitting()
  const planned = planning?.moves.length ?? 0
  const { ui, say } = useWords()
  const back = planned > 0 ? stepBack : scene.undo && !planning ? undo : undefined
  useKey(isUndoKey, back)
  useKey(isPromptKey, goHome)
  if (planning)
    return (
      <>
        <Button onClick={dropPlan}>{ui('plan.drop')}</Button>
        {planned > 0 && (
          <>
            <Button onClick={stepBack}>{ui('plan.back')}</Button>
            <Button look="primary" onClick={carryOut}>
              {ui('plan.go', { n: planned })}
            </Button>
          </>
        )}
      </>
    )
  return (
    <>
      {decision && !decision.forced && <Hint key={table.seq} />}
      {decision && !decision.forced && model.plan && (
        <Button look="quiet" onClick={startPlan} title={ui('plan.about')}>
          {ui('plan')}
        </Button>
      )}
      {scene.undo !== undefined && (
        <Button onClick={undo} className={css.undo}>
          {table.lastAct ? ui('undo.what', { what: say(table.lastAct) }) : ui('undo')}
        </Button>
      )}
    </>
  )
}

/** Control and Z take a move back, as everywhere. */
const isUndoKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key === 'z'
const isPromptKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  key === 'p' && !ctrlKey && !metaKey && !altKey
