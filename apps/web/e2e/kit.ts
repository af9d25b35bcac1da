import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const ARTIFACTS = join(ROOT, 'artifacts')

/** `npm test` names the browser that it has found or installed. */
const wanted = process.env.CHROMIUM ?? '/usr/bin/chromium'
const executable = existsSync(wanted) ? wanted : undefined
if (!executable) console.warn('The tests of the web client are skipped: there is no Chromium. CHROMIUM can name one.')

/** Tests in a real browser against a real server; skipped where there is no browser. */
export const inBrowser = describe.skipIf(!executable)

export interface Stand {
  readonly url: string
  /** A new browser profile. Whatever its pages complain about fails the test that asks. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** What the pages have complained about so far. */
  readonly complaints: readonly string[]
}

/** A server and a browser for all tests of a file. */
export function stand(): Stand {
  let server: Server | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    if (!executable) return
    server = await startServer()
    browser = await chromium.launch({ executablePath: executable, args: FLAGS })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  return {
    get url() {
      return server!.url
    },
    visitor: async (options = {}) => {
      const context = await browser!.newContext({
        baseURL: server!.url,
        locale: 'en-GB',
        viewport: { width: 1366, height: 768 },
        colorScheme: 'dark',
        ...options,
      })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      return { context, page, complaints }
    },
  }
}

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
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** The program itself, as a person starts it, on a free port and with a database of its own. */
async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-e2e-'))
  const child = spawn(process.execPath, [join(ROOT, 'apps', 'cli', 'bin', 'athanor.mjs'), 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ATHANOR_DATA: folder },
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
    child,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes a picture of the page into `artifacts/`, for a person to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!existsSync(ARTIFACTS)) mkdirSync(ARTIFACTS, { recursive: true })
  await page.screenshot({ path: join(ARTIFACTS, `${name}.png`) })
}

/** Nothing on the page is a serious obstacle for anybody. */
export async function accessible(page: Page): Promise<void> {
  const { AxeBuilder } = await import('@axe-core/playwright')
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
