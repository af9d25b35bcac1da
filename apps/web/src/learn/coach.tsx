import { Icon } from '../art/icon.tsx'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.tsx'
import css from './coach.module.css'
import type { Learning } from './learning.ts'
import type { LessonTable } from './lesson-table.ts'
import { useTelling } from './words.tsx'

interface CoachProps {
  readonly table: LessonTable
  readonly learning: Learning
  onPlayOn(): void
  onAgain(): void
}

/** Who explains: why things are as they are, and what comes next. */
export function Coach({ table, learning, onPlayOn, onAgain }: CoachProps) {
  const { ui } = useWords()
  const tell = useTelling(learning)
  const { number, step, isOver, waits, lesson } = table.course
  return (
    <section className={css.coach} aria-label={ui('learn.coach')} data-step={step.name}>
      <div className={css.head}>
        <Icon name="barn-owl" className={css.owl} />
        <progress
          className={css.progress}
          max={lesson.steps.length}
          value={number + 1}
          aria-label={ui('learn.progress', { n: number + 1, of: lesson.steps.length })}
        />
      </div>
      <div className={css.words} aria-live="polite">
        <p>{tell(`lesson.${step.name}`)}</p>
        <p className={css.next}>{waits ? ui('learn.watch') : tell(`lesson.${step.name}.do`)}</p>
      </div>
      <div className={css.ways}>
        {!step.moves && !isOver && (
          <Button look="primary" data-go-on onClick={() => table.read()}>
            {ui('learn.next')}
          </Button>
        )}
        {isOver && (
          <>
            <Button look="primary" onClick={onPlayOn}>
              {ui('learn.play-on')}
            </Button>
            <Button onClick={onAgain}>{ui('learn.again')}</Button>
          </>
        )}
      </div>
    </section>
  )
}
