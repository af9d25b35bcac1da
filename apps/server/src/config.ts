import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPostgres } from './store/database.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** A `postgres://` address or the path of the SQLite file. */
  readonly database: string
  /** Where people find the server: decides the allowed origin, passkeys and whether cookies need TLS. */
  readonly publicUrl: URL | undefined
  /** Behind so many proxies, each of which adds to X-Forwarded-For whom it sees. */
  readonly proxies: number
  /** The folder of the built web client; undefined: none is served. */
  readonly client: string | undefined
  readonly logLevel: string
  readonly botThreads: number
  /** Finished games older than this are forgotten; 0 keeps them. */
  readonly keepGamesDays: number
  /** Guests who have not come back for so long are forgotten; 0 keeps them. */
  readonly keepGuestsDays: number
  /** Guests who have never sat at a table are forgotten after so long; 0: like other guests. */
  readonly keepVisitorsDays: number
  /** Who may read /metrics; undefined: only the machine itself. */
  readonly metricsToken: string | undefined
}

/** A setting that cannot be used: the message says which and what is wanted. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

type Environment = { readonly [name: string]: string | undefined }

export function readConfig(env: Environment, folder: string): Config {
  const dataFolder = env.ATHANOR_DATA ?? join(folder, 'data')
  return {
    host: env.HOST ?? '127.0.0.1',
    port: whole(env, 'PORT', 8080, 0, 65_535),
    database: databaseOf(env.DATABASE_URL, dataFolder),
    publicUrl: urlOf(env.PUBLIC_URL),
    proxies: whole(env, 'TRUST_PROXY', 0, 0, 10),
    client: env.ATHANOR_CLIENT ?? builtClient(),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    botThreads: whole(env, 'BOT_THREADS', 1, 1, 64),
    keepGamesDays: whole(env, 'KEEP_GAMES_DAYS', 0, 0, 36_500),
    keepGuestsDays: whole(env, 'KEEP_GUESTS_DAYS', 365, 0, 36_500),
    keepVisitorsDays: whole(env, 'KEEP_VISITORS_DAYS', 7, 0, 36_500),
    metricsToken: env.METRICS_TOKEN === '' ? undefined : env.METRICS_TOKEN,
  }
}

/** The web client of this repository, if it has been built. */
function builtClient(): string | undefined {
  const folder = join(import.meta.dirname, '..', '..', 'web', 'dist')
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}

function databaseOf(url: string | undefined, folder: string): string {
  if (url === undefined || url === '') return join(folder, 'athanor.db')
  if (!isPostgres(url)) throw new BadSetting('DATABASE_URL must begin with postgres://')
  return url
}

function urlOf(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadSetting('PUBLIC_URL must be an address like https://athanor.example')
  return new URL(text)
}

function whole(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new BadSetting(`${name} must be a whole number from ${least} to ${most}`)
  return value
}

/** One of the values; the first is the usual one. */
function oneOf(env: Environment, name: string, values: readonly string[]): string {
  const text = env[name] ?? values[0]!
  if (!values.includes(text)) throw new BadSetting(`${name} must be one of ${values.join(', ')}`)
  return text
}
