import { expect, test } from 'vitest'
import { around } from './names.ts'

test('whoever plays on from another seat keeps the own name there', () => {
  const bots = ['Mira', 'Orlo', 'Tess']
  expect(around('Ada', bots, 0)).toEqual(['Ada', 'Mira', 'Orlo', 'Tess'])
  expect(around('Ada', bots, 2)).toEqual(['Mira', 'Orlo', 'Ada', 'Tess'])
})
