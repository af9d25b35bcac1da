import type { Phrase } from '@athanor/kernel'
import type { Happening, Said } from '@athanor/protocol'
import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import css from './log.module.css'
import { useSitting } from './sitting.tsx'

type Line =
  | { readonly kind: 'event'; readonly key: string; readonly phrase: Phrase }
  | { readonly kind: 'entry'; readonly key: string; readonly happening: Happening }
  | { readonly kind: 'said'; readonly key: string; readonly said: Said }

/** What happened and what was said, in the order in which it was. */
export function Log() {
  const { table, game } = useSitting()
  const { ui } = useWords()
  const { log, chat } = table
  const lines = useMemo(() => linesOf(log, chat, game.rules.tell), [log, chat, game])
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
        {lines.map((line) => (
          <LineOf key={line.key} line={line} />
        ))}
      </ol>
    </div>
  )
}

function LineOf({ line }: { readonly line: Line }) {
  const { rich, ui } = useWords()
  const { table } = useSitting()
  if (line.kind === 'event') return <li>{rich(line.phrase)}</li>
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

function linesOf(log: readonly Happening[], chat: readonly Said[], tell: (event: never) => Phrase | undefined): Line[] {
  const lines: Line[] = []
  const talk = [...chat]
  for (const happening of log) {
    while (talk.length > 0 && talk[0]!.after < happening.seq) lines.push(saidLine(talk.shift()!))
    if (happening.kind !== 'move') lines.push({ kind: 'entry', key: `${happening.seq}`, happening })
    for (const [i, event] of (happening.events ?? []).entries()) {
      const phrase = tell(event as never)
      if (phrase) lines.push({ kind: 'event', key: `${happening.seq} ${i}`, phrase })
    }
  }
  return [...lines, ...talk.map(saidLine)]
}

const saidLine = (said: Said): Line => ({ kind: 'said', key: `said ${said.n}`, said })
