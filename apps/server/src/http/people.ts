import { matching, object, optional, text } from '@athanor/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../fault.ts'
import type { Site } from '../people/passkeys.ts'
import { isName, isPassword, type Person } from '../people/people.ts'
import { bodyOf, networkIn, personIn, type Services, sessionOf, signedIn } from './app.ts'
import { clearCookie, isSecure, setCookie } from './cookie.ts'

const isGuest = object({ name: isName })
const isLogin = object({ name: isName, password: text(1, 200) })
const isCredentialId = matching(/^[\w-]{1,1400}$/)
const isNewPassword = object({ old: optional(text(1, 200)), password: isPassword })

/** Who I am, and everything about it. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { database, people, sessions, passkeys, lobby, house, config, limits } = services
  const careful = { config: { rateLimit: { max: limits.careful, keyGenerator: networkIn } } }

  const secure = (request: FastifyRequest): boolean => isSecure(request, config)
  const site = (request: FastifyRequest): Site => {
    const asked = `${request.protocol}://${request.host}`
    if (!config.publicUrl && !URL.canParse(asked)) throw new Fault('bad-request')
    const { origin, hostname } = config.publicUrl ?? new URL(asked)
    return { origin, host: hostname }
  }
  const welcome = async (request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Person> => {
    const old = await sessionOf(request, sessions)
    if (old) await sessions.end(old.hash)
    setCookie(reply, await sessions.begin(person.id), secure(request))
    return person
  }

  /**
   * Leaves, resigns and forgets, again until nothing has come in between. If it fails the person is still signed in, and
   * can try again.
   */
  const sayFarewell = async (person: Person): Promise<void> => {
    const settled = new Set<string>()
    let ended: readonly string[] | undefined
    while (!ended) {
      await lobby.leaveAll(person)
      for (const table of await house.resignAll(person.id)) settled.add(table)
      ended = await people.remove(person.id, settled)
    }
    sessions.ended(ended)
  }

  app.get('/api/me', async (request) => (await sessionOf(request, sessions))?.person ?? null)

  app.post('/api/guest', careful, async (request, reply) => {
    const { name } = bodyOf(request, isGuest)
    return welcome(request, reply, await people.addGuest(named(name)))
  })

  app.post('/api/sign-in', careful, async (request, reply) => {
    const { name, password } = bodyOf(request, isLogin)
    return welcome(request, reply, await people.signIn(name, password, networkIn(request)))
  })

  app.post('/api/sign-out', async (request, reply) => {
    const session = await signedIn(request, sessions)
    await sessions.end(session.hash)
    clearCookie(reply, secure(request))
    return {}
  })

  app.post('/api/sign-out-everywhere', async (request, reply) => {
    const person = await personIn(request, sessions)
    await sessions.endAll(person.id)
    clearCookie(reply, secure(request))
    return {}
  })

  app.post('/api/me/name', careful, async (request) => {
    const person = await personIn(request, sessions)
    return people.rename(person.id, named(bodyOf(request, isGuest).name))
  })

  /** Keeps a guest, or changes the password; every other device has to sign in again. */
  app.post('/api/me/password', careful, async (request, reply) => {
    const person = await personIn(request, sessions)
    const { old, password } = bodyOf(request, isNewPassword)
    await people.changePassword(person.id, old, password, networkIn(request))
    await sessions.endAll(person.id)
    setCookie(reply, await sessions.begin(person.id), secure(request))
    return people.find(person.id)
  })

  app.get('/api/me/data', careful, async (request, reply) => {
    const person = await personIn(request, sessions)
    reply.header('content-disposition', 'attachment; filename="athanor-my-data.json"')
    return people.everythingOf(person.id)
  })

  app.delete('/api/me', careful, async (request, reply) => {
    const person = await personIn(request, sessions)
    await sayFarewell(person)
    await database.scrub()
    clearCookie(reply, secure(request))
    return {}
  })

  app.post('/api/me/passkeys/offer', careful, async (request) =>
    passkeys.offer(await personIn(request, sessions), site(request)),
  )

  app.post('/api/me/passkeys', careful, async (request) => {
    const person = await personIn(request, sessions)
    return passkeys.add(person, site(request), credential<RegistrationResponseJSON>(request.body))
  })

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', careful, async (request) => {
    const person = await personIn(request, sessions)
    if (!isCredentialId(request.params.id)) throw new Fault('not-found')
    await passkeys.remove(person, request.params.id)
    return {}
  })

  app.post('/api/passkey/ask', careful, async (request) => passkeys.ask(site(request)))

  app.post('/api/passkey/sign-in', careful, async (request, reply) => {
    const response = credential<AuthenticationResponseJSON>(request.body)
    return welcome(request, reply, await passkeys.signIn(site(request), response))
  })
}

/** A name with something to see in it. */
function named(name: string): string {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new Fault('bad-name')
  return name
}

/** The library checks every field of a credential; here it only has to be one. */
function credential<T extends { readonly id: string; readonly response: object }>(body: unknown): T {
  const { id, response } = (body ?? {}) as Partial<T>
  if (!isCredentialId(id) || typeof response !== 'object' || response === null) throw new Fault('bad-request')
  return body as T
}
