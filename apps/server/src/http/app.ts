import type { Check } from '@athanor/protocol'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from '../config.ts'
import { Fault } from '../fault.ts'
import type { Limits } from '../limits.ts'
import type { Directory } from '../lobby/directory.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { People, Person } from '../people/people.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Throttle } from '../people/throttle.ts'
import { hashed } from '../secrets.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { Database } from '../store/database.ts'
import type { House } from '../table/house.ts'
import { networkOf } from './address.ts'
import { COOKIE, isSecure, setCookie } from './cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Sends the cookie again, so that it lives as long as its session. */
    renewCookie(token: string): void
  }
}

/** An idle connection is kept for longer than proxies keep theirs: whoever closes it first must not be in the middle of asking. */
const IDLE_MS = 65_000

/** What the routes work with. */
export interface Services {
  readonly config: Config
  readonly limits: Limits
  readonly database: Database
  readonly people: People
  readonly passkeys: Passkeys
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly directory: Directory
  readonly lobby: Lobby
  readonly house: House
  readonly statistics: Statistics
}

const BODY_BYTES = 128 * 1024

/** The HTTP side: one JSON answer a route, one code a fault; `failed` hears of what is our own fault. */
export async function createApp(
  services: Services,
  logger: FastifyBaseLogger,
  failed: (error: unknown) => void,
): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: (_, hop) => hop < config.proxies,
    keepAliveTimeout: IDLE_MS,
    ...timeouts(services.limits.requestMs),
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    hsts: config.publicUrl?.protocol === 'https:',
  })
  const count = await limitRequests(app, services)
  app.decorateRequest('renewCookie', () => {})
  app.addHook('onRequest', async (request, reply) => {
    await count(request)
    request.renewCookie = (token) => setCookie(reply, token, isSecure(request, config))
    checkOrigin(request, config.publicUrl?.origin)
  })
  app.setErrorHandler((error, _, reply) => answerFault(error, reply, failed))
  return app
}

/**
 * Counts requests a minute: those of a session by itself, so that a whole school can play from one address, and those of
 * strangers by their network. Returns how those of a network are counted all together, whoever asks.
 */
async function limitRequests(
  app: FastifyInstance,
  { limits, sessions }: Services,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, {
    max: (_, key) => (key.startsWith(SESSION) ? limits.requestsEach : limits.requests),
    timeWindow: 60_000,
    keyGenerator: async (request) => (await sessionKey(request, sessions)) ?? networkIn(request),
    allowList: (request) => !isAsking(request),
  })
  const together = app.createRateLimit({ max: limits.requestsTogether, keyGenerator: networkIn })
  return async (request) => {
    const answer = await together(request)
    if (!answer.isAllowed && answer.isExceeded) throw new Fault('too-fast')
  }
}

/** What no network is called by. */
const SESSION = 'session '

/** Under what the requests of a session are counted; undefined without one, also if somebody has made a token up. */
async function sessionKey(request: FastifyRequest, sessions: Sessions): Promise<string | undefined> {
  const token = request.cookies[COOKIE]
  if (token === undefined || !isAsking(request)) return undefined
  const hash = hashed(token)
  return (await sessions.living([hash])).has(hash) ? SESSION + hash : undefined
}

export const networkIn = ({ ip }: FastifyRequest): string => networkOf(ip)

/**
 * The client's own files are read from the disk and cost next to nothing; one page asks for dozens of them. What is asked
 * for the route says: an address can be written in many ways.
 */
const isAsking = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false

/** Node looks round for slow requests now and then: both together stay below the limit. */
function timeouts(requestMs: number) {
  const [look, wait] = [requestMs / 6, (requestMs * 5) / 6]
  return { requestTimeout: wait, http: { headersTimeout: wait, connectionsCheckingInterval: look } }
}

/** The client is one page with its own scripts, styles and sockets; nothing from elsewhere. */
const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/** A page of another site cannot make a signed-in person do anything. */
function checkOrigin({ method, headers, host }: FastifyRequest, allowed: string | undefined): void {
  const { origin } = headers
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return
  const same = allowed === undefined ? URL.canParse(origin) && new URL(origin).host === host : origin === allowed
  if (!same) throw new Fault('not-allowed')
}

function answerFault(error: unknown, reply: FastifyReply, failed: (error: unknown) => void): FastifyReply {
  if (error instanceof Fault) {
    const { status, code, reasons } = error
    return reply.status(status).send({ code, ...(reasons.length > 0 && { reasons }) })
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 429) return reply.status(429).send({ code: 'too-fast' })
  if (status < 500) return reply.status(status).send({ code: 'bad-request' })
  failed(error)
  return reply.status(500).send({ code: 'our-fault' })
}

/** A request's body, if it is what the route wants. */
export function bodyOf<T>(request: FastifyRequest, check: Check<T>): T {
  if (!check(request.body)) throw new Fault('bad-request')
  return request.body
}

/** The session of a request, or undefined. */
export async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<Session | undefined> {
  const token = request.cookies[COOKIE]
  const session = token === undefined ? undefined : await sessions.find(token)
  if (token !== undefined && session?.renewed) request.renewCookie(token)
  return session
}

/** The session of a request from somebody who is signed in, if only as a guest. */
export async function signedIn(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const session = await sessionOf(request, sessions)
  if (!session) throw new Fault('signed-out')
  return session
}

export const personIn = async (request: FastifyRequest, sessions: Sessions): Promise<Person> =>
  (await signedIn(request, sessions)).person
