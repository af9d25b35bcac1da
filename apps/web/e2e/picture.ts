import { join } from 'node:path'
import { botNamed, chairAt } from '@athanor/bots'
import { encodeRecord, isIn, Match, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { prompt } from './play.ts'
import { openStand, ROOT } from './stand.ts'

/** Draws the readme's picture: a game between adepts as it is in its second year, with one of them to move. */
const SEED = 'picture'
const MOVES = 95
const OPTIONS = { level: 'archmage' }

function halfAGame() {
  const match = new Match(seasons, { players: 2, seed: SEED, options: OPTIONS })
  const players = [0, 1].map((seat) => botNamed('adept', () => 0).sit(chairAt(match, seat)))
  const rng = rngFrom(SEED)
  const asked = (): number => (isIn(seasons.toAct(match.state), 0) ? 0 : 1)
  while (match.acts.length < MOVES || asked() !== 0 || seasons.legal(match.state, 0).length < 5)
    match.act(asked(), players[asked()]!.choose(rng))
  return match.record()
}

const record = halfAGame()
const game = {
  id: 'the-picture',
  game: 'seasons',
  players: 2,
  options: OPTIONS,
  seed: SEED,
  bots: [null, 'adept'],
  at: 1,
  moves: record.acts.length,
  over: false,
  record: encodeRecord(record),
}
const stand = await openStand()
const { page } = await stand.visitor()
await page.addInitScript((kept) => localStorage.setItem('athanor.games', JSON.stringify([kept])), game)
await page.goto(`/play/seasons?go=${game.id}`)
await prompt(page).waitFor()
await page.waitForTimeout(1500)
await page.screenshot({ path: join(ROOT, 'docs', 'picture.png') })
await stand.close()
