import { AUTOMATON, type Messages } from '@athanor/kernel'
import {
  COLOURS,
  findSpell,
  type Icon,
  type Level,
  type OpponentView,
  type PlayerView,
  POOL_LIMIT,
  RUNES,
  type SpellbookView,
} from '@athanor/spellbook'
import { columns, heading, labelled, wrap } from '../layout.ts'
import type { Paint, Style } from '../paint.ts'
import type { Screen } from '../screen.ts'
import type { Board, Detail } from './board.ts'

const LEVELS = [3, 4, 5]

const STYLE_OF: { readonly [letter: string]: Style } = {
  R: 'red',
  P: 'purple',
  G: 'green',
  K: 'black',
  W: 'white',
  B: 'blue',
  Y: 'yellow',
}
const SHAPE_OF: { readonly [rune: string]: string } = { c: '●', t: '▲', s: '■' }

export const spellbookBoard: Board<SpellbookView> = { messages, intro, table, cards, card }

/** `Rc` as a chip, `R●`: letter and shape tell it without colour. A colour alone, `R`, has no shape. */
function chip(token: string, paint: Paint): string {
  const letter = token.charAt(0)
  return paint(STYLE_OF[letter] ?? 'bold', `${letter}${SHAPE_OF[token.charAt(1)] ?? ''}`)
}

const chips = (tokens: readonly string[], paint: Paint): string => tokens.map((token) => chip(token, paint)).join(' ')

/** A track of spaces, the free ones as dots, or rings where the altar will be cleared. */
function spaces(tokens: readonly string[], all: number, paint: Paint, rings: readonly number[] = []): string {
  const free = Array.from({ length: all - tokens.length }, (_, i) =>
    rings.includes(tokens.length + i + 1) ? '○' : '·',
  )
  return `${chips(tokens, paint)} ${free.join('')}`.trim()
}

/** Every token's name is followed by its chip. */
function messages(texts: Messages, paint: Paint): Messages {
  const pictured: { [key: string]: string } = {}
  for (const letter of COLOURS) {
    for (const rune of RUNES) {
      const key = `token.${letter}${rune}`
      pictured[key] = `${texts[key]} ${chip(letter + rune, paint)}`
    }
  }
  return pictured
}

function intro(view: SpellbookView, { words, paint, width }: Screen): string[] {
  const colours = [...COLOURS].map((letter, i) => `${chip(letter, paint)} ${words.say({ key: `colour.${i}` })}`)
  const runes = [...RUNES].map((rune) => `${SHAPE_OF[rune]} ${words.say({ key: `rune.${rune}` })}`)
  return [
    words.ui('spellbook.intro-day'),
    words.ui('spellbook.intro-spells', { wild: view.wild }),
    words.ui(view.opponent ? 'spellbook.intro-solo' : 'spellbook.intro-end'),
    words.ui('spellbook.legend', { colours: colours.join(', '), runes: runes.join(', ') }),
  ].flatMap((text) => wrap(text, width))
}

function table(view: SpellbookView, screen: Screen, detail: Detail): string[] {
  const spells = detail === 'least' ? [] : ['', ...(detail === 'all' ? cards(view, screen) : summary(view, screen))]
  return [title(view, screen), ...altar(view, screen), '', ...people(view, screen, detail), ...spells]
}

function title(view: SpellbookView, { words, width, nameOf }: Screen): string {
  const phase = words.say({ key: `phase.${view.phase}` })
  if (view.phase === 'over') return heading(phase, width)
  const parts = [words.ui('spellbook.day', { day: view.day }), nameOf(view.active), phase]
  if (view.ending) parts.push(words.ui('spellbook.ending'))
  return heading(parts.join(' · '), width)
}

function altar(view: SpellbookView, { words, paint, width }: Screen): string[] {
  const box = Object.values(view.box).reduce((sum, n) => sum + n, 0)
  const tokens = view.altar.length > 0 ? chips(view.altar, paint) : words.ui('spellbook.empty')
  const supply = paint('dim', words.ui('spellbook.supply', { pouch: view.pouch, box }))
  return labelled(`${paint('bold', words.ui('spellbook.altar'))}  `, `${tokens}   ${supply}`, width)
}

/** Two lines a player, pool and familiar; a third for the learned spells where the cards themselves are not shown. */
function people(view: SpellbookView, screen: Screen, detail: Detail): string[] {
  const rows = view.players.flatMap((player) => [
    ...person(player, view, screen),
    ...(detail === 'least' ? book(player, screen) : []),
  ])
  if (view.opponent) rows.push(...opponent(view.opponent, screen))
  const labels = columns(
    rows.map(({ cells }) => cells),
    [1],
  )
  return rows.flatMap(({ tokens }, i) => labelled(`${labels[i]}  `, tokens, screen.width))
}

/** The name and the points, then what the tokens are. */
interface Row {
  readonly cells: readonly string[]
  readonly tokens: string
}

