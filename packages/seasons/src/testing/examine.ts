import { restore, rngFrom, type Seat, SPECTATOR, serialise } from '@athanor/kernel'
import { seasons } from '../rules.ts'
import type { State } from '../state.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * A state under the magnifying glass: it is saved and restored, cloned, and dealt anew for every viewer; nobody may see a
 * difference, nor be asked something else.
 */
export function examine(state: State, seed: string): void {
  const text = serialise(state)
  if (serialise(restore<State>(text)) !== text) throw new Error('a state restored from text differs')
  if (serialise(seasons.clone(state)) !== text) throw new Error('a clone differs')
  const viewers: Seat[] = [SPECTATOR, ...state.players.map((_, seat) => seat)]
  for (const viewer of viewers) {
    const guess = seasons.resample(state, viewer, rngFrom(seed))
    if (!same(seasons.view(guess, viewer), seasons.view(state, viewer)))
      throw new Error(`viewer ${viewer} can tell a resampled state from the real one`)
    if (seasons.toAct(guess) !== seasons.toAct(state)) throw new Error('resampling changes who is to act')
    if (seasons.faults(guess).length > 0) throw new Error('a resampled state is broken')
    for (let seat = 0; seat < state.players.length; seat++)
      if ((seasons.toAct(guess) >> seat) & 1 && seasons.legal(guess, seat).length === 0)
        throw new Error(`resampling for viewer ${viewer} leaves seat ${seat} without a move`)
    if (viewer === SPECTATOR || !((seasons.toAct(state) >> viewer) & 1)) continue
    if (!same(seasons.decision(guess, viewer), seasons.decision(state, viewer)))
      throw new Error(`the decision of seat ${viewer} depends on what it cannot know`)
  }
  if (serialise(state) !== text) throw new Error('looking at a state changed it')
}
