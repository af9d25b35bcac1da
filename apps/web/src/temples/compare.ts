import type { PlayerView, TemplesView } from '@athanor/temples'
import { printed } from '@athanor/temples'
import type { Words } from '../words/words.tsx'
import { KINDS, sayCrystal, sayRune } from './crystals.ts'
import { crystalsIn } from './spells.ts'
import { teller } from './texts/index.ts'

/** What has changed for the viewer, in a few words. */
export function compare(before: TemplesView, after: TemplesView, words: Words): string[] {
  const seat = after.viewer
  const was = before.players.find((player) => player.seat === seat)
  const is = after.players.find((player) => player.seat === seat)
  if (!was || !is) return []
  return [...place(was, is, after, words), ...gains(was, is, words), ...crystals(was, is, words)]
}

function place(was: PlayerView, is: PlayerView, view: TemplesView, words: Words): string[] {
  const card = printed(view).ring.find(({ name }) => name === is.pawn)
  if (!card || was.pawn === is.pawn) return []
  return [teller(words)('temples.c-place', { card: words.say({ key: card.key }) })]
}

function gains(was: PlayerView, is: PlayerView, words: Words): string[] {
  const tell = teller(words)
  const parts: string[] = []
  const broken = was.markersLeft - is.markersLeft
  if (broken > 0) parts.push(tell('temples.c-marker', { n: broken }))
  if (is.score !== was.score) parts.push(tell('temples.c-score', { from: was.score, to: is.score }))
  const known = [...was.runes]
  for (const letter of is.runes) {
    const at = known.indexOf(letter)
    if (at >= 0) known.splice(at, 1)
    else parts.push(tell('temples.c-rune', { rune: words.say(sayRune(letter)) }))
  }
  return parts
}

const crystals = (was: PlayerView, is: PlayerView, words: Words): string[] =>
  KINDS.flatMap(([kind]) => {
    const change = crystalsIn(is, kind) - crystalsIn(was, kind)
    if (change === 0) return []
    const args = { sign: change > 0 ? '+' : '−', n: Math.abs(change), crystal: words.say(sayCrystal(kind)) }
    return [teller(words)('temples.c-crystals', args)]
  })
