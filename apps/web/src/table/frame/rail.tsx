import { type FormEvent, memo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../words/words.tsx'
import type { Company } from '../model.ts'
import { Log } from './log.tsx'
import { People } from './people.tsx'
import css from './rail.module.css'
import { useSitting } from './sitting.tsx'

/** What happened and was said, and what one can say oneself. */
export const Rail = memo(function Rail() {
  const { ui } = useWords()
  const { model, table } = useSitting()
  const { company } = model
  return (
    <div className={css.rail}>
      <h2 className={css.title}>{ui('log')}</h2>
      <Log />
      {company && table.around && <People company={company} around={table.around} />}
      {company && <Talk company={company} />}
      {company && table.seat !== undefined && <Requests company={company} />}
    </div>
  )
})

/** What is typed stays until it has been said. */
function Talk({ company }: { readonly company: Company }) {
  const { ui } = useWords()
  const { table } = useSitting()
  const [text, setText] = useDraft(`chat.${table.id}`, '')
  const [state, setState] = useState<'ready' | 'saying' | 'failed'>('ready')
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || state === 'saying') return
    setState('saying')
    const { done } = await company.say(text.trim())
    setState(done ? 'ready' : 'failed')
    if (done) setText('')
  }
  return (
    <form className={css.talk} onSubmit={(event) => void say(event)}>
      <input
        value={text}
        maxLength={500}
        readOnly={state === 'saying'}
        onChange={({ target }) => setText(target.value)}
        aria-label={ui('chat')}
        placeholder={ui('chat')}
      />
      <Button type="submit">{ui('chat.send')}</Button>
      {state === 'failed' && <p role="alert">{ui('chat.failed')}</p>}
      {state === 'saying' && table.wire !== 'connected' && <p role="status">{ui('chat.waiting')}</p>}
    </form>
  )
}

/** What one can ask of the others, or the end of it. */
function Requests({ company }: { readonly company: Company }) {
  const { ui } = useWords()
  const { scene } = useSitting()
  const [sure, setSure] = useState(false)
  if (scene.result) return undefined
  return (
    <div className={css.requests}>
      <Button look="quiet" onClick={() => void company.askUndo(1)}>
        {ui('request.undo')}
      </Button>
      <Button look="quiet" onClick={() => void company.askEnd()}>
        {ui('request.end')}
      </Button>
      {sure ? (
        <>
          <Button onClick={() => void company.resign()}>{ui('request.resign-sure')}</Button>
          <Button look="quiet" onClick={() => setSure(false)}>
            {ui('no')}
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => setSure(true)}>
          {ui('request.resign')}
        </Button>
      )}
    </div>
  )
}
