import { type CardId, ENERGIES, type PlayerView, type SeasonsView, type TokensView } from '@athanor/seasons'
import type { Section } from '../../table/contract.ts'
import type { Words } from '../../words/words.tsx'
import { diceOfRound } from '../common/dice-of-round.ts'
import { spacesToNextSeason } from '../common/seasons.ts'
import { isPrelude, myself } from '../places.ts'
import { sayDie } from './die.ts'
import { sayPlayed } from './played.ts'
import { boardSays } from './say.ts'
import { status } from './status.ts'

/** The whole table in sentences. */
export function describe(view: SeasonsView, words: Words): readonly Section[] {
  const me = myself(view)
  const others = view.players.filter(({ seat }) => seat !== view.viewer)
  return [
    { title: status(view, words), lines: isPrelude(view) ? preludeLines(view, words) : tableLines(view, words) },
    ...(me ? [mine(me, view, words)] : []),
    ...others.map((player) => another(player, words)),
  ]
}

const named = (cards: readonly CardId[], words: Words): string =>
  cards.map((card) => words.say({ key: `card.${card}` })).join(', ')

export const sayTokens = (tokens: TokensView, words: Words): string =>
  ENERGIES.filter((energy) => tokens[energy] > 0)
    .map((energy) => `${tokens[energy]} × ${words.say({ key: `energy.${energy}` })}`)
    .join(', ')

const sayWorth = (worth: TokensView, words: Words): string =>
  ENERGIES.map((energy) => `${words.say({ key: `energy.${energy}` })} ${worth[energy]}`).join(', ')

function enchantmentLines({ enchantment }: SeasonsView, words: Words): string[] {
  if (enchantment === null) return []
  return [
    `${words.say({ key: `enchantment.${enchantment}` })}: ${words.say({ key: `enchantment-effect.${enchantment}` })}`,
  ]
}

function preludeLines(view: SeasonsView, words: Words): string[] {
  const t = boardSays(words)
  return [
    ...enchantmentLines(view, words),
    ...view.players.map(({ seat, ready }) => t(ready ? 'tell-ready' : 'tell-thinks', { who: { seat } })),
  ]
}

function tableLines(view: SeasonsView, words: Words): string[] {
  const t = boardSays(words)
  const dice = diceOfRound(view).map(({ die, owner }) =>
    owner === undefined
      ? t('tell-die', { die: words.say(sayDie(die)) })
      : t('tell-die-of', { die: words.say(sayDie(die)), who: { seat: owner } }),
  )
  return [
    t('tell-marker', { space: view.space, n: spacesToNextSeason(view.space) }),
    t('tell-worth', { now: sayWorth(view.worth.now, words), next: sayWorth(view.worth.next, words) }),
    ...dice,
    t('tell-piles', { pile: view.pile, discard: view.discard }),
    ...(view.faceUp.length > 0 ? [`${t('pile-open')}: ${named(view.faceUp, words)}`] : []),
    ...(view.held.length > 0 ? [`${t('held')}: ${named(view.held, words)}`] : []),
    ...enchantmentLines(view, words),
  ]
}

function stores(player: PlayerView, words: Words): string[] {
  const t = boardSays(words)
  const tokens = ENERGIES.reduce((sum, energy) => sum + player.reserve[energy], 0)
  const reserve = t('reserve', { n: tokens, capacity: player.capacity })
  return [
    t('crystals', { n: player.crystals }),
    tokens > 0 ? `${reserve}: ${sayTokens(player.reserve, words)}` : reserve,
    t('gauge', { n: player.play.length, gauge: player.gauge }),
    t('bonuses', { n: player.bonus }),
    ...(player.ability === null
      ? []
      : [
          t(player.abilityUsed ? 'ability-used' : 'ability', { name: words.say({ key: `ability.${player.ability}` }) }),
        ]),
    t('score-now', { n: player.score }),
  ]
}

const inPlay = (player: PlayerView, words: Words): string[] =>
  player.play.map((played) => `${boardSays(words)('in-play')}: ${sayPlayed(played, words)}`)

function mine(me: PlayerView, view: SeasonsView, words: Words): Section {
  const t = boardSays(words)
  const hand = `${t(view.phase === 'draft' ? 'packet' : 'hand', { n: me.handSize })}: ${named(me.hand, words)}`
  const libraries = (me.libraries ?? []).flatMap((cards, i) =>
    cards.length === 0
      ? []
      : [
          `${t(view.phase === 'draft' ? 'picks' : 'library', { year: i === 0 ? 'II' : 'III', n: cards.length })}: ${named(cards, words)}`,
        ],
  )
  return { title: t('tell-you'), lines: [...stores(me, words), ...inPlay(me, words), hand, ...libraries] }
}

function another(player: PlayerView, words: Words): Section {
  const t = boardSays(words)
  return {
    title: t('tell-player', { who: { seat: player.seat } }),
    lines: [
      ...stores(player, words),
      ...inPlay(player, words),
      t('hand', { n: player.handSize }),
      ...(player.hand.length > 0 ? [t('known-hand', { cards: named(player.hand, words) })] : []),
    ],
  }
}
