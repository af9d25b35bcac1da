import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** `npm test` names the browser that it has found or installed. */
const wanted = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const executable = existsSync(wanted) ? wanted : undefined

/** A server, and browsers that visit it. */
export interface Stand {
  /** A new browser profile. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** Lets the server go away; it comes back at the same address, with everything it knew. */
  away(): Promise<{ back(): Promise<void> }>
  close(): Promise<void>
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** What the pages have complained about so far. */
  readonly complaints: readonly string[]
}

export async function openStand(): Promise<Stand> {
  if (!executable) throw new Error('there is no Chromium')
  const folder = mkdtempSync(join(tmpdir(), 'athanor-e2e-'))
  let server = await startServer(folder)
  const { url } = server
  const browser = await chromium.launch({ executablePath: executable, args: FLAGS })
  return {
    visitor: (options) => visit(browser, url, options),
    away: async () => {
      await server.stop()
      return {
        back: async () => {
          server = await startServer(folder, new URL(url).port)
        },
      }
    },
    close: async () => {
      await browser.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    // What travels costs time; who measures it asks for it.
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}

/** What takes longer, in ms, never comes; a busy machine takes its time. */
const PATIENCE = 60_000

// A browser without a network of its own must not look for one.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Server {
  readonly url: string
  stop(): Promise<void>
}

/** The program itself, as a person starts it, on a free port and with a database of its own. */
async function startServer(folder: string, port = '0'): Promise<Server> {
  const child = spawn(process.execPath, [join(ROOT, 'apps', 'cli', 'bin', 'athanor.mjs'), 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: port, LOG_LEVEL: 'error', ATHANOR_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
      const found = /Athanor is at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}
