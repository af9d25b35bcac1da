import type { Json } from '@athanor/kernel'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNoRail } from '../../ui/narrow.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords, WordsProvider } from '../../words/words.tsx'
import type { GameTable } from '../contract.ts'
import { type Help, HelpContext } from '../help.tsx'
import type { TableModel } from '../model.ts'
import { Clocks } from './clocks.tsx'
import { Describe } from './describe.tsx'
import { Ending } from './ending.tsx'
import css from './frame.module.css'
import { Herald } from './herald.tsx'
import { isWatching, Notices, Watching } from './notices.tsx'
import { Rail } from './rail.tsx'
import { Reference } from './reference.tsx'
import { type Sitting, SittingProvider, useSitDown } from './sitting.tsx'
import { useTravels } from './travels.tsx'
import { useReasons } from './use-reasons.ts'
import { useUnread } from './use-unread.ts'

interface FrameProps {
  readonly game: GameTable<Json>
  readonly model: TableModel
  /** What stands in the head of the page beside the state of the game. */
  readonly head?: ReactNode
  /** What can be done when the game is over. */
  readonly next?: ReactNode
  /** Who stands beside the board and explains. */
  readonly beside?: ReactNode
  /** What stands under the board. */
  readonly foot?: ReactNode
}

/** A table: head, board, rail; the same for all games. */
export function Frame({ game, model, head, next, beside, foot }: FrameProps) {
  const sitting = useSitDown(game, model)
  if (!sitting) return undefined
  return (
    <SittingProvider value={sitting}>
      <WordsProvider game={game.rules.texts} board={game.texts} names={sitting.table.names} draw={game.draw}>
        <Room sitting={sitting} head={head} next={next} beside={beside} foot={foot} />
      </WordsProvider>
    </SittingProvider>
  )
}

const Room = memo(function Room({
  sitting,
  head,
  next,
  beside,
  foot,
}: { readonly sitting: Sitting } & Omit<FrameProps, 'game' | 'model'>) {
  const { game, table, scene, decision, act } = sitting
  const why = useReasons(sitting)
  const words = useWords()
  const [opened, open] = useState<string>()
  const [sheet, setSheet] = useState<'describe' | 'rail' | 'reference'>()
  const [ended, setEnded] = useState(false)
  const noRail = useNoRail()
  const unread = useUnread(table, !noRail || sheet === 'rail')
  const over = scene.result !== undefined
  useEffect(() => setEnded(over), [over])
  useTravels(game, scene.view, table.seq)
  const help = useMemo<Help>(() => ({ why, open, names: table.names }), [why, table.names])
  const { Board, Detail } = game
  const near = beside ?? (isWatching(sitting) ? <Watching /> : undefined)
  // What the prompt has to say is no reason to draw the board anew.
  const board = useMemo(
    () => <Board view={scene.view} decision={decision} act={act} />,
    [Board, scene.view, decision, act],
  )
  return (
    <HelpContext value={help}>
      <div className={css.frame} data-seq={table.seq}>
        <header className={css.head}>
          <a href="/" className={css.home}>
            Athanor
          </a>
          <h1 className={css.status}>{game.status(scene.view, words)}</h1>
          <div className={css.tools}>
            <Clocks />
            {head}
            <IconButton framed icon="open-book" label={words.ui('reference')} onClick={() => setSheet('reference')} />
            <button type="button" className={css.tool} onClick={() => setSheet('describe')}>
              {words.ui('describe.short')}
            </button>
            {noRail && <LogButton unread={unread} onOpen={() => setSheet('rail')} />}
          </div>
        </header>
        {near !== undefined && <div className={css.beside}>{near}</div>}
        <main className={css.board} data-footed={foot !== undefined || undefined}>
          {board}
        </main>
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
        {noRail ? (
          <Herald />
        ) : (
          <aside className={css.rail}>
            <Rail />
          </aside>
        )}
      </div>
      <Notices />
      {opened !== undefined && (
        <Sheet title={words.say({ key: opened })} onClose={() => open(undefined)}>
          <Detail of={opened} view={scene.view} />
        </Sheet>
      )}
      {sheet === 'reference' && <Reference onClose={() => setSheet(undefined)} />}
      {sheet === 'describe' && (
        <Sheet title={words.ui('describe')} onClose={() => setSheet(undefined)}>
          <Describe />
        </Sheet>
      )}
      {noRail && sheet === 'rail' && (
        <Sheet title={words.ui('log')} onClose={() => setSheet(undefined)}>
          <Rail />
        </Sheet>
      )}
      {scene.result && ended && (
        <Ending result={scene.result} onClose={() => setEnded(false)}>
          {next}
        </Ending>
      )}
    </HelpContext>
  )
})

/** Opens the log where it has no room of its own, and says when somebody has spoken. */
function LogButton({ unread, onOpen }: { readonly unread: number; onOpen(): void }) {
  const { ui } = useWords()
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={unread > 0 ? ui('log.unread', { n: unread }) : undefined}
      onClick={onOpen}
    >
      {ui('log')}
      {unread > 0 && <b className={css.badge}>{unread}</b>}
    </button>
  )
}
