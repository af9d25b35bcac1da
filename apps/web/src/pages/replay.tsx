import { type Json, Refusal } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { usePerson } from '../account/account.ts'
import { isGameId, loadGame } from '../games.ts'
import { Actions } from '../replay/actions.tsx'
import { Chances } from '../replay/chances.tsx'
import css from '../replay/controls.module.css'
import { Controls } from '../replay/controls.tsx'
import { Film } from '../replay/film.ts'
import { useLook } from '../replay/look.ts'
import { useNames } from '../replay/names.ts'
import { Outcome } from '../replay/outcome.tsx'
import { ReplayTable } from '../replay/replay-table.ts'
import { type Found, findRecord, ownSeat, SHARED } from '../replay/source.ts'
import { useAnalysis } from '../replay/use-analysis.ts'
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
  if (loaded === 'gone' || loaded === 'broken') return <GonePage why={`replay.${loaded}`} />
  return loaded && <Show {...loaded} />
}

interface Loaded {
  readonly game: GameTable<Json>
  readonly found: Found
  readonly film: Film
}

function Show({ game, found, film }: Loaded) {
  const { at, viewer, go, see } = useLook(film, ownSeat(found, usePerson()))
  const noRail = useNoRail()
  const names = useNames(found)
  const analysis = useAnalysis(film)
  const [model] = useState(() => new ReplayTable(film, names, at, viewer))
  useEffect(() => model.rename(names), [model, names])
  useEffect(() => model.go(at), [model, at])
  useEffect(() => model.see(viewer), [model, viewer])
  useStore(model.store)
  const controls = <Controls film={film} at={at} viewer={viewer} names={names} go={go} see={see} />
  const more = (
    <>
      <Outcome film={film} names={names} />
      <Actions film={film} at={at} viewer={viewer} names={names} />
      <Chances film={film} at={at} names={names} analysis={analysis} go={go} />
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
