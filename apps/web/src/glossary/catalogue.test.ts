import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { describe, expect, test } from 'vitest'
import { catalogue as ofSeasons } from '../seasons/catalogue.ts'
import { catalogue as ofSpellbook } from '../spellbook/catalogue.ts'
import { catalogue as ofTemples } from '../temples/catalogue.ts'
import { uiTexts } from '../texts/index.ts'
import { companions, found, relations, sorted } from './catalogue.ts'

const names = (found: readonly { readonly key: string }[]): string[] => found.map(({ key }) => seasons.texts.en[key]!)
const search = (name: string, facets = {}) => names(found(ofSeasons, { name, facets }, seasons.texts))

describe.each([
  ['Seasons', ofSeasons, seasons.texts, 92],
  ['SpellBook', ofSpellbook, spellbook.texts, 21],
  ['Mystery of the Temples', ofTemples, temples.texts, 10 + 5 + 6 + 8 + 3],
])('the cards of %s', (_, catalogue, texts, count) => {
  test('are all there, with words in every language', () => {
    expect(catalogue.entries).toHaveLength(count)
    for (const { key, about, rulings } of catalogue.entries) {
      expect(rulings, key).not.toEqual([])
      for (const one of [key, ...about.map((phrase) => phrase.key), ...rulings.map((phrase) => phrase.key)])
        for (const messages of Object.values(texts)) expect(messages[one], one).toBeDefined()
    }
  })

  test('are nothing that has no filter', () => {
    const known = new Map(catalogue.facets.map(({ key, values }) => [key, values]))
    for (const { facets } of catalogue.entries)
      for (const [facet, values] of Object.entries(facets))
        for (const value of values) expect(known.get(facet), value).toContain(value)
  })

  test('can be filtered by cost, by set and by what they are about', () => {
    const known = catalogue.facets.map(({ key }) => key)
    expect(known).toEqual(expect.arrayContaining(['facet.cost', 'facet.set', 'facet.topic']))
  })

  test('are found by every filter, and every filter has a name', () => {
    for (const { key, values } of catalogue.facets)
      for (const value of values) {
        expect(uiTexts.en[value], value).toBeDefined()
        expect(found(catalogue, { name: '', facets: { [key]: value } }, texts), value).not.toEqual([])
      }
  })
})

test('a card is found by a part of its name in any language, with or without marks', () => {
  expect(search('figrim')).toEqual(['Figrim the Avaricious'])
  expect(search(seasons.texts.pl['card.7']!)).toContain('Temporal Boots')
  expect(search(seasons.texts.ru['card.7']!.toUpperCase())).toContain('Temporal Boots')
  expect(search('zzz')).toEqual([])
})

test('cards stand in the order of their names, numbers as people count', () => {
  const names = sorted(ofTemples.entries, 'en', temples.texts).map(({ key }) => key)
  expect(names.indexOf('wilderness.2')).toBeLessThan(names.indexOf('wilderness.10'))
})

test('filters work together', () => {
  const found = search('', { 'facet.type': 'facet.familiar', 'facet.set': 'facet.kingdom' })
  expect(found.length).toBeGreaterThan(2)
  expect(found).not.toContain('Figrim the Avaricious')
})

test('cards that name each other belong together', () => {
  const related = relations(ofSeasons, seasons.texts)
  for (const [key, others] of related)
    for (const other of others) expect(related.get(other.key)!.some((one) => one.key === key)).toBe(true)
  expect([...related.values()].some((others) => others.length > 0)).toBe(true)
})

describe.each([
  ['Seasons', ofSeasons, seasons.texts, 0.97],
  ['SpellBook', ofSpellbook, spellbook.texts, 1],
  ['Mystery of the Temples', ofTemples, temples.texts, 1],
])('the cards of %s', (_, catalogue, texts, share) => {
  test('lead from one to the other', () => {
    const related = relations(catalogue, texts)
    const leading = catalogue.entries.filter(
      (entry) =>
        related.get(entry.key)!.length > 0 || companions(catalogue, entry).some(([, others]) => others.length > 0),
    )
    expect(leading.length / catalogue.entries.length).toBeGreaterThanOrEqual(share)
  })
})

test('everything that goes together by its key is there', () => {
  const keys = ofTemples.entries.map(({ key }) => key)
  for (const { with: others = [] } of ofTemples.entries) for (const key of others) expect(keys).toContain(key)
})
