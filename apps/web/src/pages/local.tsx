import { below, type Json, Refusal, rngFrom } from '@athanor/kernel'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { freshId } from '../fresh.ts'
import { type GameId, isGameId, loadGame } from '../games.ts'
import { wishIn } from '../local/address.ts'
import { type KeptGame, keep, keepRecord, keptGame, recordOf } from '../local/kept.ts'
import { useLocalNames } from '../local/names.ts'
import { NextSteps } from '../local/next-steps.tsx'
import { drawingTime, travelTime } from '../settings/settings.ts'
import { TableHead } from '../settings/table-head.tsx'
import type { GameTable } from '../table/contract.ts'
import { Frame } from '../table/frame/frame.tsx'
import { travelling } from '../table/frame/travels.tsx'
import { LocalTable } from '../table/local.ts'
import { GonePage } from './gone.tsx'
import { MissingPage } from './missing.tsx'

/**
 * A game against bots on this device. An address like `?players=3&bots=adept&seed=x&o.level=archmage` begins one, and
 * `?go=id` goes on with one; while the client is being worked on `&steps=40` plays so many moves at random first.
 */
export function LocalPage() {
  const { game } = useParams<{ game: string }>()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const wish = search.toString()
  const id = search.get('go')
  useEffect(() => {
    if (id !== null || !isGameId(game)) return
    const begun = newGame(game, new URLSearchParams(wish))
    keep(begun)
    const steps = new URLSearchParams(wish).get('steps')
    navigate(`/play/${game}?go=${begun.id}${steps ? `&steps=${steps}` : ''}`, { replace: true })
  }, [game, wish, id, navigate])
  if (!isGameId(game)) return <MissingPage />
  return id === null ? undefined : <Play key={id} id={id} steps={Number(search.get('steps') ?? 0)} />
}

function Play({ id, steps }: { readonly id: string; readonly steps: number }) {
  const names = useLocalNames(keptGame(id)?.bots)
  const firstNames = useRef(names)
  const [table, setTable] = useState<
    { readonly game: GameTable<Json>; readonly model: LocalTable } | 'gone' | 'broken'
  >()
  const [failed, setFailed] = useState<unknown>()
  useEffect(() => {
    let model: LocalTable | undefined
    let left = false
    const sitDown = async (): Promise<void> => {
      const kept = keptGame(id)
      if (!kept) return setTable('gone')
      const game = await loadGame(kept.game)
      if (left) return
      model = open(game, kept, firstNames.current)
      if (import.meta.env.DEV) await wander(model, steps)
      setTable({ game, model })
    }
    sitDown().catch((error: unknown) => (error instanceof Refusal ? setTable('broken') : setFailed(() => error)))
    return () => {
      left = true
      model?.close()
    }
  }, [id, steps])
  const model = typeof table === 'object' ? table.model : undefined
  useEffect(() => model?.rename(names), [model, names])
  if (failed !== undefined) throw failed
  if (table === 'gone' || table === 'broken') return <GonePage why={`local.${table}`} />
  return table && <Frame game={table.game} model={table.model} head={<TableHead />} next={<NextSteps id={id} />} />
}

/** So many times as long as a change does it take to draw the whole table. */
const OPENING = 8

function open({ rules, defaults }: GameTable<Json>, kept: KeptGame, names: readonly string[]): LocalTable {
  const { id, players, seed } = kept
  const record = recordOf(kept)
  const options = record?.options ?? { ...defaults?.(), ...kept.options }
  const bots = kept.bots.map((bot) => bot ?? undefined)
  const model = new LocalTable(
    rules,
    { id, players, options, seed, names, bots, ...(record && { record }) },
    { pause: () => drawingTime() + travelTime(), lull: (first) => drawingTime() * (first ? OPENING : 1), travelling },
  )
  model.onChange = (now) => keepRecord(id, now, model.store.get()?.scene.result !== undefined)
  return model
}

function newGame(game: GameId, search: URLSearchParams): KeptGame {
  const { players, bots, options } = wishIn(game, search)
  return {
    id: freshId(),
    game,
    players,
    options,
    seed: search.get('seed') ?? freshId(),
    bots: Array.from({ length: players }, (_, seat) => (seat === 0 ? null : bots)),
    at: Date.now(),
    moves: 0,
    over: false,
  }
}

/** Plays at random, to see a board in the middle of a game. */
async function wander(model: LocalTable, steps: number): Promise<void> {
  const rng = rngFrom('wander')
  for (let made = 0; made < steps; ) {
    const state = model.store.get()
    const answers = state?.scene.decision?.answers
    if (state?.scene.result) return
    if (answers) {
      await model.act(answers[below(rng, answers.length)]!.move)
      made++
    } else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
