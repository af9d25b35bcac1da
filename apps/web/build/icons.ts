import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LISTS = join(import.meta.dirname, '..', 'src', 'art', 'icons')
const PAGES = 'pages.txt'
const NAME = 'virtual:icons'

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

/** The names in some of the lists of `src/art/icons`. */
function listed(wanted: (list: string) => boolean): ReadonlySet<string> {
  const lists = readdirSync(LISTS).filter(wanted)
  const texts = lists.map((list) => readFileSync(join(LISTS, list), 'utf8'))
  return new Set(texts.join('\n').split(/\s+/).filter(Boolean))
}

/** Icons as one SVG of symbols. */
function sprite(names: Iterable<string>): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  const symbols = [...names].map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`src/art/icons: there is no icon ${name}`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Two sprites: the few icons of the pages, so that the first of them need not wait for those of all the cards. */
const SPRITES: { readonly [file: string]: () => ReadonlySet<string> } = {
  'pages.svg': () => listed((list) => list === PAGES),
  'tables.svg': () => listed((list) => list !== PAGES),
}

/** `virtual:icons` tells in which sprite an icon is: files of their own, so that no script carries pictures. */
export function icons(): Plugin {
  let building = false
  return {
    name: 'athanor-icons',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer(server) {
      for (const [file, names] of Object.entries(SPRITES))
        server.middlewares.use(`/icons/${file}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(sprite(names()))
        })
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const [pages, tables] = Object.entries(SPRITES).map(([name, names]) => {
        if (!building) return JSON.stringify(`/icons/${name}`)
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: sprite(names()) })}`
      })
      const few = JSON.stringify([...SPRITES['pages.svg']!()])
      return `const few = new Set(${few})\nexport default (name) => few.has(name) ? ${pages} : ${tables}`
    },
  }
}