function person(player: PlayerView, view: SpellbookView, { words, paint, nameOf }: Screen): Row[] {
  const { seat, pool, familiar, familiarScore, score } = player
  const all = familiar.length + player.spaces
  const name = seat === view.active ? paint('bold', `> ${nameOf(seat)}`) : `  ${nameOf(seat)}`
  const stored = words.ui('spellbook.points', { n: familiarScore })
  const poolLabel = `${words.ui('spellbook.pool')} ${pool.length}/${POOL_LIMIT}`
  const familiarLabel = `${words.ui('spellbook.familiar')} ${familiar.length}/${all} = ${stored}`
  return [
    { cells: [name, words.ui('spellbook.points', { n: score }), poolLabel], tokens: chips(pool, paint) },
    { cells: ['', '', familiarLabel], tokens: spaces(familiar, all, paint) },
  ]
}

function book({ learned }: PlayerView, screen: Screen): Row[] {
  if (learned.length === 0) return []
  const spells = learned.map(({ spell, level, rune }) => `${nameOfSpell(spell, screen)} ${level}${SHAPE_OF[rune]}`)
  return [{ cells: ['', '', screen.words.ui('spellbook.spells')], tokens: spells.join(', ') }]
}

function opponent(view: OpponentView, { words, paint, nameOf }: Screen): Row[] {
  const { board, boardScore, pool, score } = view
  const all = board.length + view.spaces
  const points = (n: number): string => words.ui('spellbook.points', { n })
  const boardLabel = `${words.ui('spellbook.board')} ${board.length}/${all} = ${points(boardScore)}`
  const poolLabel = `${words.ui('spellbook.pool')} ${pool.length} = ${points(pool.length)}`
  return [
    {
      cells: [`  ${nameOf(AUTOMATON)}`, points(score), boardLabel],
      tokens: spaces(board, all, paint, view.altarSpaces),
    },
    { cells: ['', '', poolLabel], tokens: chips(pool, paint) },
  ]
}

/** A line a card: when it works, what its three levels are worth, and who has learned it. */
function summary(view: SpellbookView, screen: Screen): string[] {
  const { words, paint, width } = screen
  const head = [words.ui('spellbook.spells'), words.ui('spellbook.when'), words.ui('spellbook.worth')]
  const rows = view.spells.map((spell) => {
    const icons = new Set(levelsOf(spell).map(({ icon }) => nameOfIcon(icon, screen)))
    const points = levelsOf(spell).map((level) => String(level.points))
    return [nameOfSpell(spell, screen), [...icons].join(' / '), points.join(' / ')]
  })
  const [top = '', ...labels] = columns([head, ...rows])
  return [
    paint('dim', `${top}  ${words.ui('spellbook.learned')}`),
    ...view.spells.flatMap((spell, i) => {
      const learned = learners(view, spell, screen).map(({ who, level, rune }) => `${who}: ${level}${rune}`)
      return labelled(`${labels[i]}  `, learned.join(', '), width).map((line) => line.trimEnd())
    }),
  ]
}

/** A line a level: what it is worth, when it works and what it does. */
function cards(view: SpellbookView, screen: Screen): string[] {
  const { words, paint, width } = screen
  const rows = view.spells.flatMap((spell) =>
    levelsOf(spell).map(({ points, icon }, i) => {
      const level = LEVELS[i]!
      const known = learners(view, spell, screen).filter((one) => one.level === level)
      const marks = known.map(({ who, rune }) => `${who} ${rune}`).join(', ')
      const worth = words.ui('spellbook.points', { n: points })
      return {
        cells: [i === 0 ? nameOfSpell(spell, screen) : '', `${level}:`, worth, nameOfIcon(icon, screen)],
        effect: words.say({ key: `effect.${spell}.${level}` }),
        marks: marks && ` ${paint('good', `[${marks}]`)}`,
      }
    }),
  )
  const labels = columns(
    rows.map(({ cells }) => cells),
    [2],
  )
  return rows.flatMap(({ effect, marks }, i) => labelled(`${labels[i]}  `, effect + marks, width))
}

/** One card of the line-up, by its letter and set or by its name, with its rulings. */
function card(name: string, view: SpellbookView, screen: Screen): string[] | undefined {
  const { words, width } = screen
  const wish = name.toLowerCase()
  const spell = view.spells.find((each) =>
    [each, each.charAt(0), words.say({ key: `spell.${each}` })].some((known) => known.toLowerCase() === wish),
  )
  if (spell === undefined) return undefined
  return [...cards({ ...view, spells: [spell] }, screen), ...wrap(words.say({ key: `rulings.${spell}` }), width)]
}

const levelsOf = (spell: string): readonly Level[] => findSpell(spell)?.levels ?? []
const nameOfIcon = (icon: Icon, { words }: Screen): string => words.say({ key: `icon.${icon}` })
const nameOfSpell = (spell: string, { words, paint }: Screen): string =>
  `${chip(spell.charAt(0), paint)} ${words.say({ key: `spell.${spell}` })}`

interface Learner {
  readonly who: string
  readonly level: number
  readonly rune: string
}

function learners(view: SpellbookView, spell: string, { words, nameOf }: Screen): Learner[] {
  return view.players.flatMap(({ seat, learned }) => {
    const who = seat === view.viewer ? words.ui('spellbook.you') : nameOf(seat)
    return learned
      .filter((each) => each.spell === spell)
      .map(({ level, rune }) => ({ who, level, rune: SHAPE_OF[rune] ?? rune }))
  })
}
