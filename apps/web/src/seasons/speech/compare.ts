import { ENERGIES, type PlayerView, type SeasonsView } from '@athanor/seasons'
import type { Words } from '../../words/words.tsx'
import { myself } from '../places.ts'
import { boardSays } from './say.ts'

/** What has changed for the viewer, in a few words. */
export function compare(before: SeasonsView, after: SeasonsView, words: Words): readonly string[] {
  const was = myself(before)
  const is = myself(after)
  if (!was || !is) return []
  const t = boardSays(words)
  const lines: string[] = []
  const number = (what: string, old: number, now: number): void => {
    if (old !== now) lines.push(t('change', { what, old, now }))
  }
  number(t('what-score'), was.score, is.score)
  number(t('what-crystals'), was.crystals, is.crystals)
  for (const energy of ENERGIES) number(words.say({ key: `energy.${energy}` }), was.reserve[energy], is.reserve[energy])
  number(t('what-gauge'), was.gauge, is.gauge)
  number(t('what-bonuses'), was.bonus, is.bonus)
  number(t('what-hand'), was.handSize, is.handSize)
  for (const card of newInPlay(was, is)) lines.push(`+ ${words.say({ key: `card.${card}` })}`)
  for (const card of newInPlay(is, was)) lines.push(`− ${words.say({ key: `card.${card}` })}`)
  number(t('what-space'), before.space, after.space)
  return lines
}

/** The cards that the second has in play beyond those of the first. */
export function newInPlay(was: PlayerView, is: PlayerView): number[] {
  const left = was.play.map(({ card }) => card)
  return is.play.flatMap(({ card }) => {
    const at = left.indexOf(card)
    if (at < 0) return [card]
    left.splice(at, 1)
    return []
  })
}
