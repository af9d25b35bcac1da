import {
  goalStandings,
  type MarkerView,
  type PlayerView,
  type Printed,
  type PrintedCard,
  printed,
  runeGoalPoints,
  type TemplesView,
} from '@athanor/temples'
import type { Section } from '../table/contract.ts'
import type { Words } from '../words/words.tsx'
import { crystalsInWords, KINDS, sayCrystal, sayRune } from './crystals.ts'
import { curseInWords, givesInWords, markerInWords, ownerInWords } from './curses.ts'
import { teller } from './texts/index.ts'

/** Where the game stands, for the head of the page. */
export function status(view: TemplesView, words: Words): string {
  const tell = teller(words)
  if (view.step === 'over') return tell('temples.over')
  return tell('temples.status', {
    n: Math.max(1, view.round),
    who: { seat: view.toAct[0] ?? view.active },
    step: view.step,
    ending: view.ending ? 'yes' : 'no',
  })
}

/** The table in sentences. */
export function describe(view: TemplesView, words: Words): Section[] {
  const all = printed(view)
  const tell = teller(words)
  return [
    { title: tell('temples.d-table'), lines: tableLines(view, all, words) },
    ...view.players.map((player) => ({
      title: ownerInWords(player.seat, words),
      lines: playerLines(player, all, words),
    })),
    { title: tell('temples.d-ring'), lines: all.ring.flatMap((card) => cardLines(card, view, words)) },
    { title: tell('temples.goals'), lines: goalLines(view, words) },
  ]
}

function tableLines(view: TemplesView, { ring }: Printed, words: Words): string[] {
  const tell = teller(words)
  const supply = KINDS.map(([kind]) => kind.repeat(view.supply[kind] ?? 0)).join('')
  const standing = ring.find(({ name }) => name === view.virtualPawn)
  return [
    tell('temples.d-turn', { n: Math.max(1, view.round), who: { seat: view.active } }),
    `${tell('temples.supply')}: ${crystalsInWords(supply, words)}.`,
    ...(standing ? [tell('temples.d-virtual', { card: words.say({ key: standing.key }) })] : []),
    ...(view.data.note === null ? [] : [words.say({ key: view.data.note })]),
  ]
}

function playerLines(player: PlayerView, { ring }: Printed, words: Words): string[] {
  const tell = teller(words)
  const { say } = words
  const crystals = [...player.grid].flatMap((kind, i) =>
    kind === '.' ? [] : [tell('temples.on-space', { crystal: say(sayCrystal(kind)), space: i + 1 })],
  )
  const card = ring.find(({ name }) => name === player.pawn)
  const runes = [...player.runes].map((letter) => {
    const rune = say(sayRune(letter))
    return letter === player.inherited ? tell('temples.inherited', { rune }) : rune
  })
  return [
    card ? tell('temples.d-pawn', { card: say({ key: card.key }) }) : tell('temples.d-no-pawn'),
    crystals.length > 0 ? tell('temples.d-crystals', { what: crystals.join(', ') }) : tell('temples.d-no-crystals'),
    tell('temples.d-runes', { what: runes.join(', ') || tell('temples.no-runes') }),
    `${tell('temples.markers', { n: player.markersLeft })}.`,
    tell('temples.d-score', { points: player.points, score: player.score }),
    ...(player.power ? [tell('temples.d-power', { power: say({ key: player.power }) })] : []),
    ...(player.reserve > 0 ? [`${tell('temples.reserve', { n: player.reserve })}.`] : []),
  ]
}

function cardLines(card: PrintedCard, view: TemplesView, words: Words): string[] {
  const tell = teller(words)
  const { say } = words
  const temple = view.temples.find(({ name }) => name === card.name)
  const rune = temple?.rune
    ? tell('temples.open-rune', { rune: say(sayRune(temple.rune)), n: temple.runesLeft })
    : temple && tell('temples.no-rune')
  const parts = [
    `${say({ key: card.key })}.`,
    givesInWords(card, view, words),
    tell('temples.tablet', { rune: say(sayRune(card.tablet)) }),
    temple?.goal && tell('temples.is-goal'),
    rune,
  ]
  return [
    parts.filter(Boolean).join(' '),
    ...card.track.flatMap(({ curses, points }, space) => {
      const state = markerInWords(temple?.markers[space] ?? null, points, words)
      return curses.map((curse) => `${curseInWords(card, curse, words)}: ${state}.`)
    }),
  ]
}

function goalLines(view: TemplesView, words: Words): string[] {
  const tell = teller(words)
  const goals = goalStandings(view)
  const one = (owner: MarkerView, n: number): string =>
    tell('temples.d-goal-one', { who: ownerInWords(owner, words), n })
  return [
    ...goals.map(({ temple, points }) => {
      const who = points.map((n, at) => one(view.players[at]?.seat ?? 'virtual', n)).join(', ')
      return tell('temples.d-goal', { goal: words.say({ key: temple.key }), who })
    }),
    tell('temples.d-goal', {
      goal: tell('temples.goal-runes'),
      who: view.players.map((player) => one(player.seat, runeGoalPoints(player, goals))).join(', '),
    }),
  ]
}
