/** Draws docs/picture.svg, the README's picture: a screen of the terminal game as it is, with its colours. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from './tools.mjs'

const SEED = 'picture'
/** How many questions are answered before the picture is taken. */
const ANSWERS = 36
const WIDTH = 100

const CELL = { width: 8.4, height: 19 }
const MARGIN = 18
const INK = { paper: '#131a2b', text: '#e9dfc7', dim: '#9a937f' }
const COLOURS = { 31: '#e0655c', 32: '#8fc27f' }
const BACKGROUNDS = {
  40: '#4a4a52',
  41: '#b8322a',
  42: '#5c9e57',
  44: '#2f62b5',
  45: '#7d3f98',
  103: '#e3c34a',
  107: '#f4f1e8',
}
const FOREGROUNDS = { 30: '#15181f', 97: '#ffffff' }

/** What a friendly script likes best among the answers on the screen. */
function liked(screen) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
  const plain = screen.replace(/\x1b\[[\d;]*m/g, '')
  const question = plain.slice(plain.lastIndexOf('──'))
  const answers = [...question.matchAll(/^ *(\d+) {2}.*\((\w+)[^()]*\)$/gm)].map(([, number, kind]) => ({
    number,
    kind,
  }))
  const wishes = ['learn', 'use', 'mark', 'pay', 'draw', 'store', 'take']
  const wish = wishes.find((kind) => answers.some((answer) => answer.kind === kind))
  return answers.findLast((answer) => answer.kind === wish)?.number ?? '1'
}

/** Plays against a random seat and returns the screen with the last question. */
async function play() {
  register()
  const { athanor } = await import('../apps/cli/src/athanor.ts')
  let screen = ''
  let taken = ''
  let asked = 0
  const io = {
    out: (text) => {
      screen += `${text}\n`
    },
    err: (text) => console.error(text),
    ask: async (prompt) => {
      screen += prompt
      if (asked++ === ANSWERS) {
        taken = screen
        return 'q'
      }
      const answer = liked(screen)
      screen = ''
      return answer
    },
    clear: () => {},
    interactive: false,
    progress: false,
    colour: true,
    width: WIDTH,
    height: Number.POSITIVE_INFINITY,
    env: {},
    close: () => {},
  }
  await athanor(['play', 'spellbook', '--seed', SEED, '--name', 'Ann', '--lang', 'en'], io)
  return taken
}

/** A line as stretches of text with the codes that were in force. */
function stretches(line) {
  let codes = []
  let column = 0
  const found = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
  for (const part of line.split(/(\x1b\[[\d;]*m)/)) {
    if (part.startsWith('\x1b')) codes = part.slice(2, -1).split(';').map(Number)
    else if (part) {
      found.push({ text: part, codes, column })
      column += [...part].length
    }
  }
  return found
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const pick = (table, codes) => table[codes.find((code) => code in table)]

function svgLine(line, row) {
  const y = MARGIN + row * CELL.height
  return stretches(line)
    .map(({ text, codes, column }) => {
      const x = MARGIN + column * CELL.width
      const length = [...text].length * CELL.width
      const background = pick(BACKGROUNDS, codes)
      const fill = pick(FOREGROUNDS, codes) ?? pick(COLOURS, codes) ?? (codes.includes(2) ? INK.dim : INK.text)
      const weight = codes.includes(1) ? ' font-weight="700"' : ''
      const box = background
        ? `<rect x="${x.toFixed(1)}" y="${y + 2}" width="${length.toFixed(1)}" height="${CELL.height - 3}" rx="3" fill="${background}"/>`
        : ''
      if (text.trim() === '') return box
      return `${box}<text x="${x.toFixed(1)}" y="${y + 14}" fill="${fill}"${weight} textLength="${length.toFixed(1)}" xml:space="preserve">${escaped(text)}</text>`
    })
    .join('')
}

const lines = (await play()).trimEnd().split('\n')
const size = { width: Math.ceil(WIDTH * CELL.width + 2 * MARGIN), height: lines.length * CELL.height + 2 * MARGIN }
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, monospace" font-size="14">
<title>SpellBook in the terminal</title>
<rect width="100%" height="100%" rx="10" fill="${INK.paper}"/>
${lines.map(svgLine).join('\n')}
</svg>
`
writeFileSync(join(root, 'docs', 'picture.svg'), svg)
console.log(`docs/picture.svg: ${lines.length} lines`)
