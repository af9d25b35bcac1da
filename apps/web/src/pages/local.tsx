import { below, type Json, type Options, rngFrom } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { type GameId, isGameId, loadGame } from '../games.ts'
import type { GameTable } from '../table/contract.ts'
import { Frame } from '../table/frame/frame.tsx'
import { type LocalGame, LocalTable } from '../table/local.ts'

/**
 * A game against bots on this device. The address may say more: `?players=3&bots=adept&seed=x&o.level=archmage`, and
 * while the client is being worked on `&steps=40` plays so many moves at random first.
 */
export function LocalPage() {
  const { game: id } = useParams<{ game: string }>()
  const [search] = useSearchParams()
  const [table, setTable] = useState<{ readonly game: GameTable<Json>; readonly model: LocalTable }>()
  const wish = search.toString()
  useEffect(() => {
    let model: LocalTable | undefined
    let left = false
    const begin = async (id: GameId): Promise<void> => {
      const game = await loadGame(id)
      if (left) return
      model = new LocalTable(game.rules, gameOf(new URLSearchParams(wish), game.defaults?.() ?? {}))
      if (import.meta.env.DEV) await wander(model, Number(new URLSearchParams(wish).get('steps') ?? 0))
      setTable({ game, model })
    }
    if (isGameId(id)) void begin(id)
    return () => {
      left = true
      model?.close()
    }
  }, [id, wish])
  return table && <Frame game={table.game} model={table.model} />
}

function gameOf(search: URLSearchParams, defaults: Options): LocalGame {
  const players = Number(search.get('players') ?? 2)
  const bot = search.get('bots') ?? 'adept'
  const options = [...search].filter(([key]) => key.startsWith('o.')).map(([key, value]) => [key.slice(2), value])
  return {
    id: crypto.randomUUID(),
    players,
    options: { ...defaults, ...Object.fromEntries(options) },
    seed: search.get('seed') ?? crypto.randomUUID(),
    names: ['You', 'Mira', 'Lena', 'Oskar'].slice(0, players),
    bots: Array.from({ length: players }, (_, seat) => (seat === 0 ? undefined : bot)),
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
