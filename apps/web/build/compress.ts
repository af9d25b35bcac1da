import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(?:js|css|html|svg|webmanifest)$/

/** Puts compressed twins beside the built files, so that the server compresses nothing while it serves. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'athanor-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue
        const data = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }))
      }
    },
  }
}
