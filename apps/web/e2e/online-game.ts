import { Connection, type Pipe, type PipeEnds, type Scene } from '@athanor/protocol'
import type { Page } from 'playwright-core'
import type { GameId } from '../src/games.ts'

/** A game of the page's person at a public table against a novice, played to its end with any legal moves. */
export async function playedInPublic(page: Page, game: GameId): Promise<void> {
  const table = await againstNovice(page, { game, hidden: false })
  let connection: Connection | undefined
  let made = 0
  const move = async (scene: Scene): Promise<void> => {
    const { answers = [] } = scene.decision ?? {}
    if (answers.length === 0) return
    const reply = await connection?.ask({ t: 'move', table, move: answers[made++ % answers.length]!.move })
    if (reply?.done === false && reply.code === 'too-fast') setTimeout(() => void move(scene), 200)
  }
  await new Promise<void>((over) => {
    const ignored = { said: () => {}, audience: () => {}, muted: () => {}, lobby: () => {} }
    connection = new Connection(
      { dial: (ends) => pipeThrough(page, table, ends), after: () => () => {}, chance: Math.random },
      {
        ...ignored,
        state: () => {},
        refused: () => {},
        table: (_, { scene }) => (scene.result ? over() : void move(scene)),
      },
    )
    connection.watch(table)
  })
  connection?.close()
}

interface Wish {
  readonly game: GameId
  readonly hidden: boolean
}

/** A table of the page's person, who is called Ada, against a novice: the game has begun. */
export const againstNovice = (page: Page, wish: Wish): Promise<string> => page.evaluate(begun, wish)

async function begun({ game, hidden }: Wish): Promise<string> {
  const post = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body), headers })).json()
  }
  await post('guest', { name: 'Ada' })
  const pace = { kind: 'untimed', move: 0, bank: 0 }
  const wish = { game, players: 2, options: {}, pace, onTimeout: 'bot', hidden, delay: 0 }
  const { id, commitment } = await post('tables', { ...wish, against: 'novice' })
  await post(`tables/${id}/nonce`, { commitment, nonce: crypto.randomUUID() })
  await post(`tables/${id}/start`)
  return id
}

declare global {
  /** The two ends of a pipe, in the page. */
  interface Window {
    [end: `say ${string}` | `heard ${string}`]: ((message: string) => void) | undefined
  }
}

/** A socket that the page opens, with the cookies of its person. */
function pipeThrough(page: Page, name: string, ends: PipeEnds): Pipe {
  const open = async (): Promise<void> => {
    await page.exposeFunction(`heard ${name}`, (message: string) => ends.received(message))
    await page.evaluate(async (name) => {
      const { ticket } = await (await fetch('/api/ticket', { method: 'POST' })).json()
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket?ticket=${ticket}`)
      window[`say ${name}`] = (message) => socket.send(message)
      socket.onmessage = ({ data }) => window[`heard ${name}`]?.(data)
      await new Promise((opened) => {
        socket.onopen = opened
      })
    }, name)
    ends.opened()
  }
  void open()
  const send = (message: string): Promise<void> =>
    page.evaluate(({ name, message }) => window[`say ${name}`]?.(message), { name, message })
  return { send: (message) => void send(message), close: () => {} }
}
