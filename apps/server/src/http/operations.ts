import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
    if (!mayRead(request, config.metricsToken)) return reply.status(404).send({ code: 'not-found' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Whoever comes through a proxy of this machine is somebody else. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  (ip === '127.0.0.1' || ip === '::1') && headers['x-forwarded-for'] === undefined

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocal(request)
  const given = request.headers.authorization ?? ''
  return timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(`Bearer ${token}`)))
}
