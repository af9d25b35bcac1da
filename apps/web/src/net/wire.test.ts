import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wire } from './wire.ts'

/** The sockets that have been opened. */
const sockets: Socket[] = []

class Socket {
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  readonly said: unknown[] = []

  constructor() {
    sockets.push(this)
  }

  send(message: string): void {
    this.said.push(JSON.parse(message))
  }

  close(): void {}

  tell(tell: object): void {
    this.onmessage({ data: JSON.stringify(tell) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets.length = 0
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => ({ ticket: 'x' }) }))
  vi.stubGlobal('location', { origin: 'http://athanor.test' })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  wire.hangUp()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The next socket, open. */
async function opened(): Promise<Socket> {
  await vi.waitFor(() => expect(sockets).not.toEqual([]))
  const socket = sockets.shift()!
  socket.onopen()
  return socket
}

test('whoever looks at the lobby is told what changes, and to look when the line is there and there again', async () => {
  const heard = vi.fn()
  const stop = wire.watchLobby(heard)
  const socket = await opened()
  expect(socket.said).toContainEqual({ t: 'lobby', on: true })
  expect(heard.mock.calls).toEqual([[[]]])
  socket.tell({ t: 'lobby', changed: ['a-table'] })
  expect(heard).toHaveBeenLastCalledWith(['a-table'])
  socket.onclose()
  await vi.advanceTimersByTimeAsync(1000)
  const again = await opened()
  expect(again.said).toContainEqual({ t: 'lobby', on: true })
  expect(heard).toHaveBeenLastCalledWith([])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  expect(again.said).toContainEqual({ t: 'lobby', on: false })
})
