import type { Move } from '@athanor/kernel'
import type { CardId } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { useHelp } from '../table/help.tsx'
import { useWords } from '../words/words.tsx'
import { Magnifier } from './cards/magnifier.tsx'
import { useBoard } from './context.tsx'
import css from './spot.module.css'

/** Something that may be an answer: it glows and acts when it is one, and otherwise does what it does when not asked. */
export function Spot({
  place,
  label,
  wish,
  hint = label,
  otherwise,
  className,
  children,
}: {
  readonly place: string
  /** What it is, for whoever cannot see it. */
  readonly label: string
  /** The move that one may have in mind: if it is not possible, the spot says why. */
  readonly wish?: Move | undefined
  /** What more there is to say about it, for whoever looks closer. */
  readonly hint?: string | undefined
  readonly otherwise?: (() => void) | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { answerAt, act } = useBoard()
  const { say } = useWords()
  const { why } = useHelp()
  const answer = answerAt(place)
  const reasons = answer || wish === undefined ? [] : (why(wish) ?? [])
  const said = reasons.map(say)
  return (
    <button
      type="button"
      data-place={place}
      data-legal={answer ? true : undefined}
      data-idle={answer || otherwise ? undefined : true}
      className={[css.spot, className].filter(Boolean).join(' ')}
      data-hint={[hint, ...said].filter(Boolean).join('\n') || undefined}
      aria-label={answer ? say(answer.say) : [label, ...said].join(' · ')}
      aria-disabled={answer || otherwise ? undefined : true}
      onClick={() => (answer ? act(answer.move) : otherwise?.())}
    >
      {children}
    </button>
  )
}

/** A card that may be an answer. When it is none, or by its magnifier, it opens in full. */
export function CardSpot({
  place,
  card,
  wish,
  label,
  plain = false,
  className,
  children,
}: {
  readonly place: string
  readonly card: CardId
  readonly wish?: Move | undefined
  readonly label?: string | undefined
  /** Its face says it all: no hint is needed. */
  readonly plain?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { say } = useWords()
  const { open } = useHelp()
  const { answerAt } = useBoard()
  const key = `card.${card}`
  const name = say({ key })
  const hint = `${name}\n${say({ key: `effect.${card}` })}`
  return (
    <span className={[css.card, className].filter(Boolean).join(' ')}>
      <Spot
        place={place}
        label={label ?? name}
        wish={wish}
        hint={plain ? '' : hint}
        otherwise={() => open(key)}
        className={css.cardSpot}
      >
        {children}
      </Spot>
      {answerAt(place) && <Magnifier card={card} />}
    </span>
  )
}
