import type { Messages } from '@athanor/kernel'
import {
  ABILITIES,
  type Card,
  type CardId,
  type DieView,
  ENCHANTMENTS,
  ENERGIES,
  type EnergyName,
  type PlayedView,
  type PlayerView,
  POWER_CARDS,
  type SeasonsView,
  type TokensView,
  tokensView,
} from '@athanor/seasons'
import { columns, heading, labelled, wrap } from '../layout.ts'
import type { Paint, Style } from '../paint.ts'
import type { Screen } from '../screen.ts'
import type { Board, Detail } from './board.ts'

const STYLE_OF: { readonly [E in EnergyName]: Style } = { air: 'white', water: 'blue', fire: 'red', earth: 'green' }
const LETTER_OF: { readonly [E in EnergyName]: string } = { air: 'A', water: 'W', fire: 'F', earth: 'E' }

export const seasonsBoard: Board<SeasonsView> = { messages, intro, table, cards, card, wishes }

/** A token as a chip with its letter. */
const chip = (energy: EnergyName, paint: Paint): string => paint(STYLE_OF[energy], LETTER_OF[energy])

const chips = (tokens: TokensView, paint: Paint): string =>
  ENERGIES.flatMap((energy) => new Array<string>(tokens[energy]).fill(chip(energy, paint))).join(' ')

/** Every energy's name is followed by its chip. */
function messages(texts: Messages, paint: Paint): Messages {
  return Object.fromEntries(
    ENERGIES.map((energy) => [`energy.${energy}`, `${texts[`energy.${energy}`]} ${chip(energy, paint)}`]),
  )
}

function intro(view: SeasonsView, { words, width }: Screen): string[] {
  const energies = ENERGIES.map((energy) => words.say({ key: `energy.${energy}` })).join(', ')
  return [
    words.ui('seasons.intro-prelude'),
    words.ui('seasons.intro-turn'),
    words.ui('seasons.intro-end'),
    words.ui('seasons.legend', { energies }),
    ...(view.kingdom ? [words.ui('seasons.legend-raven')] : []),
    ...(abilitiesIn(view).length > 0 ? [words.ui('seasons.legend-token')] : []),
  ].flatMap((text) => wrap(text, width))
}

function table(view: SeasonsView, screen: Screen, detail: Detail): string[] {
  return [
    title(view, screen),
    ...enchantment(view, screen),
    ...wheel(view, screen),
    '',
    ...view.players.flatMap((player) => person(player, view, screen)),
    ...mine(view, screen, detail),
  ]
}

function title(view: SeasonsView, { words, width, nameOf }: Screen): string {
  if (view.phase === 'over') return heading(words.ui('seasons.over'), width)
  if (view.phase === 'draft') return heading(words.ui('seasons.draft', { n: view.pass + 1 }), width)
  if (view.phase === 'libraries') return heading(words.ui('seasons.libraries'), width)
  if (view.phase === 'abilities') return heading(words.ui('seasons.abilities'), width)
  const season = words.say({ key: `season.${view.season}` })
  const when = words.ui('seasons.when', { year: view.year, season, space: view.space, round: view.round })
  // While the dice are chosen it is nobody's turn yet.
  const who = view.phase === 'dice' ? view.toAct[0] : view.active
  return heading(`${when} · ${nameOf(who ?? view.active)}`, width)
}

const isPrelude = ({ phase }: SeasonsView): boolean =>
  phase === 'draft' || phase === 'libraries' || phase === 'abilities'

/** The enchantment of the game, and the cards of the pile that lie open. */
function enchantment(view: SeasonsView, { words, paint, width }: Screen): string[] {
  if (view.enchantment === null) return []
  const label = paint('bold', words.say({ key: `enchantment.${view.enchantment}` }))
  const open = view.faceUp.map((id) => words.say({ key: `card.${id}` })).join(', ')
  return [
    ...labelled(`${label}  `, words.say({ key: `enchantment-effect.${view.enchantment}` }), width),
    ...(open === '' ? [] : labelled(`${paint('bold', words.ui('seasons.face-up'))}  `, open, width)),
  ]
}

