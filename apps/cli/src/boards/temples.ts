import type { Messages, Move } from '@athanor/kernel'
import {
  formatMove,
  type GoalStanding,
  goalStandings,
  type PlayerView,
  type PrintedCard,
  printed,
  runeGoalPoints,
  type TemplesView,
  type TempleView,
} from '@athanor/temples'
import { columns, heading, labelled, padEnd, widthOf, wrap } from '../layout.ts'
import type { Paint } from '../paint.ts'
import type { Screen } from '../screen.ts'
import type { Board, Detail } from './board.ts'
import { card, cards, wishes } from './temples-cards.ts'
import { beside, drawGrid, hiddenLines, type Lattice } from './temples-grid.ts'
import { arc, chip, chips, doubt, KINDS, RECONSTRUCTED, rune, sign, tableOf, VIRTUAL } from './temples-signs.ts'

export const templesBoard: Board<TemplesView> = { messages, intro, table, cards, card, wishes, hint }

const GOAL = '◎'
const LONGEST_NAME = 18
const SHORT_NAME = 14
/** Below this width the ring does without the names of the cards, and players have short names. */
const WIDE = 90

/** The names of crystals and runes are followed by their signs. */
function messages(texts: Messages, paint: Paint): Messages {
  const pictured: { [key: string]: string } = {}
  for (const [letter, name] of KINDS) pictured[`crystal.${name}`] = `${texts[`crystal.${name}`]} ${chip(letter, paint)}`
  for (const letter of 'ABCDEF') {
    const key = `rune.${letter.toLowerCase()}`
    pictured[key] = `${texts[key]} ${rune(letter, paint)}`
  }
  return pictured
}

function intro(view: TemplesView, { words, paint, width }: Screen): string[] {
  const crystals = KINDS.map(([, name]) => words.say({ key: `crystal.${name}` })).join(', ')
  const { rune: runes, templePoints } = tableOf(view).goals
  return [
    words.ui('temples.intro-turn'),
    words.ui('temples.intro-curse'),
    words.ui('temples.intro-rune'),
    words.ui('temples.intro-end', {
      first: templePoints.first,
      second: templePoints.second,
      runes: runes.pointsByTypes.join(', '),
    }),
    ...(view.virtualPawn === null ? [] : [words.ui('temples.intro-two')]),
    words.ui('temples.legend', { crystals, goal: GOAL }),
    words.ui('temples.legend-arc'),
    words.ui('temples.intro-why'),
    ...(view.data.note === null
      ? []
      : [
          paint(
            'dim',
            `${words.say({ key: view.data.note })} ${words.ui('temples.own-table', { sign: RECONSTRUCTED })}`,
          ),
        ]),
  ].flatMap((text) => wrap(text, width))
}

/** All: a line a card. Short: a line a temple, and the wilderness behind it. Least: grids without their lines, too. */
function table(view: TemplesView, screen: Screen, detail: Detail): string[] {
  return [
    title(view, screen),
    ...supply(view, screen),
    '',
    ...(detail === 'all' ? ring(view, screen) : sectors(view, screen)),
    '',
    ...people(view, screen),
    ...powers(view, screen),
    '',
    ...grids(view, screen, detail !== 'least'),
  ]
}

function title(view: TemplesView, { words, width, nameOf }: Screen): string {
  const step = words.ui(`temples.step-${view.step}`)
  if (view.step === 'over') return heading(step, width)
  const parts = [words.ui('temples.round', { n: Math.max(1, view.round) }), nameOf(view.active), step]
  if (view.ending) parts.push(words.say({ key: 'term.last-round' }))
  return heading(parts.join(' · '), width)
}

function supply(view: TemplesView, { words, paint, width }: Screen): string[] {
  const counts = KINDS.map(([letter]) => `${chip(letter, paint)} ${view.supply[letter]}`)
  return labelled(`${paint('bold', words.ui('temples.supply'))}  `, counts.join('  '), width)
}

// ---- the ring

/** `(1)` where a pawn stands, `(V)` for the virtual one. */
function pawnsAt(view: TemplesView, name: string, paint: Paint): string {
  const pawns = view.players.filter(({ pawn }) => pawn === name).map(({ seat }) => sign(seat))
  if (view.virtualPawn === name) pawns.push(VIRTUAL)
  return pawns.map((pawn) => paint('bold', `(${pawn})`)).join('')
}

