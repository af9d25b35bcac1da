import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './tools.mjs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl' }

/**
 * Adds the binaries for other systems that the lock file's packages ask for and that it does not have.
 *
 * A registry mirror may carry only the binaries of its own system. npm then leaves the others out of the lock file
 * without a word, and `npm ci` refuses that file on every machine.
 */
export function complete(lock) {
  const missing = {}
  for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      if (lock.packages[path] || !/^\d+\.\d+\.\d+$/.test(version)) continue
      const entry = platformOf(name)
      if (entry) missing[path] = { version, optional: true, ...entry }
    }
  }
  const packages = Object.entries({ ...lock.packages, ...missing })
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { lock: { ...lock, packages: Object.fromEntries(packages) }, added: Object.keys(missing).length }
}

function platformOf(name) {
  const words = name.split(/[/-]/)
  const one = (key, value) => (value ? { [key]: [value] } : {})
  const cpu = words.find((word) => processors.includes(word))
  if (!cpu) return undefined
  const os = words.find((word) => systems.includes(word))
  const libc = os === 'linux' ? libraries[words.find((word) => libraries[word])] : undefined
  return { ...one('cpu', cpu), ...one('libc', libc), ...one('os', os) }
}

if (isMain(import.meta.url)) {
  const file = join(root, 'package-lock.json')
  const { lock, added } = complete(JSON.parse(readFileSync(file, 'utf8')))
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
  console.log(`package-lock.json: ${added} binaries for other systems added`)
}