/** The dice on the table and what tokens are worth; nothing of that before the tournament. */
function wheel(view: SeasonsView, { words, paint, width }: Screen): string[] {
  // What lies open on the pile stands above.
  const own = view.pileSeen.length > view.faceUp.length ? view.pileSeen : []
  const seen = own.map((id) => (id === null ? '?' : words.say({ key: `card.${id}` }))).join(', ')
  const top = seen === '' ? '' : `, ${words.ui('seasons.top', { cards: seen })}`
  const piles = paint('dim', words.ui('seasons.piles', { pile: view.pile, discard: view.discard }) + top)
  if (isPrelude(view)) return [piles]
  const worth = (values: TokensView): string =>
    ENERGIES.map((energy) => `${chip(energy, paint)} ${values[energy]}`).join('  ')
  const dice = view.dice.map((die) => face(die, paint))
  return [
    ...labelled(
      `${paint('bold', words.ui('seasons.worth'))}  `,
      words.ui('seasons.worth-now-next', { now: worth(view.worth.now), next: worth(view.worth.next) }),
      width,
    ),
    ...labelled(`${paint('bold', words.ui('seasons.dice'))}  `, `${dice.join('  ')}   ${piles}`, width),
  ]
}

/** A face in brackets: energies, crystals with `+`, `*` for the gauge, `?` for a card, `~` for transmutation, pips. */
function face({ energy, crystals, gauge, draw, transmute, pips }: DieView, paint: Paint): string {
  const symbols = [
    chips(energy, paint),
    crystals > 0 ? `+${crystals}` : '',
    '*'.repeat(gauge),
    '?'.repeat(draw),
    transmute ? '~' : '',
  ].filter((symbol) => symbol !== '')
  return `[${symbols.join(' ')} ${'.'.repeat(pips)}]`
}

/** A line with what the player has, one with the cards in play, and one with what the viewer knows of another hand. */
function person(player: PlayerView, view: SeasonsView, screen: Screen): string[] {
  const { words, paint, width, nameOf } = screen
  const { seat, crystals, gauge, reserve, capacity, markers, bonus, ability, die } = player
  const { handSize, librarySizes, play, score } = player
  const name = nameOf(seat)
  const acts = view.toAct.includes(seat) ? paint('bold', `> ${name}`) : `  ${name}`
  const held = ENERGIES.reduce((sum, energy) => sum + reserve[energy], 0)
  if (isPrelude(view)) return [`${acts}  ${words.ui(player.ready ? 'seasons.ready' : 'seasons.choosing')}`]
  const parts = [
    words.ui('seasons.crystals', { n: crystals }),
    `${words.ui('seasons.reserve')} ${held}/${capacity} ${chips(reserve, paint)}`.trim(),
    ...(markers > 0 ? [words.ui('seasons.markers', { n: markers })] : []),
    `${words.ui('seasons.gauge')} ${play.length}/${gauge}`,
    `${words.ui('seasons.bonus')} ${bonus}/3`,
    ...(ability === null ? [] : [token(player, { words, paint, width, nameOf })]),
    words.ui('seasons.hand-size', { n: handSize, second: librarySizes[0], third: librarySizes[1] }),
    words.ui('seasons.score', { n: score }),
    ...(die ? [`${words.ui('seasons.die')} ${face(die, paint)}`] : []),
  ]
  const cardsInPlay = play.map((played) => inPlay(played, screen)).join(', ')
  const known = seat === view.viewer ? '' : named(player.hand, screen)
  return [
    ...labelled(`${acts}  `, parts.join(' · '), width),
    ...(cardsInPlay === '' ? [] : labelled('      ', cardsInPlay, width)),
    ...(known === '' ? [] : labelled('      ', paint('dim', words.ui('seasons.known-hand', { cards: known })), width)),
  ]
}

