import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import { type Line, linesOf } from '../lines.ts'
import css from './log.module.css'
import { useSitting } from './sitting.tsx'
import { Told } from './told.tsx'

/** What happened and what was said, but for what the reader does not want to hear. */
export function useLines(): readonly Line[] {
  const { table, game } = useSitting()
  const { log, chat, around } = table
  return useMemo(() => {
    const heard = chat.filter(({ person }) => !around?.muted.includes(person))
    return linesOf(log, heard, game)
  }, [log, chat, around, game])
}

/** A line in plain words. */
export function useTelling(): (line: Line) => string {
  const { table } = useSitting()
  const { say, ui } = useWords()
  const { names } = table
  return useCallback(
    (line) => {
      if (line.kind === 'event') return say(line.phrase)
      if (line.kind === 'said') return `${line.said.name}: ${line.said.text}`
      const { kind, seat } = line.happening
      if (kind === 'move') return ''
      return ui(`entry.${kind}`, { who: seat === undefined ? '' : (names[seat] ?? ui('seat', { n: seat + 1 })) })
    },
    [say, ui, names],
  )
}

/** The log, to be read and scrolled. */
export function Log() {
  const { ui } = useWords()
  const lines = useLines()
  const list = useRef<HTMLDivElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll the log
    <div ref={list} className={css.log} role="log" aria-label={ui('log')} tabIndex={0}>
      <Lines lines={lines} />
    </div>
  )
}

/** Much changes at a table that adds nothing to the log. */
const Lines = memo(function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol className={css.lines}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and taken from there
        <LineOf key={i} line={line} />
      ))}
    </ol>
  )
})

function LineOf({ line }: { readonly line: Line }) {
  if (line.kind === 'event') return <Told line={line} />
  if (line.kind === 'entry') return <Entry line={line} />
  return (
    <li className={css.said}>
      <b>{line.said.name}:</b> {line.said.text}
    </li>
  )
}

function Entry({ line }: { readonly line: Line }) {
  const tell = useTelling()
  return <li className={css.entry}>{tell(line)}</li>
}
