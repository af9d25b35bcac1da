import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The figures of one server process. */
export function createMetrics(live: { tables(): number; sockets(): number; botQueue(): number }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('athanor_tables', 'Tables in memory', live.tables)
  gauge('athanor_sockets', 'Open sockets', live.sockets)
  gauge('athanor_bot_queue', 'Questions that wait for a bot', live.botQueue)
  return {
    registry,
    asks: new Counter({ name: 'athanor_asks_total', help: 'Messages of clients', labelNames: ['kind'], registers }),
    refusals: new Counter({
      name: 'athanor_refusals_total',
      help: 'Messages that were refused',
      labelNames: ['code'],
      registers,
    }),
    moves: new Counter({ name: 'athanor_moves_total', help: 'Accepted and written entries', registers }),
    slowClients: new Counter({ name: 'athanor_slow_clients_total', help: 'Sockets that did not read', registers }),
    errors: new Counter({ name: 'athanor_errors_total', help: 'Errors that are nobody else’s fault', registers }),
    acknowledgement: new Histogram({
      name: 'athanor_ack_seconds',
      help: 'From a message to its acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
