import { begin } from '@athanor/kernel'
import { BUILT_IN, tableText, temples } from '@athanor/temples'
import { describe, expect, test } from 'vitest'
import { forgetTable, keepTable, ownTable } from './own-table.ts'

describe('an own table of values', () => {
  test('MT-DATA-04: one with faults is not kept, and the faults are told', () => {
    expect(keepTable('{').map(({ key }) => key)).toEqual(['data.not-json'])
    expect(keepTable('{}').length).toBeGreaterThan(0)
    expect(ownTable.get()).toBe('')
  })

  test('a good one is kept as the option of new games, until it is forgotten', () => {
    const goals = { ...BUILT_IN.goals, rune: { ...BUILT_IN.goals.rune, pointsByTypes: [0, 1, 2, 4, 7, 11, 20] } }
    const own = { ...BUILT_IN, goals }
    expect(keepTable(JSON.stringify(own, undefined, 2))).toEqual([])
    expect(ownTable.get()).toBe(tableText(own))
    const view = temples.view(begin(temples, 2, { data: ownTable.get() }, 'own'), 0)
    expect(view.data.table).toBe(ownTable.get())
    forgetTable()
    expect(ownTable.get()).toBe('')
  })
})
