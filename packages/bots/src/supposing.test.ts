import { begin, chooseSeat, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { adept } from './adept.ts'
import { type Chair, chairAt } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import { knownLore } from './minds.ts'
import { supposing } from './supposing.ts'
import { emberLore, emberTable } from './testing/embers.ts'

/** A table of adepts, now and then shown to `look`. */
function watch(players: number, seed: string, look: (table: ReturnType<typeof tableOf>, seat: number) => void): void {
  const table = tableOf(players, seed)
  const { rules, state } = table
  const seated = Array.from({ length: players }, (_, seat) => adept.sit(chairAt(table, seat)))
  const rng = rngFrom(seed)
  for (let n = 0, mask = rules.toAct(state); mask !== 0; n++, mask = rules.toAct(state)) {
    const seat = chooseSeat(mask, rng)
    if (n % 15 === 0) look(table, seat)
    rules.apply(state, seat, seated[seat]!.choose(rng))
  }
}

const tableOf = (players: number, seed: string) => ({
  rules: seasons,
  players,
  state: begin(seasons, players, { level: 'archmage', kingdom: 'yes' }, seed),
})

for (const players of [2, 4])
  test(`others are supposed to have chosen and divided their cards well, by nothing that a seat could see, with ${players} players`, () => {
    let [asDealt, supposed, looks] = [0, 0, 0]
    watch(players, `divisions ${players}`, (table, seat) => {
      const evaluation = new Evaluation(seasons, knownLore('seasons'), players)
      const chair: Chair = chairAt(table, seat)
      const [dealt, likely] = [chair, supposing(chair, evaluation)].map((one) => one.resample(rngFrom('luck')))
      expect(chair.rules.view(likely!, seat)).toEqual(chair.view())
      expect(chair.rules.legal(likely!, seat)).toEqual(chair.legal())
      for (let other = 0; other < players; other++) {
        const [before, after] = [dealt!, likely!].map((state) => evaluation.worth(state, other))
        // In the draft what one chooses is lost to the next.
        if (table.state.phase === 'draft') continue
        if (other === seat) expect(after).toBe(before)
        else expect(after).toBeGreaterThanOrEqual(before!)
        asDealt += before!
        supposed += after!
      }
      looks++
    })
    expect(looks).toBeGreaterThan(10)
    expect(supposed).toBeGreaterThan(asDealt)
  })

test('others are supposed to choose well in the draft', () => {
  let [asDealt, supposed, looks] = [0, 0, 0]
  for (let game = 0; game < 60; game++) {
    const table = tableOf(2, `draft ${game}`)
    const { state } = table
    const other: Chair = chairAt(table, 1)
    const [move] = other.legal()
    seasons.apply(state, 1, move!)
    expect(state.picks[1]).toBeGreaterThan(0)
    const evaluation = new Evaluation(seasons, knownLore('seasons'), 2)
    const chair: Chair = chairAt(table, 0)
    const [dealt, likely] = [chair, supposing(chair, evaluation)].map((one) => one.resample(rngFrom(`luck ${game}`)))
    expect(chair.rules.view(likely!, 0)).toEqual(chair.view())
    const [before, after] = [dealt!, likely!].map((one) => evaluation.worth(one, 1))
    expect(after).toBeGreaterThanOrEqual(before!)
    asDealt += before!
    supposed += after!
    looks++
  }
  expect((supposed - asDealt) / looks).toBeGreaterThan(1)
})

test('nothing is supposed where nobody arranges anything in secret', () => {
  const chair = chairAt(emberTable('plain'), 0)
  expect(supposing(chair, new Evaluation(chair.rules, emberLore, 2))).toBe(chair)
})
