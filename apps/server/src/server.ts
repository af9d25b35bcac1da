import type { AddressInfo } from 'node:net'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { BotPool } from './bots/pool.ts'
import type { Config } from './config.ts'
import { createApp, type Services } from './http/app.ts'
import { operationRoutes } from './http/operations.ts'
import { peopleRoutes } from './http/people.ts'
import { statisticsRoutes } from './http/statistics.ts'
import { tableRoutes } from './http/tables.ts'
import { LIMITS, type Limits } from './limits.ts'
import { Allowance } from './lobby/allowance.ts'
import { Directory } from './lobby/directory.ts'
import { Lobby } from './lobby/lobby.ts'
import { tidyUp } from './ops/housekeeping.ts'
import { createMetrics, type Metrics } from './ops/metrics.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Sessions } from './people/sessions.ts'
import { Throttle } from './people/throttle.ts'
import type { Rooms } from './socket/client.ts'
import { Gateway } from './socket/gateway.ts'
import { LobbyRoom } from './socket/lobby-room.ts'
import { News } from './socket/news.ts'
import { Presence } from './socket/presence.ts'
import { Statistics } from './statistics/statistics.ts'
import { openDatabase } from './store/database.ts'
import { Chat } from './table/chat.ts'
import { HOUSE_RULES, House, type HouseRules } from './table/house.ts'

export interface Running {
  readonly url: string
  readonly services: Services
  readonly metrics: Metrics
  /** Stops taking in, finishes what it has accepted, says goodbye and closes. */
  close(): Promise<void>
}

/** What tests do otherwise than everybody. */
export interface Customs {
  readonly rules?: HouseRules
  readonly limits?: Limits
  readonly now?: () => number
}

const TIDY_EVERY_MS = 10 * 60_000
const COME_BACK_MS = 1000
/** So long whoever is in the middle of a request may take to end it when the server stops. */
const LAST_REQUESTS_MS = 2000

/** Starts a server. */
export async function startServer(
  config: Config,
  bots: BotPool,
  { rules = HOUSE_RULES, limits = LIMITS, now = Date.now }: Customs = {},
): Promise<Running> {
  const logger = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const database = await openDatabase(config.database)
  const { db } = database
  const throttle = new Throttle(db, now)
  const people = new People(db, throttle, now)
  const passkeys = new Passkeys(db, people, now)
  const sessions = new Sessions(db, now)
  const directory = new Directory(db, now)
  const lobby = new Lobby(db, directory, new Allowance(limits), now)
  const house = new House(database, bots, rules, now)
  const chat = new Chat(db)
  const statistics = new Statistics(db, now)
  const services: Services = {
    ...{ config, limits, database, people, passkeys, sessions, throttle },
    ...{ directory, lobby, house, statistics },
  }
  const app = await createApp(services, logger, (error) => failed(error))

  const lobbyRoom = new LobbyRoom()
  const metrics = createMetrics({
    tables: () => house.tables,
    sockets: () => gateway.clients.size,
    botQueue: () => bots.waiting,
  })
  const presence = new Presence((payload) => database.announce('audience', payload))
  const rooms: Rooms = {
    house,
    chat,
    lobby: lobbyRoom,
    now,
    pace: limits,
    presence,
    said: (table, n) => database.announce('said', `${table} ${n}`),
    muted: (person) => database.announce('muted', person),
    note: (what, detail) => {
      if (what === 'ask') metrics.asks.inc({ kind: String(detail) })
      else if (what === 'refused') metrics.refusals.inc({ code: String(detail) })
      else if (what === 'slow-client') metrics.slowClients.inc()
      else failed(detail)
    },
    acknowledged: (milliseconds) => metrics.acknowledgement.observe(milliseconds / 1000),
  }
  const gateway = new Gateway(app.server, sessions, rooms, {
    origin: config.publicUrl?.origin,
    proxies: config.proxies,
    mostSocketsEach: limits.socketsEach,
    mostSocketsTogether: limits.socketsTogether,
    mostKnocks: limits.requests,
    heartbeatMs: limits.heartbeatMs,
  })

  function failed(error: unknown): void {
    metrics.errors.inc()
    logger.error({ err: error }, 'something failed')
  }

  const news = new News({ database, house, lobby, lobbyRoom, chat, gateway, presence, now, failed })
  house.onError = failed
  house.onChange = (seated, by) => {
    if (by === 'us') metrics.moves.inc()
    news.changed(seated)
  }
  sessions.onEnd = (hash) => database.announce('signed-out', hash)

  let closing = false
  peopleRoutes(app, services)
  tableRoutes(app, services)
  statisticsRoutes(app, services)
  operationRoutes(app, services, metrics, () => closing)
  await serveClient(app, config.client)
  await app.listen({ host: config.host, port: config.port })
  house.begin()
  const tidying = setInterval(() => {
    tidyUp(database, config, services, now()).catch(failed)
  }, TIDY_EVERY_MS)

  const { address, port } = app.server.address() as AddressInfo
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
  return {
    url,
    services,
    metrics,
    close: async () => {
      closing = true
      clearInterval(tidying)
      await gateway.finish()
      await house.stop()
      await gateway.close(COME_BACK_MS)
      setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS).unref()
      await app.close()
      await bots.close()
      news.close()
      await database.close()
    },
  }
}

/** The built web client, if there is one: files with a hash in their name may be kept for ever. */
async function serveClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes(`${sep}assets${sep}`)
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const page = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    return folder !== undefined && page ? reply.sendFile('index.html') : reply.status(404).send({ code: 'not-found' })
  })
}
