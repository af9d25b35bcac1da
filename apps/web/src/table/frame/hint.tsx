import type { Advice } from '@athanor/bots'
import { botTexts } from '@athanor/bots/texts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords, words } from '../../words/words.tsx'
import css from './hint.module.css'
import { useSitting } from './sitting.tsx'

const MOST = 5

/** Asks a bot what it would consider, with its chances and one line why. */
export function Hint() {
  const { model, decision } = useSitting()
  const { ui } = useWords()
  const [advice, setAdvice] = useState<readonly Advice[] | 'thinking'>()
  if (!model.hint || !decision) return undefined
  const ask = async (): Promise<void> => {
    if (advice === 'thinking') return
    setAdvice('thinking')
    setAdvice(await model.hint?.().catch(() => undefined))
  }
  return (
    <>
      <Button look="quiet" aria-disabled={advice === 'thinking'} onClick={() => void ask()}>
        {advice === 'thinking' ? ui('hint.thinking') : ui('hint')}
      </Button>
      {typeof advice === 'object' && <Opinion advice={advice} onClose={() => setAdvice(undefined)} />}
    </>
  )
}

function Opinion({ advice, onClose }: { readonly advice: readonly Advice[]; onClose(): void }) {
  const { decision, act } = useSitting()
  const { ui, rich, language } = useWords()
  const { say } = words(language, { game: botTexts })
  const answers = decision?.answers ?? []
  return (
    <Sheet title={ui('hint.title')} onClose={onClose}>
      <p>{ui('hint.about')}</p>
      <ol className={css.advice}>
        {advice.slice(0, MOST).map(({ move, chance, why }) => {
          const answer = answers.find((one) => one.move === move)
          return (
            answer && (
              <li key={move}>
                <Button
                  className={css.move}
                  onClick={() => {
                    onClose()
                    act(move)
                  }}
                >
                  {rich(answer.say)}
                </Button>
                <p>
                  {chance !== undefined && <b>{ui('hint.chance', { n: Math.round(chance * 100) })} </b>}
                  {say(why)}
                </p>
              </li>
            )
          )
        })}
      </ol>
    </Sheet>
  )
}
