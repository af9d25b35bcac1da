import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, 'service-worker.js')

/** Fonts for alphabets that Athanor does not speak are fetched when somebody's name needs them. */
const RARELY = /-(?:vietnamese|greek|greek-ext|cyrillic-ext)-[^/]*$|\.(?:map|br|gz)$/

/** Writes `sw.js`: the service worker with the list of everything that was built. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'athanor-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => file !== 'index.html' && !RARELY.test(file))
        const files = ['/', ...[...built, ...readdirSync(folder)].sort().map((file) => `/${file}`)]
        // File names carry the hash of what is in them, but for the page and the public folder.
        const content = createHash('sha256').update(files.join('\n'))
        const page = bundle['index.html']
        if (page?.type === 'asset') content.update(page.source)
        for (const file of readdirSync(folder)) content.update(readFileSync(join(folder, file)))
        const version = content.digest('hex').slice(0, 16)
        const names = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
        const source = names + readFileSync(SOURCE, 'utf8')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
