import { below, chooseSeat, encodeRecord, Match, rngFrom } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { expect, test } from 'vitest'
import type { KeptGame } from '../local/kept.ts'
import { playedHere } from './here.ts'

function finished(seed: string) {
  const match = new Match(spellbook, { players: 2, options: {}, seed })
  const rng = rngFrom(`${seed} moves`)
  for (let mask = spellbook.toAct(match.state); mask !== 0; mask = spellbook.toAct(match.state)) {
    const seat = chooseSeat(mask, rng)
    const moves = spellbook.legal(match.state, seat)
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  const record = match.record()
  const kept: KeptGame = {
    ...{ id: 'k', game: 'spellbook', players: 2, options: {}, seed, bots: [null, 'adept'], at: 7, over: true },
    ...{ moves: record.acts.length, record: encodeRecord(record) },
  }
  return { kept, match }
}

test('a game of this device is played again to know its points and cards', () => {
  const { kept, match } = finished('statistics')
  const [mine, theirs] = spellbook.standings(match.state)!
  const played = playedHere(spellbook, kept)!
  expect(played).toMatchObject({ id: 'k', game: spellbook.id, at: 7, score: mine!.score, place: mine!.place })
  expect(played.others).toEqual([{ name: 'adept', bot: 'adept', won: theirs!.won }])
  const spells = mine!.breakdown.filter(({ for: { key } }) => key === 'score.spell')
  expect(Object.keys(played.cards)).toHaveLength(spells.length)
})

test('a record that does not fit the rules any more is left out', () => {
  const { kept } = finished('statistics')
  const { record: _, ...bare } = kept
  expect(playedHere(spellbook, bare)).toBeUndefined()
  expect(playedHere(spellbook, { ...kept, record: kept.record!.replace(/"hash":"./, '"hash":"?') })).toBeUndefined()
})
