import {
  type Printed,
  type PrintedCard,
  type PrintedRune,
  type PrintedSide,
  printed,
  type TemplesView,
} from '@athanor/temples'
import { columns, labelled, wrap } from '../layout.ts'
import type { Screen } from '../screen.ts'
import { arc, chips, doubt, spaceSign, tableOf } from './temples-signs.ts'

/** What is explained: a name, and then words. */
interface Entry {
  readonly name: string
  readonly text: string
  /** What else it may be called. */
  readonly aliases: readonly string[]
}

/** What spells, cards, runes and powers do, in words. */
export function cards(view: TemplesView, screen: Screen): string[] {
  const { words, paint } = screen
  const all = printed(view)
  const offered = all.sides.filter(({ side }) => view.mode === 'advanced' && isInPlay(side, view))
  const part = (title: string, entries: readonly Entry[]): string[] =>
    entries.length === 0 ? [] : [paint('bold', title), ...list(entries, screen)]
  return [
    ...part(words.ui('temples.spells'), spells(view, all, screen)),
    ...part(words.ui('temples.actions'), actions(view, all, screen)),
    ...part(
      words.ui('temples.runes'),
      all.runes.map((each) => runeEntry(each, all, screen)),
    ),
    ...part(
      words.ui('temples.powers'),
      offered.map((each) => powerEntry(each, screen)),
    ),
  ]
}

/** The sides that lie on offer or that somebody has. */
const isInPlay = (side: string, { sides, players, step }: TemplesView): boolean =>
  step === 'setup' ? sides.includes(side) : players.some((player) => player.side === side)

function list(entries: readonly Entry[], { width }: Screen): string[] {
  return columns(entries.map(({ name }) => [`  ${name}`])).flatMap((label, i) =>
    labelled(`${label}  `, entries[i]!.text, width),
  )
}

function spells(view: TemplesView, all: Printed, { words }: Screen): Entry[] {
  const payment = words.ui('temples.spell-payment', { payment: view.spellPayment })
  const entry = (key: string, text: string): Entry => {
    const name = words.say({ key })
    return { name: name + doubt(all.reconstructed.includes(key)), text, aliases: [name, key] }
  }
  return [
    entry('spell.speed', words.ui('temples.spell-speed', { costs: all.speedCosts.join(', ') })),
    entry('spell.swap', words.ui('temples.spell-swap', { n: all.swapCost })),
    entry(
      'spell.exchange',
      `${words.ui('temples.spell-exchange', { n: all.exchangeCost, less: all.discountedCost })} ${payment}`,
    ),
  ]
}

/** One entry for all the cards on which the same is done. */
function actions(view: TemplesView, { ring }: Printed, screen: Screen): Entry[] {
  const kinds = [...new Set(ring.map(({ action }) => action))]
  return kinds.map((action) => {
    const found = ring.filter((each) => each.action === action)
    return {
      name: found.map(({ name }) => name).join(' '),
      text: [...new Set(found.map((each) => about(each, view, screen)))].join(' '),
      aliases: [],
    }
  })
}

/** What is done on a card; which crystals it gives is in the picture. */
function about({ key, action, pay, take }: PrintedCard, view: TemplesView, { words }: Screen): string {
  if (action === 'exchange') return words.ui('temples.about-exchange', { pay, take })
  if (action !== 'upgrade') return words.ui(`temples.about-${action}`)
  const found = tableOf(view).wilderness.find((each) => each.key === key)
  if (found?.action !== 'upgrade') return ''
  return words.ui('temples.about-upgrade', { most: found.maxPlaced, free: found.clearIfFreeAtMost })
}

function runeEntry(
  { letter, key, copies, effects, reconstructed }: PrintedRune,
  { ring }: Printed,
  screen: Screen,
): Entry {
  const { words } = screen
  const name = words.say({ key })
  const sites = ring.filter(({ tablet }) => tablet === letter).map((each) => each.name)
  const resonance = words.ui('temples.resonance', { cards: sites.join(', ') })
  return {
    name: `${name}${doubt(reconstructed)} ×${copies}`,
    text: `${resonance} ${effects.map((effect) => words.say(effect)).join(' ')}`,
    // Names of runes end with their sign.
    aliases: [letter, `[${letter}]`, key, name.slice(0, name.lastIndexOf(' '))],
  }
}

function powerEntry({ side, key, effect, reconstructed }: PrintedSide, { words }: Screen): Entry {
  const name = words.say({ key })
  return { name: `${side} ${name}${doubt(reconstructed)}`, text: words.say(effect), aliases: [side, key, name] }
}

const isMeant = (name: string, aliases: readonly string[]): boolean =>
  aliases.some((alias) => alias.toLowerCase() === name.toLowerCase())

const placeCalled = (name: string, { ring }: Printed, { words }: Screen): PrintedCard | undefined =>
  ring.find((each) => isMeant(name, [each.name, each.key, words.say({ key: each.key })]))

/** Whoever names a temple asks for the curses that are left there, with another card to collect there. */
export function wishes(name: string, view: TemplesView, screen: Screen): string[] {
  const place = placeCalled(name, printed(view), screen)
  const temple = view.temples.find((each) => each.name === place?.name)
  if (!place) return []
  if (!temple) return [`collect ${place.name}`]
  return place.track.flatMap(({ curses }, i) =>
    temple.markers[i] === null ? curses.map((curse) => `break ${place.name} ${curse}`) : [],
  )
}

/** One card of the ring, spell, rune or power, by its sign or its name. */
export function card(name: string, view: TemplesView, screen: Screen): string[] | undefined {
  const all = printed(view)
  const place = placeCalled(name, all, screen)
  if (place) return ringCard(place, view, all, screen)
  const entries = [
    ...all.runes.map((each) => runeEntry(each, all, screen)),
    ...spells(view, all, screen),
    ...all.sides.map((each) => powerEntry(each, screen)),
  ]
  const found = entries.find(({ aliases }) => isMeant(name, aliases))
  return found && list([found], screen)
}

function ringCard(place: PrintedCard, view: TemplesView, all: Printed, screen: Screen): string[] {
  const { words, paint, width } = screen
  const { name, key, gain, tablet, slots, track } = place
  const temple = view.temples.find((each) => each.name === name)
  const found = all.runes.find(({ letter }) => letter === tablet)
  const mark = place.reconstructed ? ` (${words.say({ key: 'note.reconstructed.mark' })})` : ''
  const crystals = chips(gain || slots, paint)
  const lines = [
    paint('bold', `${name} ${words.say({ key })}`) + mark,
    `${about(place, view, screen)}${crystals === '' ? '' : ` (${crystals})`}`,
    ...(found ? [words.ui('temples.resonates', { rune: { key: found.key } })] : []),
    ...(temple ? [`${words.ui('temples.arc')}: ${arc(place, temple, paint)}`] : []),
  ].flatMap((line) => wrap(line, width))
  if (!temple) return lines
  return [
    ...lines,
    ...columns(
      track.flatMap((space, i) =>
        space.curses.map((curse) => {
          const [end = '', level = ''] = curse.split(' ')
          const letters = end === 'left' ? place.arc : [...place.arc].reverse().join('')
          const marker = temple.markers[i] ?? null
          const worth =
            marker === null ? words.ui('temples.worth', { n: space.points }) : spaceSign(marker, space.points)
          return [
            `  ${words.ui('temples.curse', { end, level })}`,
            chips(letters.slice(0, Number(level)), paint),
            worth,
          ]
        }),
      ),
    ),
  ]
}
