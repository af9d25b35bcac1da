/**
 * Writes the golden games of a game down again: `npm run golden -- spellbook`. Their tables and seeds are read from the
 * files themselves; the moves are random, but fond of cards. Read the difference before you keep it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from './tools.mjs'

register()
const { below, chooseSeat, formatRecord, Match, rngFrom } = await import('../packages/kernel/src/index.ts')

/** How much more often a kind of move is tried than others; everything else counts 3. */
const FONDNESS = {
  learn: 20,
  copy: 12,
  use: 10,
  summon: 12,
  activate: 8,
  token: 8,
  break: 20,
  draw: 6,
  pass: 6,
  store: 1,
  end: 4,
}

const [id] = process.argv.slice(2)
if (!/^[a-z]+$/.test(id ?? '')) {
  console.error('Name a game: npm run golden -- spellbook')
  process.exit(2)
}
const rules = (await import(`../packages/${id}/src/index.ts`))[id]
const folder = join(root, 'packages', id, 'src', 'testing', 'golden')

for (const file of readdirSync(folder)) {
  const text = readFileSync(join(folder, file), 'utf8')
  const tag = (name) => [...text.matchAll(new RegExp(`^\\[${name} (.*)\\]$`, 'gm'))].map((found) => found[1])
  const options = Object.fromEntries(
    tag('Option').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), JSON.parse(line.slice(space + 1))]
    }),
  )
  const seed = JSON.parse(tag('Seed')[0])
  const match = new Match(rules, { players: Number(tag('Players')[0]), options, seed })
  const rng = rngFrom(`${seed} moves`)
  for (let mask = rules.toAct(match.state); mask !== 0; mask = rules.toAct(match.state)) {
    const seat = chooseSeat(mask, rng)
    const bag = rules.legal(match.state, seat).flatMap((move) => {
      const [kind] = rules.notation.format(move).split(' ')
      return new Array(FONDNESS[kind] ?? 3).fill(move)
    })
    match.act(seat, bag[below(rng, bag.length)])
  }
  writeFileSync(join(folder, file), formatRecord(rules, match.record()))
  console.log(`${file}: ${match.acts.length} moves`)
}
