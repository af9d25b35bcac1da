import type { Page } from 'playwright-core'
import type { GameId } from '../src/games.ts'

/** A game at a public table against a novice, played to its end by the page itself with any legal moves; tells its id. */
export const playedInPublic = (page: Page, game: GameId): Promise<string> =>
  page.evaluate(async (game) => {
    const post = async (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body), headers })).json()
    }
    await post('guest', { name: 'Ada' })
    const pace = { kind: 'untimed', move: 0, bank: 0 }
    const wish = { game, players: 2, options: {}, pace, onTimeout: 'bot', hidden: false, delay: 0 }
    const { id, commitment } = await post('tables', { ...wish, against: 'novice' })
    await post(`tables/${id}/nonce`, { commitment, nonce: crypto.randomUUID() })
    await post(`tables/${id}/start`)
    const { ticket } = await post('ticket')
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket?ticket=${ticket}`)
    const say = (what: object): void => socket.send(JSON.stringify({ table: id, ...what }))
    // The table is asked for as a whole after every change: that is simpler than to follow the changes.
    const look = (): void => {
      say({ t: 'unwatch' })
      say({ t: 'watch' })
    }
    let asks = 0
    await new Promise<void>((over) => {
      socket.onopen = look
      socket.onmessage = ({ data }) => {
        const { t, seq, scene } = JSON.parse(data)
        if (t === 'news') look()
        if (t !== 'table') return
        if (scene.result) return over()
        const { answers = [] } = scene.decision ?? {}
        if (answers.length > 0) say({ t: 'move', id: `m${++asks}`, seq, move: answers[asks % answers.length].move })
      }
    })
    socket.close()
    return id
  }, game)
