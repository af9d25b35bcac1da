import { AUTOMATON, bits, type Phrase, type Points, rank, type Seat, type Standing } from '@athanor/kernel'
import { levelCard } from './catalogue.ts'
import { storedColours } from './needs.ts'
import {
  colourOfSpell,
  HIGHEST,
  LOWEST,
  levelOf,
  NOT_LEARNED,
  parseSpell,
  runeOfMarker,
  type SpellId,
  spellName,
} from './spell.ts'
import { learnedCount, type Player, type State } from './state.ts'
import { runeOf } from './token.ts'

/** SB-STORE-07, by the number of stored tokens. */
export const FAMILIAR_SCORE: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]

/** SB-SOLO-24 */
export const opponentBoardScore = (stored: number): number => (stored < 4 ? 0 : 14 + 2 * (stored - 4))

const KNOWLEDGE: SpellId = parseSpell('Y2')!
const FEAST: SpellId = parseSpell('K3')!
const COMMUNION: SpellId = parseSpell('Y3')!

const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key })

/** What an end-of-game level is worth to a player, if its marker lies so; nothing at another level. */
export function endScore(player: Player, spell: SpellId, marker: number): number {
  const level = levelOf(marker)
  if (spell === KNOWLEDGE) {
    let points = 0
    for (let colour = 0; colour < player.book.length; colour++) {
      const other = player.book[colour]!
      if (other === NOT_LEARNED || colour === colourOfSpell(KNOWLEDGE)) continue
      points += level === HIGHEST || (level > LOWEST && levelOf(other) > LOWEST) ? 2 : 1
    }
    return points
  }
  if (spell === FEAST && level === HIGHEST) return bits(storedColours(player.familiar))
  if (spell === COMMUNION && level === LOWEST + 1) {
    return player.familiar.filter((token) => runeOf(token) === runeOfMarker(marker)).length
  }
  return 0
}

/** Every point of a seat and where it comes from, as if the game ended now. */
export function breakdown(state: State, seat: Seat): Points[] {
  const player = state.players[seat]!
  const points: Points[] = []
  for (let colour = 0; colour < player.book.length; colour++) {
    const marker = player.book[colour]!
    if (marker === NOT_LEARNED) continue
    const spell = state.table.spells[colour]!
    const level = levelOf(marker)
    const name = phrase(`spell.${spellName(spell)}`)
    points.push({ for: phrase('score.spell', { spell: name, level }), points: levelCard(spell, level).points })
    if (levelCard(spell, level).icon === 'end')
      points.push({ for: phrase('score.end', { spell: name, level }), points: endScore(player, spell, marker) })
  }
  const stored = player.familiar.length
  points.push({ for: phrase('score.familiar', { tokens: stored }), points: FAMILIAR_SCORE[stored]! })
  return points
}

/** The sum of the breakdown, without its words: bots ask for it very often. */
export function scoreOf(state: State, seat: Seat): number {
  const player = state.players[seat]!
  let score = FAMILIAR_SCORE[player.familiar.length]!
  for (let colour = 0; colour < player.book.length; colour++) {
    const marker = player.book[colour]!
    if (marker === NOT_LEARNED) continue
    const spell = state.table.spells[colour]!
    score += levelCard(spell, levelOf(marker)).points + endScore(player, spell, marker)
  }
  return score
}

/** SB-END-19 to SB-END-22 */
export function standings(state: State): Standing[] {
  return state.opponent ? soloStandings(state) : tableStandings(state)
}

function tableStandings(state: State): Standing[] {
  return rank(
    state.players.map((player, seat) => ({
      seat,
      breakdown: breakdown(state, seat),
      tieBreaks: [
        { for: phrase('score.tie-spells'), points: learnedCount(player) },
        { for: phrase('score.tie-pool'), points: player.pool.length },
      ],
    })),
  )
}

/** SB-SOLO-24 to SB-SOLO-30: only a strictly higher score wins. */
function soloStandings(state: State): Standing[] {
  const { board, pool } = state.opponent!
  const mine = breakdown(state, 0)
  const theirs: Points[] = [
    { for: phrase('score.opponent-board', { tokens: board.length }), points: opponentBoardScore(board.length) },
    { for: phrase('score.opponent-pool', { tokens: pool.length }), points: pool.length },
  ]
  return rank([
    { seat: 0, breakdown: mine, tieBreaks: [] },
    { seat: AUTOMATON, breakdown: theirs, tieBreaks: [] },
  ]).map((standing, _i, [a, b]) => ({ ...standing, won: standing.won && a!.score !== b!.score }))
}
