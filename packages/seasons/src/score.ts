import { type Phrase, type Points, rank, type Seat, type Standing } from '@athanor/kernel'
import { abilityAt } from './abilities/index.ts'
import { abilityNamed } from './abilities/slugs.ts'
import { cardAt, pointsOf } from './catalogue.ts'
import { effectCard, type Player, playedCard, type State } from './state.ts'

const HAND_PENALTY = -5
const HOARDED = 3
const HOARDER = abilityNamed('hoarder')
/** By the number of bonuses used. BON-14 */
export const BONUS_PENALTY: readonly number[] = [0, -5, -12, -20]

/** What each card in hand counts. FIN-12 */
export const handPoints = (player: Player): number => (player.ability === HOARDER ? HOARDED : HAND_PENALTY)
/** EK-SET-14 */
export const tokenPoints = (player: Player): number => (player.used ? abilityAt(player.ability!).back : 0)

const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key })

/** Every point of a seat and where it comes from, as if the game ended now. FIN-09 to FIN-15 */
export function breakdown(state: State, seat: Seat): Points[] {
  const player = state.players[seat]!
  const points: Points[] = [{ for: phrase('score.crystals', { n: player.crystals }), points: player.crystals }]
  let crystals = player.crystals + gainsAtEnd(state, seat)
  player.play.forEach((played, place) => {
    const card = phrase(`card.${playedCard(played)}`)
    points.push({ for: phrase('score.card', { card }), points: pointsOf(playedCard(played)) })
    const atEnd = cardAt(effectCard(played)).endOfGame
    if (!atEnd) return
    const change = Math.max(atEnd(state, seat, place), -crystals)
    if (change < 0) crystals += change
    points.push({ for: phrase('score.end', { card }), points: change })
  })
  const cards = player.hand.length
  if (cards > 0) points.push({ for: phrase('score.hand', { n: cards }), points: handPoints(player) * cards })
  if (player.bonus > 0)
    points.push({ for: phrase('score.bonus', { n: player.bonus }), points: BONUS_PENALTY[player.bonus]! })
  if (player.used)
    points.push({
      for: phrase('score.token', { token: phrase(`ability.${player.ability}`) }),
      points: tokenPoints(player),
    })
  return points
}

/** All crystals that cards bring at the end; losses come after them. FIN-09 */
function gainsAtEnd(state: State, seat: Seat): number {
  const { play } = state.players[seat]!
  let gains = 0
  for (let i = 0; i < play.length; i++)
    gains += Math.max(0, cardAt(effectCard(play[i]!)).endOfGame?.(state, seat, i) ?? 0)
  return gains
}

/** The points of a seat if the game ended now, without the list. */
export function scoreOf(state: State, seat: Seat): number {
  const player = state.players[seat]!
  let crystals = player.crystals
  let score = handPoints(player) * player.hand.length + BONUS_PENALTY[player.bonus]! + tokenPoints(player)
  for (let i = 0; i < player.play.length; i++) {
    const played = player.play[i]!
    score += pointsOf(playedCard(played))
    crystals += cardAt(effectCard(played)).endOfGame?.(state, seat, i) ?? 0
  }
  return score + Math.max(0, crystals)
}

/** FIN-18, FIN-19 */
export function standings(state: State): Standing[] {
  return rank(
    state.players.map((player, seat) => ({
      seat,
      breakdown: breakdown(state, seat),
      tieBreaks: [{ for: phrase('score.tie-cards'), points: player.play.length }],
    })),
  )
}