/** The ability token; `/` marks a used one. */
function token({ ability, abilityUsed }: PlayerView, { words, paint }: Screen): string {
  const name = words.say({ key: `ability.${ability}` })
  return `${words.ui('seasons.token')} ${abilityUsed ? paint('dim', `${name} /`) : name}`
}

const named = (ids: readonly CardId[], { words }: Screen): string =>
  ids.map((id) => words.say({ key: `card.${id}` })).join(', ')

/** A card in play; `/` marks a turned one, `= ...` what a Raven copies, `<-` whose Ravens copy it. */
function inPlay({ card: id, turned, tokens, copies, copiedBy }: PlayedView, { words, paint, nameOf }: Screen): string {
  const stored = chips(tokens, paint)
  const copy = copies === null ? '' : ` = ${words.say({ key: `card.${copies}` })}`
  const ravens = copiedBy.length === 0 ? '' : ` <- ${copiedBy.map(nameOf).join(', ')}`
  const name = `${words.say({ key: `card.${id}` })}${copy}`
  return `${turned ? paint('dim', `${name} /`) : name}${stored === '' ? '' : ` (${stored})`}${ravens}`
}

/** The own cards: in the draft the packet and what was picked, then the hand, the drawn cards and the libraries. */
function mine(view: SeasonsView, screen: Screen, detail: Detail): string[] {
  const me = view.players.find(({ seat }) => seat === view.viewer)
  if (!me) return []
  const { words, paint, width } = screen
  const list = (label: string, ids: readonly CardId[]): string[] => {
    if (ids.length === 0) return []
    if (detail === 'least')
      return labelled(`${paint('bold', label)}  `, ids.map((id) => short(id, view, screen)).join(', '), width)
    return [paint('bold', label), ...describe(ids, view, screen)]
  }
  const names = (label: string, ids: readonly CardId[]): string[] =>
    ids.length === 0 ? [] : labelled(`${label}  `, named(ids, screen), width)
  const [second = [], third = []] = me.libraries ?? []
  const tokens = view.dealtAbilities.map((id) => words.say({ key: `ability.${id}` })).join(', ')
  const dealt = tokens === '' ? [] : labelled(`${words.ui('seasons.tokens')}  `, tokens, width)
  if (view.phase === 'draft')
    return ['', ...list(words.ui('seasons.packet'), me.hand), ...names(words.ui('seasons.picked'), third), ...dealt]
  const undivided = view.phase === 'libraries' && !me.ready
  return [
    '',
    ...list(words.ui('seasons.hand'), me.hand),
    ...list(words.ui('seasons.drawn'), view.held),
    ...names(words.ui('seasons.library-2'), second),
    ...(undivided ? list(words.ui('seasons.undivided'), third) : names(words.ui('seasons.library-3'), third)),
    ...dealt,
  ]
}

const cardOf = (id: CardId): Card | undefined => POWER_CARDS.find((each) => each?.id === id)

/** What a card costs at a table of this size. */
function cost(power: Card, players: number, paint: Paint): string {
  const crystals = power.crystals[players - 2] ?? 0
  const energy = chips(tokensView(power.energy[players - 2] ?? 0), paint)
  return [energy, crystals > 0 ? `+${crystals}` : ''].filter((part) => part !== '').join(' ') || '0'
}

function short(id: CardId, view: SeasonsView, { words, paint }: Screen): string {
  const power = cardOf(id)
  const name = words.say({ key: `card.${id}` })
  return power ? `${name} [${cost(power, view.players.length, paint)}]` : name
}

