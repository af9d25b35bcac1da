import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import { type Line, linesOf } from '../lines.ts'
import css from './log.module.css'
import { useSitting } from './sitting.tsx'
import { Told } from './told.tsx'

/** What happened and what was said, but for what the reader does not want to hear. */
export function Log() {
  const { table, game } = useSitting()
  const { ui } = useWords()
  const { log, chat, around } = table
  const lines = useMemo(() => {
    const heard = chat.filter(({ person }) => !around?.muted.includes(person))
    return linesOf(log, heard, game)
  }, [log, chat, around, game])
  const list = useRef<HTMLDivElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll the log
    <div ref={list} className={css.log} role="log" aria-label={ui('log')} tabIndex={0}>
      <ol className={css.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and taken from there
          <LineOf key={i} line={line} />
        ))}
      </ol>
    </div>
  )
}

function LineOf({ line }: { readonly line: Line }) {
  const { ui } = useWords()
  const { table } = useSitting()
  if (line.kind === 'event') return <Told line={line} />
  if (line.kind === 'said')
    return (
      <li className={css.said}>
        <b>{line.said.name}:</b> {line.said.text}
      </li>
    )
  const { kind, seat } = line.happening
  if (kind === 'move') return undefined
  const who = seat === undefined ? '' : (table.names[seat] ?? ui('seat', { n: seat + 1 }))
  return <li className={css.entry}>{ui(`entry.${kind}`, { who })}</li>
}
