import { encodeRecord } from '@athanor/kernel'
import { isId, matching, object, optional, text, whole } from '@athanor/protocol'
import type { FastifyInstance } from 'fastify'
import { Fault } from '../fault.ts'
import { GAMES } from '../games.ts'
import { isBotLevel, isNonce, isTableWish } from '../lobby/wish.ts'
import { seatsOf } from '../store/rows.ts'
import { archived, archivedRecord } from '../table/archive.ts'
import type { Seated } from '../table/house.ts'
import { recordOf } from '../table/record.ts'
import { bodyOf, personIn, type Services, sessionOf, signedIn } from './app.ts'

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
    return lobby.create(person, bodyOf(request, isTableWish))
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

  app.post<WithId>('/api/tables/:id/rematch', async (request) =>
    lobby.rematch(await personIn(request, sessions), idIn(request.params)),
  )

  /** The whole game with its seed and everybody's nonces, once it is over, for those who may look at the table. */
  app.get<WithId>('/api/tables/:id/record', async (request, reply) => {
    const id = idIn(request.params)
    const seated = await house.open(id)
    const old = seated ? undefined : await archived(database.db, id)
    const over = seated ? seated.table.course.result !== undefined : old?.row.status === 'ended'
    const person = (await sessionOf(request, sessions))?.person.id
    const sat = seated ?? old
    if (!sat || !over || !mayRead(sat, person)) throw new Fault('not-found')
    reply.header('content-disposition', `attachment; filename="athanor-${sat.row.game}-${id}.json"`)
    reply.type('application/json')
    return encodeRecord('table' in sat ? recordOf(sat, await seatsOf(database.db, id)) : archivedRecord(sat))
  })

  app.post('/api/ticket', async (request) => ({ ticket: await sessions.ticket(await signedIn(request, sessions)) }))
}

/** A hidden table, or one without spectators, keeps its games among those who sat there. */
const mayRead = ({ row, seats }: Pick<Seated, 'row' | 'seats'>, person: string | undefined): boolean =>
  (row.hidden === 0 && row.delay >= 0) || seats.some((seat) => seat.person !== null && seat.person === person)

function idIn({ id }: { readonly id: string }): string {
  if (!isId(id)) throw new Fault('not-found')
  return id
}
