import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** What figures depend on; nothing that names a machine or a person. */
export function machine() {
  const [first] = cpus()
  return {
    node: process.versions.node,
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    system: `${process.platform} ${process.arch}`,
  }
}

/** Puts figures where the last ones are kept. */
export function keepFigures(file: string, figures: object): void {
  const folder = new URL('../../../bench/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL(file, folder)), `${JSON.stringify(figures, undefined, 2)}\n`)
}
