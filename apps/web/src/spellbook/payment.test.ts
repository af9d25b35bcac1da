import { playRandomly, rngFrom } from '@athanor/kernel'
import { formatMove, kindName, parseMove, type SpellbookState, spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { studyUnderWay } from './chosen.ts'
import { nextPayment, studyOf, waysFor } from './payment.ts'

const options = (lineup: string, spells = '') => ({
  lineup,
  spells,
  wild: 'three-different-runes',
  first: 1,
  handicap: 0,
})

/** Learns in every way there is, each on a copy of the state, and tells what the pool has lost. */
function payEveryWay(state: SpellbookState, seat: number): void {
  const decision = spellbook.decision(state, seat)
  const before = spellbook.view(state, seat)
  for (const { move } of decision.answers) {
    if (kindName(move) !== 'learn') continue
    for (const { tokens, markers } of waysFor(studyOf(move, decision), before, decision)) {
      for (const marker of markers) {
        const twin = spellbook.clone(state)
        spellbook.apply(twin, seat, move)
        for (;;) {
          if (spellbook.legal(twin, seat).length === 0) break
          const next = nextPayment({ tokens, marker }, spellbook.decision(twin, seat))
          if (next === undefined) break
          spellbook.apply(twin, seat, next)
        }
        const learned = spellbook.view(twin, seat).players[seat]!.learned
        const card = learned.find(({ spell }) => formatMove(move).includes(` ${spell}/`))
        // With Communion on level 5 the tokens to keep are still to be named.
        if (!card) expect(spellbook.decision(twin, seat).ask.key).toBe('ask.keep')
        else if (markers.length > 1) expect(card.rune).toBe(marker.charAt(1))
      }
    }
  }
}

/** What is left of the ways to pay at every question of a learning that goes on at random. */
function lookWhilePaying(state: SpellbookState, seat: number): void {
  const decision = spellbook.decision(state, seat)
  const study = studyUnderWay(decision)
  if (!study || decision.ask.key === 'ask.keep') return
  const left = waysFor(study, spellbook.view(state, seat), decision)
  const moves = left.flatMap(({ tokens, markers }) =>
    markers.map((marker) => nextPayment({ tokens, marker }, decision)),
  )
  expect(left.length).toBeGreaterThan(0)
  expect(moves).not.toContain(undefined)
}

describe('a payment that is chosen as a whole', () => {
  test.each([
    [2, 'set1', ''],
    [3, 'set3', ''],
    [2, 'custom', 'R2,P2,G2,K2,W3,B1,Y3'],
  ])('answers everything that learning asks: %i players, %s %s', (players, lineup, spells) => {
    const state = spellbook.setup(options(lineup, spells), players, 'payment', undefined)
    playRandomly(spellbook, state, rngFrom('payment'), () => {
      for (let seat = 0; seat < players; seat++) {
        if (spellbook.legal(state, seat).length === 0) continue
        payEveryWay(state, seat)
        lookWhilePaying(state, seat)
      }
    })
  })

  test('names the marker only where its rune counts, and natural tokens first', () => {
    const state = spellbook.setup(options('set2'), 2, 'payment', undefined)
    state.phase = 'evening'
    const view = {
      ...spellbook.view(state, 0),
      players: [{ ...spellbook.view(state, 0).players[0]!, pool: ['Rc', 'Kc', 'Kt', 'Rt', 'Ks', 'Rs'] }],
    }
    const decision = { seat: 0, ask: { key: 'ask.evening' }, answers: [] }
    const learn = (spell: string) => parseMove(`learn ${spell}/3`)!
    expect(waysFor(studyOf(learn('K2'), decision), view, decision)[0]).toEqual({
      tokens: ['Kc', 'Kt', 'Ks'],
      markers: ['Kc', 'Kt', 'Ks'],
    })
    expect(waysFor(studyOf(learn('R2'), decision), view, decision)[0]).toEqual({
      tokens: ['Rc', 'Rt', 'Rs'],
      markers: ['Rc'],
    })
  })
})
