import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LISTS = join(import.meta.dirname, '..', 'src', 'art', 'icons')
const NAME = 'virtual:icons'

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

/** The icons that the lists in `src/art/icons` name, as one SVG of symbols. */
function sprite(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  const lists = readdirSync(LISTS).map((list) => readFileSync(join(LISTS, list), 'utf8'))
  const names = new Set(lists.join('\n').split(/\s+/).filter(Boolean))
  const symbols = [...names].map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`src/art/icons: there is no icon ${name}`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** `virtual:icons` is the address of the sprite: a file of its own, so that no script carries pictures. */
export function icons(): Plugin {
  let building = false
  return {
    name: 'athanor-icons',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite())
      })
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      if (!building) return 'export default "/icons.svg"'
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