/** What a card gives: crystals, slots (a box is a covered one) or a bargain. */
function gives({ name, action, gain, slots, pay, take }: PrintedCard, view: TemplesView, paint: Paint): string {
  if (action === 'exchange') return `${chips('C'.repeat(pay), paint)} → ${chips('*'.repeat(take), paint)}`
  if (action !== 'upgrade') return chips(gain, paint)
  const covered = view.slots[name] ?? ''
  return `${chip('C', paint)} → ${[...slots].map((slot, i) => (covered[i] === 'x' ? '■' : chip(slot, paint))).join(' ')}`
}

const templeNamed = (view: TemplesView, name: string): TempleView | undefined =>
  view.temples.find((temple) => temple.name === name)

const openRune = ({ rune: letter, runesLeft }: TempleView, paint: Paint): string =>
  letter === null ? '–' : `${rune(letter, paint)}×${runesLeft}`

const HEADS = ['temples.card', 'temples.gives', 'temples.rune', 'temples.open-rune'] as const

/** A line a card, clockwise. */
function ring(view: TemplesView, screen: Screen): string[] {
  const { words, paint, width } = screen
  const named = width >= WIDE
  const [card = '', ...heads] = HEADS.map((key) => words.ui(key))
  const head = ['', card, ...(named ? [''] : []), ...heads]
  const { ring } = printed(view)
  const rows = ring.map((each) => {
    const temple = templeNamed(view, each.name)
    const cells = [
      pawnsAt(view, each.name, paint),
      `${each.name}${temple?.goal ? GOAL : ''}${paint('dim', doubt(each.reconstructed))}`,
      ...(named ? [words.say({ key: each.key })] : []),
      gives(each, view, paint),
      rune(each.tablet, paint),
      temple ? openRune(temple, paint) : '',
    ]
    return { cells, tail: temple ? arc(each, temple, paint) : '' }
  })
  const [top = '', ...labels] = columns([head, ...rows.map(({ cells }) => cells)])
  return [
    paint('dim', `${top}  ${words.ui('temples.arc')}`),
    ...rows.flatMap(({ tail }, i) => (tail === '' ? [labels[i]!.trimEnd()] : labelled(`${labels[i]}  `, tail, width))),
  ]
}

/** A line a temple with the wilderness that follows it: the ring in five lines. */
function sectors(view: TemplesView, { words, paint, width }: Screen): string[] {
  const rows: { cells: string[]; wilderness: string[] }[] = []
  const head = ['', ...HEADS.map((key) => words.ui(key)), words.ui('temples.arc')]
  for (const each of printed(view).ring) {
    const pawns = pawnsAt(view, each.name, paint)
    const temple = templeNamed(view, each.name)
    if (temple)
      rows.push({
        cells: [
          pawns,
          `${each.name}${temple.goal ? GOAL : ''}`,
          gives(each, view, paint),
          rune(each.tablet, paint),
          openRune(temple, paint),
          arc(each, temple, paint),
        ],
        wilderness: [],
      })
    else {
      const given = gives(each, view, paint).replaceAll(' ', '')
      rows.at(-1)?.wilderness.push([`${each.name}${pawns}`, given, rune(each.tablet, paint)].join('\u00a0'))
    }
  }
  const [top = '', ...labels] = columns([head, ...rows.map(({ cells }) => cells)])
  return [
    paint('dim', `${top}  ${words.ui('temples.wilderness')}`),
    ...rows.flatMap(({ wilderness }, i) => labelled(`${labels[i]}  `, wilderness.join('  '), width)),
  ]
}

/** What collecting on a card or breaking a curse brings, or what a rune does. */
function hint(move: Move, view: TemplesView, { words, paint }: Screen): string {
  const [kind, name, ...rest] = formatMove(move).split(' ')
  const all = printed(view)
  const place = all.ring.find((each) => each.name === name)
  if (!place) return ''
  const temple = templeNamed(view, place.name)
  const me = view.players.find(({ seat }) => seat === view.viewer)
  if (kind === 'collect' || kind === 'go') {
    const resonating = [...(me?.runes ?? '')].filter((letter) => letter === place.tablet)
    return [gives(place, view, paint), ...resonating.map((letter) => rune(letter, paint))].join(' + ')
  }
  if (kind === 'rune') {
    const found = all.runes.find(({ letter }) => letter === temple?.rune)
    return (found?.effects ?? []).map((effect) => words.say(effect)).join(' ')
  }
  if (kind !== 'break' || !temple) return ''
  const [end, chain = '', raise = '0'] = rest
  const length = chain.split('-').length
  const letters = (end === 'left' ? [...place.arc] : [...place.arc].reverse()).slice(0, length)
  const space = place.track.find(({ curses }) => curses.includes(`${end} ${length + Number(raise)}`))
  const worth = words.ui('temples.worth', { n: space?.points ?? 0 })
  return `${chips(letters.join(''), paint)} → ${temple.rune === null ? worth : `${worth} + ${rune(temple.rune, paint)}`}`
}

