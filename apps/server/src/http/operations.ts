import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../ops/metrics.ts'
import { hashed } from '../secrets.ts'
import type { Services } from './app.ts'

const NO_LIMIT = { config: { rateLimit: false } }

/** For whoever runs the server. */
export function operationRoutes(
  app: FastifyInstance,
  { config, database }: Services,
  metrics: Metrics,
  closing: () => boolean,
): void {
  /** The process is alive. */
  app.get('/healthz', NO_LIMIT, async () => ({ ok: true }))

  /** It can serve: the database answers and nobody has told it to stop. */
  app.get('/readyz', NO_LIMIT, async (_, reply) => {
    const ready =
      !closing() &&
      (await database.check().then(
        () => true,
        () => false,
      ))
    return reply.status(ready ? 200 : 503).send({ ok: ready })
  })

  app.get('/metrics', NO_LIMIT, async (request, reply) => {
    if (!mayRead(request, config)) return reply.status(404).send({ code: 'not-found' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const PASSED_ON = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Whoever comes through a proxy of this machine is somebody else. A proxy may say nothing of itself, so where there can
 * be one, because the server has a public address or is told of it, nobody counts as the machine itself.
 */
const isLocal = ({ socket, headers }: FastifyRequest, { proxies, publicUrl }: Config): boolean =>
  proxies === 0 &&
  publicUrl === undefined &&
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  PASSED_ON.every((name) => headers[name] === undefined)

function mayRead(request: FastifyRequest, config: Config): boolean {
  const { metricsToken: token } = config
  if (token === undefined) return isLocal(request, config)
  const given = request.headers.authorization ?? ''
  return timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(`Bearer ${token}`)))
}
