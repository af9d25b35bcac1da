import { encodeRecord } from '@athanor/kernel'
import { isId, matching, object, optional, text, whole } from '@athanor/protocol'
import type { FastifyInstance } from 'fastify'
import { Fault } from '../fault.ts'
import { GAMES } from '../games.ts'
import { isEndKnown } from '../lobby/card.ts'
import { isBotLevel, isNonce, isTableWish } from '../lobby/wish.ts'
import { seatsOf } from '../store/rows.ts'
import { type Archived, archived, archivedRecord } from '../table/archive.ts'
import type { Seated } from '../table/house.ts'
import { recordOf } from '../table/record.ts'
import { bodyOf, networkIn, personIn, type Services, sessionOf, signedIn } from './app.ts'

type WithId = { Params: { id: string } }

const isJoin = object({ invitation: optional(isId) })
const isShare = object({ commitment: matching(/^[0-9a-f]{64}$/), nonce: isNonce })
const isSeating = object({ seat: whole(0, 5), bot: optional(isBotLevel) })
const isSearch = object({
  game: optional(text(1, 20)),
  name: optional(text(1, 24)),
  before: optional(matching(/^\d{1,15}$/)),
  last: optional(isId),
})

/** Tables, from the invitation to the record. */
export function tableRoutes(app: FastifyInstance, { database, directory, lobby, house, sessions }: Services): void {
  app.get('/api/games', async () =>
    [...GAMES.values()].map(({ id, version, players, options }) => ({ id, version, players, options })),
  )

  app.get('/api/tables', async (request) => {
    const person = (await sessionOf(request, sessions))?.person.id
    return { open: await directory.open(person), running: await directory.watchable(person) }
  })

  app.get('/api/my/tables', async (request) => directory.mine((await personIn(request, sessions)).id))

  app.get('/api/my/finished', async (request) => {
    const { id } = await personIn(request, sessions)
    if (!isSearch(request.query)) throw new Fault('bad-request')
    const { game, name, before, last } = request.query
    if (last !== undefined && before === undefined) throw new Fault('bad-request')
    return directory.finished(id, {
      ...(game !== undefined && { game }),
      ...(name !== undefined && { name }),
      ...(before !== undefined && { before: { ended: Number(before), ...(last !== undefined && { id: last }) } }),
    })
  })

  app.post('/api/tables', async (request) => {
    const person = await personIn(request, sessions)
    return lobby.create({ person, network: networkIn(request) }, bodyOf(request, isTableWish))
  })

  app.get<WithId>('/api/tables/:id', async (request) =>
    directory.cardFor(idIn(request.params), (await sessionOf(request, sessions))?.person.id),
  )

  app.get<WithId>('/api/invitations/:id', async (request) =>
    directory.byInvitation(idIn(request.params), (await personIn(request, sessions)).id),
  )

  app.post<WithId>('/api/tables/:id/join', async (request) => {
    const person = await personIn(request, sessions)
    const { invitation } = bodyOf(request, isJoin)
    return lobby.join(person, idIn(request.params), invitation)
  })

  /** My share of the seed, as an answer to the commitment that I was shown. */
  app.post<WithId>('/api/tables/:id/nonce', async (request) => {
    const person = await personIn(request, sessions)
    const { commitment, nonce } = bodyOf(request, isShare)
    return lobby.takeNonce(person, idIn(request.params), commitment, nonce)
  })

  app.post<WithId>('/api/tables/:id/leave', async (request) => {
    await lobby.leave(await personIn(request, sessions), idIn(request.params))
    return {}
  })

  app.post<WithId>('/api/tables/:id/seat', async (request) => {
    const { seat, bot } = bodyOf(request, isSeating)
    return lobby.seatBot(await personIn(request, sessions), idIn(request.params), seat, bot)
  })

  app.post<WithId>('/api/tables/:id/start', async (request) => {
    const card = await lobby.start(await personIn(request, sessions), idIn(request.params))
    await house.wake(card.id)
    return card
  })

  app.post<WithId>('/api/tables/:id/rematch', async (request) => {
    const person = await personIn(request, sessions)
    return lobby.rematch({ person, network: networkIn(request) }, idIn(request.params))
  })

  /** The whole game with its seed and everybody's nonces, for those who may look at the table and have seen its end. */
  app.get<WithId>('/api/tables/:id/record', async (request, reply) => {
    const id = idIn(request.params)
    const seated = await house.open(id)
    // What is tried and perhaps never written is not the end of a game.
    await seated?.table.settle()
    const sat = seated ?? (await archived(database.db, id))
    const person = (await sessionOf(request, sessions))?.person.id
    if (!sat || !mayRead(sat, person, house.now())) throw new Fault('not-found')
    reply.header('content-disposition', `attachment; filename="athanor-${sat.row.game}-${id}.json"`)
    reply.type('application/json')
    return encodeRecord('table' in sat ? recordOf(sat, await seatsOf(database.db, id)) : archivedRecord(sat))
  })

  app.post('/api/ticket', async (request) => ({ ticket: await sessions.ticket(await signedIn(request, sessions)) }))
}

/** A hidden table, or one without spectators, keeps its games among those who sat there; a late one for some time. */
function mayRead(sat: Seated | Archived, person: string | undefined, now: number): boolean {
  const { row, seats } = sat
  const ended = endOf(sat)
  if (ended === null) return false
  if (seats.some((seat) => seat.person !== null && seat.person === person)) return true
  return row.hidden === 0 && row.delay >= 0 && isEndKnown({ ...row, ended }, now)
}

/** When a game ended. The row of a table in memory may be from before that. */
function endOf(sat: Seated | Archived): number | null {
  if (!('table' in sat)) return sat.row.status === 'ended' ? sat.row.ended : null
  const { course, entries } = sat.table
  return course.result ? (entries.at(-1)?.at ?? null) : null
}

function idIn({ id }: { readonly id: string }): string {
  if (!isId(id)) throw new Fault('not-found')
  return id
}
