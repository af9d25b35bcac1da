import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test('bytes come back, and the text is what Node writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = toBase64([...bytes])
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64(text)).toEqual([...bytes])
    }),
  )
})

test('text that toBase64 does not write is not read', () => {
  for (const text of ['A', 'A===', 'AB!', 'AA==', 'żółć', 'AB']) expect(fromBase64(text)).toBeUndefined()
})

test('reading never throws and what is read was written so', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const bytes = fromBase64(text)
      if (bytes) expect(toBase64(bytes)).toBe(text)
    }),
  )
})