// ---- the players

function cut(text: string, width: number): string {
  const most = width < WIDE ? SHORT_NAME : LONGEST_NAME
  return widthOf(text) <= most ? text : `${[...text].slice(0, most - 1).join('')}…`
}

/** A line a player: points and objectives as they stand, and the runes. */
function people(view: TemplesView, screen: Screen): string[] {
  const { words, paint, width, nameOf } = screen
  const goals = goalStandings(view)
  const standing = (at: number): string[] =>
    goals.map(({ markers, points }) => (markers[at] === 0 ? '–' : `${'●'.repeat(markers[at]!)} = ${points[at]}`))
  const head = [
    words.ui('temples.player'),
    words.ui('temples.points'),
    ...goals.map(({ temple }) => `${GOAL}${temple.name}`),
    words.ui('temples.total'),
    words.ui('temples.markers'),
  ]
  const rows = view.players.map((player) => {
    const { seat, points, score, markersLeft } = player
    const label = `${sign(seat)} ${cut(nameOf(seat), width)}`
    const name = seat === view.active ? paint('bold', `> ${label}`) : `  ${label}`
    return [name, String(points), ...standing(seat), String(score), String(markersLeft)]
  })
  if (view.virtualPawn !== null) {
    const name = cut(words.say({ key: 'term.virtual-player' }), width)
    rows.push([`  ${VIRTUAL} ${name}`, '', ...standing(view.players.length), '', ''])
  }
  const [top = '', ...labels] = columns([head, ...rows], [1, head.length - 2, head.length - 1])
  return [
    paint('dim', `${top}  ${words.ui('temples.runes')}`),
    ...labels.flatMap((label, i) => {
      const player = view.players[i]
      return player ? labelled(`${label}  `, runesOf(player, goals, paint), width) : [label.trimEnd()]
    }),
  ]
}

/** The runes and what they are worth as an objective now; those in round brackets do not count. */
function runesOf(player: PlayerView, goals: readonly GoalStanding[], paint: Paint): string {
  const { runes, inherited } = player
  const worth = runeGoalPoints(player, goals)
  const list = [...runes].map((letter) => (letter === inherited ? `(${rune(letter, paint)})` : rune(letter, paint)))
  return list.length === 0 && worth === 0 ? '–' : `${list.join(' ')} = ${worth}`.trim()
}

/** Whose grid has which power, in the advanced game. */
function powers(view: TemplesView, { words, paint, width }: Screen): string[] {
  const list = view.players
    .filter(({ power }) => power !== null)
    .map(({ seat, side, power, reserve }) => {
      const left = power === 'power.reserve' ? ` (${chips('C'.repeat(reserve), paint) || '–'})` : ''
      return `${sign(seat)}: ${side} ${words.say({ key: power ?? '' })}${left}`
    })
  return list.length === 0 ? [] : labelled(`${paint('bold', words.ui('temples.powers'))}  `, list.join('; '), width)
}

function grids(view: TemplesView, { words, paint, width, nameOf }: Screen, withLines: boolean): string[] {
  const lattice: Lattice = printed(view)
  const blocks = view.players.map(({ seat, grid }) => [
    padEnd(paint(seat === view.active ? 'bold' : 'dim', `${sign(seat)} ${cut(nameOf(seat), width)}`), LONGEST_NAME),
    ...drawGrid(lattice, (space) => crystalAt(grid, space, paint), withLines),
  ])
  const hidden = hiddenLines(lattice).map((pair) => pair.join('–'))
  return [
    ...beside(blocks, width),
    ...(hidden.length > 0 ? wrap(words.ui('temples.more-lines', { lines: hidden.join(', ') }), width) : []),
  ]
}

function crystalAt(grid: string, space: number, paint: Paint): string {
  const letter = grid[space - 1] ?? '.'
  return letter === '.' ? '·' : chip(letter, paint)
}
