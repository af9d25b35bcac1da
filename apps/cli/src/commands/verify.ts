import { type Language, type Standing, verify as verifyRecord } from '@athanor/kernel'
import type { Io } from '../io.ts'
import { readRecord } from '../record-file.ts'
import { type Screen, screen } from '../screen.ts'
import { verdict } from '../standings.ts'
import { words } from '../words.ts'

export interface VerifyOptions {
  readonly lang: Language
  /** The commitment that was shown before the game. */
  readonly commitment?: string
  /** What a player has put into the seed. */
  readonly nonce?: string
}

/** Replays a record and checks its moves, its end and its seed. Whatever is wrong is refused. */
export function verify(file: string, { lang, ...witness }: VerifyOptions, io: Io): number {
  const { game, record } = readRecord(file)
  const { rules } = game
  const { players, names, version, acts, hash, fairness } = record
  const state = verifyRecord(rules, record, witness)
  const { ui, say, ...rest } = words(lang, rules.texts[lang], names)
  const standings = rules.standings(state)
  const lines = [
    ui('verify.game', { game: say({ key: 'game.name' }), version }),
    names ? ui('verify.players-named', { n: players, names: names.join(', ') }) : ui('verify.players', { n: players }),
    ui('verify.moves', { n: acts.length }),
    ...(hash === undefined ? [] : [ui('verify.state', { hash })]),
    standings
      ? ui('verify.result', { result: result(standings, screen(io, { ui, say, ...rest })) })
      : ui('verify.unfinished'),
    ui(fairness ? 'verify.fair' : 'verify.no-commitment'),
    ...(witness.commitment === undefined ? [] : [ui('verify.your-commitment')]),
    ...(witness.nonce === undefined ? [] : [ui('verify.your-nonce')]),
  ]
  for (const line of lines) io.out(`OK  ${line}`)
  return 0
}

function result(standings: readonly Standing[], show: Screen): string {
  const scores = standings.map(({ seat, score }) => `${show.nameOf(seat)} ${score}`)
  return `${scores.join(', ')}. ${verdict(standings, show)}`
}
