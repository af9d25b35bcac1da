import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AnyRules,
  below,
  commit,
  firstToAct,
  type GameRecord,
  Match,
  type MatchSetup,
  mixSeed,
  type Options,
  rngFrom,
} from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { afterAll } from 'vitest'

/** A new folder for the files of a test file, which is gone when its tests are done. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A random game, whole or of so many moves. */
export function randomGame(rules: AnyRules, setup: MatchSetup, most = Number.POSITIVE_INFINITY): GameRecord {
  const match = new Match(rules, setup)
  const rng = rngFrom('moves')
  for (let mask = rules.toAct(match.state); mask !== 0 && match.acts.length < most; mask = rules.toAct(match.state)) {
    const seat = firstToAct(mask)
    const moves = rules.legal(match.state, seat)
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  return match.record()
}

/** A whole random game of SpellBook. */
export function randomRecord(players = 2, options: Options = {}, fair = false): GameRecord {
  const nonces = ['one', 'two']
  const setup: MatchSetup = fair
    ? {
        players,
        options,
        seed: mixSeed('secret', nonces),
        fairness: { commitment: commit('secret'), secret: 'secret', nonces },
      }
    : { players, options, seed: 'record', names: ['Ala', 'Boris', 'Cho', 'Dora'].slice(0, players) }
  return randomGame(spellbook, setup)
}
