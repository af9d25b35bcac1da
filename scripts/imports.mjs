import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { isMain, root } from './tools.mjs'

const games = ['@athanor/seasons', '@athanor/temples', '@athanor/spellbook']
const packages = ['@athanor/kernel', ...games, '@athanor/bots', '@athanor/protocol']

/** Which rooms a room may import; docs/architecture.md says why. */
const mayImport = {
  'packages/kernel': [],
  'packages/seasons': ['@athanor/kernel'],
  'packages/temples': ['@athanor/kernel'],
  'packages/spellbook': ['@athanor/kernel'],
  'packages/bots': ['@athanor/kernel', ...games],
  'packages/protocol': ['@athanor/kernel'],
  'apps/server': packages,
  'apps/web': packages,
  'apps/cli': [...packages, '@athanor/server'],
}

const testTools = ['vitest', 'fast-check']

/** What a package may not touch, because it runs alike in Node, in a browser and in a worker, and replays exactly. */
const forbiddenInPackages = [
  [/\bMath\s*\.\s*random\b/g, 'Math.random (randomness comes from the state)'],
  [/\bDate\s*\.\s*now\b/g, 'Date.now (packages have no clock)'],
  [/\bnew\s+Date\b/g, 'new Date (packages have no clock)'],
  [/\bperformance\s*\.\s*now\b/g, 'performance.now (packages have no clock)'],
  [/(?<![\w$.])crypto\s*\./g, 'crypto (randomness comes from the state)'],
  [/(?<![\w$.])(?:window|document)\b(?!\s*\??:)/g, 'a DOM global'],
  [/(?<![\w$.])(?:process\s*\.|Buffer\s*[.(]|require\s*\(|__dirname\b|__filename\b)/g, 'a Node global'],
]

/** What is wrong with one file: `file` is its path from the root, with forward slashes. */
export function violations(file, source) {
  const found = []
  const report = (index, message) => found.push({ line: source.slice(0, index).split('\n').length, message })
  const [, room, area] = /^((packages|apps)\/[^/]+)\//.exec(file) ?? []
  // A ledger folder holds tests and what they share.
  const isTest = file.endsWith('.test.ts') || file.includes('/src/ledger/')
  const { code, bare } = mask(source)

  if (room && !mayImport[room]) report(0, `${room} is not in the table of scripts/imports.mjs`)

  for (const { index, name } of importsOf(code, bare)) {
    const message = importFault({ file, room, area, isTest }, name)
    if (message) report(index, message)
  }
  if (area === 'packages' && !isTest) {
    for (const [pattern, what] of forbiddenInPackages) {
      for (const { index } of bare.matchAll(pattern)) report(index, `uses ${what}`)
    }
  }
  return found.sort((a, b) => a.line - b.line)
}

function importFault({ file, room, area, isTest }, name) {
  if (name === undefined) return area === 'packages' ? 'imports a computed name' : undefined
  if (/^(?:\/|[a-z]:[\\/]|(?:file|https?|data):)/i.test(name)) return `imports '${name}' from outside the repository`
  if (name.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(file), name))
    if (target.startsWith('..')) return `imports '${name}' from outside the repository`
    if (room && !target.startsWith(`${room}/`)) return `imports '${name}', which leaves ${room}`
    return undefined
  }
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  if (packageName.startsWith('@athanor/')) {
    const allowed =
      !room || packageName === `@athanor/${posix.basename(room)}` || mayImport[room]?.includes(packageName)
    return allowed ? undefined : `${room} may not import ${packageName}`
  }
  if (area !== 'packages') return undefined
  const isBuiltin = name.startsWith('node:') || builtinModules.includes(packageName)
  if (isTest && (isBuiltin || testTools.includes(packageName))) return undefined
  return isBuiltin ? `imports the Node built-in '${name}'` : `${room} may not import ${packageName}`
}

/** Every import, export ... from, import() and require(); `name` is undefined where it is no plain string. */
function* importsOf(code, bare) {
  const keyword = /(?<![\w$.])(?:from|import)\s*(?=["'])|(?<![\w$.])(?:import|require)\s*\(\s*/g
  for (const match of bare.matchAll(keyword)) {
    const [, , name] = /^(["'`])(.*?)\1/.exec(code.slice(match.index + match[0].length)) ?? []
    yield { index: match.index, name }
  }
}

/** The source without comments (`code`), and without what strings and patterns say either (`bare`); indexes stay. */
function mask(source) {
  const token =
    /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g
  const blank = (text) => text.replace(/[^\n]/g, ' ')
  const quoted = (text) => text[0] + blank(text.slice(1, -1)) + text.at(-1)
  const isComment = (text) => text.startsWith('//') || text.startsWith('/*')
  const code = source.replace(token, (text) => (isComment(text) ? blank(text) : text))
  const bare = source.replace(token, (text) => {
    if (isComment(text)) return blank(text)
    if (text[0] !== '`') return quoted(text)
    // The code inside ${...} stays visible.
    return text.replace(/(^|\})((?:\\[\s\S]|[^\\$]|\$(?!\{))*)/g, (_, start, words) => start + blank(words))
  })
  return { code, bare }
}

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist', 'coverage'].includes(entry.name) ? [] : sourceFiles(path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}

function main() {
  const files = ['packages', 'apps', 'scripts'].flatMap(sourceFiles)
  let count = 0
  for (const file of files) {
    for (const { line, message } of violations(file, readFileSync(join(root, file), 'utf8'))) {
      console.log(`${file}:${line}: ${message}`)
      count++
    }
  }
  if (count > 0) process.exitCode = 1
  else console.log(`import directions: ${files.length} files, no violations`)
}

if (isMain(import.meta.url)) main()
