import type { Move } from '@athanor/kernel'
import { type SpellbookState, spellbook } from '@athanor/spellbook'
import { type Scenario, scenario } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import { studyUnderWay } from './chosen.ts'
import { goOn, type Payer, showsWays } from './payer.ts'
import { nextPayment, waysFor } from './payment.ts'

/** A table whose moves can be taken back, with a payer at it. */
class Desk {
  payer: Payer | undefined
  state: SpellbookState
  private readonly past: SpellbookState[] = []

  constructor({ state }: Scenario) {
    this.state = state
  }

  get decision() {
    return spellbook.decision(this.state, 0)
  }

  get view() {
    return spellbook.view(this.state, 0)
  }

  get pool(): readonly string[] {
    return this.view.players[0]!.pool
  }

  act(move: Move): void {
    this.past.push(spellbook.clone(this.state))
    spellbook.apply(this.state, 0, move)
    this.letPay()
  }

  play(text: string): void {
    this.act(spellbook.notation.parse(text)!)
  }

  back(): void {
    this.state = this.past.pop()!
    this.letPay()
  }

  letPay(): void {
    if (!this.payer) return
    const asked = spellbook.legal(this.state, 0).length > 0
    const { payer, act } = goOn(this.payer, this.view, asked ? this.decision : undefined)
    this.payer = payer
    if (act === 'back') this.back()
    else if (act !== undefined) this.act(act)
  }
}

/** Three ways to pay for Sacrifice on level 3, and no rune that counts. */
const rich = () => new Desk(scenario({ phase: 'evening', seats: [{ pool: 'Rc Rt Rs Rs Gc Bt' }, { pool: 'Kc' }] }))

/** Learns as with one click: the cheapest way. */
function learnAtOnce(desk: Desk): void {
  desk.play('learn R1/3')
  const study = studyUnderWay(desk.decision)!
  const [{ tokens, markers }] = waysFor(study, desk.view, desk.decision) as [ReturnType<typeof waysFor>[number]]
  desk.payer = { does: 'pays', spell: study.spell, payment: { tokens, marker: markers[0]! } }
  desk.letPay()
}

describe('who pays for a spell', () => {
  test('sees the ways to pay, however the learning was begun', () => {
    const desk = rich()
    expect(showsWays(undefined, desk.decision)).toBe(false)
    desk.play('learn R1/3')
    expect(showsWays(undefined, desk.decision)).toBe(true)
    expect(showsWays({ does: 'looks-on' }, desk.decision)).toBe(false)
    expect(showsWays({ does: 'remembers', spell: 'R1' }, desk.decision)).toBe(false)
    expect(showsWays({ does: 'remembers', spell: 'P1' }, desk.decision)).toBe(true)
  })

  test('pays with one choice, and takes it back with one', () => {
    const desk = rich()
    const before = desk.pool
    learnAtOnce(desk)
    expect(desk.view.players[0]!.learned.map(({ spell }) => spell)).toEqual(['R1'])
    expect(desk.pool).toHaveLength(3)
    desk.back()
    expect(desk.pool).toEqual(before)
    expect(studyUnderWay(desk.decision)).toBeUndefined()
    expect(desk.payer).toBeUndefined()
  })

  test('by hand goes token by token, forwards and back', () => {
    const desk = rich()
    desk.play('learn R1/3')
    desk.payer = { does: 'looks-on' }
    desk.play('mark Rc')
    expect(desk.decision.ask.key).toBe('ask.pay')
    expect(desk.payer).toEqual({ does: 'looks-on' })
    desk.back()
    expect(desk.decision.ask.key).toBe('ask.marker')
  })

  test('drops a learning with everything that was chosen for it', () => {
    const desk = rich()
    desk.play('learn R1/3')
    desk.play('mark Rc')
    desk.payer = { does: 'takes-back' }
    desk.letPay()
    expect(desk.decision.ask.key).toBe('ask.evening')
    expect(desk.payer).toBeUndefined()
  })

  test('of a payment that has begun only those ways are left that go on with it', () => {
    const desk = rich()
    desk.play('learn R1/3')
    desk.play('mark Rc')
    const ways = waysFor(studyUnderWay(desk.decision)!, desk.view, desk.decision)
    expect(ways.map(({ tokens }) => tokens.join(' ')).sort()).toEqual(['Rc Rs Rs', 'Rc Rt Rs'])
    expect(ways.every(({ markers }) => markers.join() === 'Rc')).toBe(true)
    expect(nextPayment({ ...ways[0]!, marker: 'Rc' }, desk.decision)).toBeDefined()
  })
})