/** A line a card: name, kind, cost, points and what it does. */
function describe(ids: readonly CardId[], view: SeasonsView, { words, paint, width }: Screen): string[] {
  const rows = ids.map((id) => {
    const power = cardOf(id)
    const kind = words.ui(power?.familiar ? 'seasons.familiar' : 'seasons.item')
    const points = words.ui('seasons.points', { n: power?.points ?? 0 })
    return [words.say({ key: `card.${id}` }), kind, power ? cost(power, view.players.length, paint) : '', points]
  })
  return columns(rows, [3]).flatMap((label, i) => labelled(`${label}  `, words.say({ key: `effect.${ids[i]}` }), width))
}

/** The ability tokens that the viewer can see: those dealt to the viewer, or everybody's. */
const abilitiesIn = ({ dealtAbilities, players }: SeasonsView): number[] => [
  ...dealtAbilities,
  ...players.flatMap(({ ability }) => ability ?? []),
]

/** Every card the viewer can see: in play, in the hand, in the libraries, drawn, on the pile; then the ability tokens. */
function cards(view: SeasonsView, screen: Screen): string[] {
  const ids = new Set<CardId>([...view.held, ...view.pileSeen].filter((id) => id !== null))
  for (const { hand, libraries, play } of view.players) {
    for (const id of [...hand, ...(libraries?.flat() ?? []), ...play.map((played) => played.card)]) ids.add(id)
  }
  const ordered = [...ids].sort((a, b) => a - b)
  return [...describe(ordered, view, screen), ...abilitiesIn(view).flatMap((id) => explained('ability', id, screen))]
}

/** What an enchantment or an ability token does. */
const explained = (kind: Addition, id: number, { words, width }: Screen): string[] =>
  labelled(`${words.say({ key: `${kind}.${id}` })}  `, words.say({ key: `${kind}-effect.${id}` }), width)

const ADDITIONS = { enchantment: ENCHANTMENTS, ability: ABILITIES } as const
type Addition = keyof typeof ADDITIONS

/** The number of an enchantment or an ability token with this name or slug; 0 if there is none. */
function additionCalled(kind: Addition, name: string, { words }: Screen): number {
  const wish = name.toLowerCase()
  const isMeant = (slug: string, i: number): boolean =>
    slug === wish || words.say({ key: `${kind}.${i + 1}` }).toLowerCase() === wish
  return ADDITIONS[kind].findIndex(isMeant) + 1
}

/** An enchantment or an ability token, by its name, with its rulings. */
function addition(name: string, screen: Screen): string[] | undefined {
  for (const kind of ['enchantment', 'ability'] as const) {
    const id = additionCalled(kind, name, screen)
    if (id === 0) continue
    const rulings = screen.words.say({ key: `${kind}-rulings.${id}` })
    return [...explained(kind, id, screen), ...wrap(rulings, screen.width)]
  }
  return undefined
}

/** One card, enchantment or ability token, by its number or its name, with its rulings. */
function card(name: string, view: SeasonsView, screen: Screen): string[] | undefined {
  const { words, width } = screen
  const power = cardCalled(name, screen)
  if (!power) return addition(name, screen)
  return [...describe([power.id], view, screen), ...wrap(words.say({ key: `rulings.${power.id}` }), width)]
}

/** A card by its number, its name or the name in the notation. */
function cardCalled(name: string, { words }: Screen): Card | undefined {
  const wish = name.toLowerCase()
  return POWER_CARDS.find(
    (each) => each && [String(each.id), each.slug, words.say({ key: `card.${each.id}` }).toLowerCase()].includes(wish),
  )
}

/** A card in play is to be activated, any other summoned; an ability token is to be used. */
function wishes(name: string, view: SeasonsView, screen: Screen): string[] {
  const power = cardCalled(name, screen)
  if (!power) {
    const token = ABILITIES[additionCalled('ability', name, screen) - 1]
    return token === undefined ? [] : [`token ${token}`]
  }
  const me = view.players.find(({ seat }) => seat === view.viewer)
  const summonable = me?.hand.includes(power.id) || !me?.play.some((played) => played.card === power.id)
  return [`${summonable ? 'summon' : 'activate'} ${power.slug}`]
}
