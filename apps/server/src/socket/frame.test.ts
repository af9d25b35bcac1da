import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from './frame.ts'

test('messages of any length and alphabet, written in one go, are told apart and read as they were meant', async () => {
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'a'.repeat(length))
  const said = [...lengths, 'Księga zaklęć', 'Сезоны 🜂', '\u0081\u00ff'.repeat(70), '{"t":"pong"}']
  expect(await read(said.map(framed).join(''), said.length)).toEqual(said)
})

/** The messages in what a server wrote, as a client reads them. */
async function read(written: string, messages: number): Promise<string[]> {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket }) => socket.write(written, 'latin1'))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data, binary) => {
    heard.push(binary ? 'binary' : String(data))
    if (heard.length === messages) client.close()
  })
  await once(client, 'close')
  server.close()
  return heard
}
