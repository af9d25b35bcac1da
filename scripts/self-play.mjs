/**
 * Lets the bots play the games of which the statistics page tells: `npm run self-play`, or `-- spellbook` for one game.
 * Writes `apps/web/src/stats/self-play/<game>.json`; each file names the command whose figures it holds.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from './tools.mjs'

register()
const { cardNamed } = await import('../packages/seasons/src/index.ts')

/** The options of the table, and the key of a card's name from what the command calls it. */
const GAMES = {
  seasons: { options: '--option level=archmage --cards', keyOf: (card) => `card.${cardNamed(card)}` },
  spellbook: { options: '--option lineup=random --cards', keyOf: (card) => `spell.${card}` },
  temples: { options: '--option mode=advanced --cards', keyOf: (card) => card },
}

const wanted = process.argv.slice(2)
for (const [id, { options, keyOf }] of Object.entries(GAMES)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const args = `sim ${id} --games 300 --bots adept --seed self-play ${options} --json`
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'apps', 'cli', 'bin', 'athanor.mjs'), ...args.split(' ')],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e7 },
  )
  if (status !== 0) process.exit(status ?? 1)
  const { games, spread: scores, cards } = JSON.parse(stdout)
  const figures = {
    command: `athanor ${args}`,
    games,
    scores,
    cards: cards.map((one) => ({ ...one, card: keyOf(one.card) })),
  }
  writeFileSync(join(root, 'apps', 'web', 'src', 'stats', 'self-play', `${id}.json`), `${JSON.stringify(figures)}\n`)
  console.log(`${id}: ${games} games`)
}
