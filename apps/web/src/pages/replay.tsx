import { type Json, Refusal, SPECTATOR, type Viewer } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { isGameId, loadGame } from '../games.ts'
import { Actions } from '../replay/actions.tsx'
import { Chances } from '../replay/chances.tsx'
import css from '../replay/controls.module.css'
import { Controls } from '../replay/controls.tsx'
import { Film } from '../replay/film.ts'
import { useNames } from '../replay/names.ts'
import { Outcome } from '../replay/outcome.tsx'
import { ReplayTable } from '../replay/replay-table.ts'
import { type Found, findRecord, SHARED } from '../replay/source.ts'
import { TableHead } from '../settings/table-head.tsx'
import { useStore } from '../store.ts'
import type { GameTable } from '../table/contract.ts'
import { Frame } from '../table/frame/frame.tsx'
import { useNoRail } from '../ui/narrow.ts'
import { GonePage } from './gone.tsx'

/** A game that is over, or was left, moment by moment: `/replay/id?at=12&seat=1`. */
export function ReplayPage() {
  const { id = SHARED } = useParams<{ id: string }>()
  const [loaded, setLoaded] = useState<Loaded | 'gone' | 'broken'>()
  useEffect(() => {
    let left = false
    const load = async (): Promise<void> => {
      const found = await findRecord(id, location.hash)
      if (!found || !isGameId(found.record.game)) return setLoaded('gone')
      const game = await loadGame(found.record.game)
      if (!left) setLoaded({ game, found, film: new Film(game.rules, found.record) })
    }
    load().catch((error: unknown) => setLoaded(error instanceof Refusal ? 'broken' : 'gone'))
    return () => {
      left = true
    }
  }, [id])
  if (loaded === 'gone' || loaded === 'broken') return <GonePage why={loaded} />
  return loaded && <Show {...loaded} />
}

interface Loaded {
  readonly game: GameTable<Json>
  readonly found: Found
  readonly film: Film
}

function Show({ game, found, film }: Loaded) {
  const [search, setSearch] = useSearchParams()
  const at = clamp(Number(search.get('at') ?? 0), film.end)
  const viewer = viewerIn(search.get('seat'), film.record.players)
  const noRail = useNoRail()
  const names = useNames(found)
  const [model] = useState(() => new ReplayTable(film, names, at, viewer))
  useEffect(() => model.rename(names), [model, names])
  useEffect(() => model.go(at), [model, at])
  useEffect(() => model.see(viewer), [model, viewer])
  useStore(model.store)
  const set = (name: string, value: number): void => {
    search.set(name, String(value))
    setSearch(search, { replace: true })
  }
  const go = (to: number): void => set('at', clamp(to, film.end))
  const controls = (
    <Controls film={film} at={at} viewer={viewer} names={names} go={go} see={(seat) => set('seat', seat)} />
  )
  const more = (
    <>
      <Outcome film={film} names={names} />
      <Actions film={film} at={at} viewer={viewer} names={names} />
      <Chances film={film} at={at} names={names} go={go} />
    </>
  )
  // The board keeps its height where there is room beside it.
  const places = noRail
    ? {
        foot: (
          <>
            {controls}
            {more}
          </>
        ),
      }
    : { foot: controls, beside: <div className={css.beside}>{more}</div> }
  return <Frame game={game} model={model} head={<TableHead />} {...places} />
}

/** Whose eyes an address asks for: those of the first seat, unless it names another. */
function viewerIn(text: string | null, players: number): Viewer {
  const viewer = Number(text ?? 0)
  return Number.isInteger(viewer) && viewer >= SPECTATOR && viewer < players ? viewer : 0
}

const clamp = (at: number, end: number): number => Math.max(0, Math.min(end, Number.isInteger(at) ? at : 0))
