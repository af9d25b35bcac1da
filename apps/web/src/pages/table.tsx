import type { Json } from '@athanor/kernel'
import { useEffect, useRef, useState } from 'react'
import { type GameId, loadGame } from '../games.ts'
import { useStore } from '../store.ts'
import type { GameTable } from '../table/contract.ts'
import { Frame } from '../table/frame/frame.tsx'
import { type OnlineSetting, OnlineTable } from '../table/online.ts'

/** What the page needs to know of a table that has begun. */
export interface BegunTable extends OnlineSetting {
  readonly game: GameId
  readonly version: number
}

/** A table of the server, from its first move on. */
export function TablePage({ table, ...props }: { readonly table: BegunTable } & Parts) {
  const [loaded, setLoaded] = useState<{ readonly game: GameTable<Json>; readonly model: OnlineTable }>()
  const { id, game: gameId } = table
  const first = useRef(table)
  useEffect(() => {
    let model: OnlineTable | undefined
    let left = false
    const begin = async (): Promise<void> => {
      const game = await loadGame(gameId)
      if (left) return
      model = new OnlineTable({ ...first.current, id, game: gameId })
      setLoaded({ game, model })
    }
    void begin()
    return () => {
      left = true
      model?.close()
    }
  }, [id, gameId])
  const names = table.names.join('\n')
  useEffect(() => loaded?.model.rename(names.split('\n')), [loaded, names])
  if (!loaded) return undefined
  return <Begun {...loaded} {...props} outdated={loaded.game.rules.version !== table.version} />
}

interface Parts {
  readonly head?: React.ReactNode
  readonly next?: React.ReactNode
  /** Shown when the table is gone, or was closed because its rules have changed, or this page is older than the server. */
  trouble(what: 'gone' | 'archived' | 'outdated'): React.ReactNode
}

function Begun({
  game,
  model,
  outdated,
  head,
  next,
  trouble,
}: Parts & { readonly game: GameTable<Json>; readonly model: OnlineTable; readonly outdated: boolean }) {
  const lost = useStore(model.lost)
  if (lost) return trouble(lost === 'outdated' ? 'archived' : 'gone')
  if (outdated) return trouble('outdated')
  return <Frame game={game} model={model} head={head} next={next} />
}
