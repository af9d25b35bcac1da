import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isMain } from './tools.mjs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser for the tests of the web client, or undefined. */
export const findChromium = () => PLACES.find((place) => place && existsSync(place))

/** The same; where Debian's packages can be installed without a question, it is installed first. */
export function ensureChromium() {
  const found = findChromium()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.error('Installing chromium for the tests of the web client, once ...')
  const apt = (args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt(['update', '-q'])
  apt(['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  return findChromium()
}

if (isMain(import.meta.url)) console.log(`Browser for the tests: ${ensureChromium() ?? 'none'}`)
