import { inside, type Menu, menuOf } from '@athanor/kernel'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/words.tsx'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'

/** The answers that the board does not offer itself; where there are very many, in two steps. */
export function Answers() {
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
