import { expect, test } from 'vitest'
import { unreadIn } from './unread.ts'

const said = (n: number, person: string) => ({ n, person, at: 0, name: person, text: 'Hello!', after: 0 })
const chat = [said(3, 'bob'), said(4, 'ada'), said(5, 'bob'), said(6, 'eve')]

test('what others have said since is unread', () => {
  expect(unreadIn(chat, 0, { me: 'ada', muted: [] })).toBe(3)
  expect(unreadIn(chat, 4, { me: 'ada', muted: [] })).toBe(2)
  expect(unreadIn(chat, 6, { me: 'ada', muted: [] })).toBe(0)
})

test('whom one does not want to hear has said nothing', () => {
  expect(unreadIn(chat, 0, { me: 'ada', muted: ['bob'] })).toBe(1)
})
