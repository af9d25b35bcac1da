import type { Ask, Tell } from '@athanor/protocol'
import type { Page } from 'playwright-core'

/** A gate in a page's wire. */
export interface Gate {
  /** What the page has asked for so far. */
  readonly asked: readonly Ask[]
  /** From now on the page hears nothing, until the gate is opened. */
  shut(): void
  open(): void
  /** The next move is refused on its way, without a reason. */
  refuseNext(): void
}

/** Puts a gate into the wire of a page that has none yet. */
export async function gateOf(page: Page): Promise<Gate> {
  const asked: Ask[] = []
  let held: (() => void)[] | undefined
  let refuses = false
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => (held ? held.push(() => socket.send(message)) : socket.send(message)))
    socket.onMessage((message) => {
      const ask: Ask = JSON.parse(String(message))
      asked.push(ask)
      if (!refuses || ask.t !== 'move') return server.send(message)
      refuses = false
      const refused: Tell = { t: 'refused', code: 'refused', table: ask.table, id: ask.id }
      socket.send(JSON.stringify(refused))
    })
  })
  return {
    asked,
    shut: () => {
      held = []
    },
    open: () => {
      for (const send of held ?? []) send()
      held = undefined
    },
    refuseNext: () => {
      refuses = true
    },
  }
}
