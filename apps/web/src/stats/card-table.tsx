import type { CardFigures } from '@athanor/protocol'
import { use } from 'react'
import { Link } from 'wouter'
import { type GameId, loadGame } from '../games.ts'
import type { Catalogue } from '../glossary/catalogue.ts'
import { type Column, DataTable, percent } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import type { FollowedCard } from './self-play.ts'

/** A card of which perhaps more is known than of those on people's tables. */
type Figures = CardFigures & Partial<FollowedCard>

/** Cards by their names, each with the way to its page in the glossary. */
export function CardTable(props: {
  readonly game: GameId
  readonly caption: string
  readonly cards: readonly Figures[]
}) {
  const { game, caption, cards } = props
  const { ui, language } = useWords()
  const { rules, catalogue } = use(loadGame(game))
  const { texts } = rules
  const name = (card: string): string => texts[language][card] ?? card
  const kinds = kindsIn(catalogue)
  const kindOf = (kind: string | undefined): string | undefined => kind && ui<string>(kind)
  const drafted = cards.some((card) => card.drafted)
  const followed = cards.some((card) => card.meanPlayed)
  const columns: readonly Column<Figures>[] = [
    {
      label: ui('stats.card', { game }),
      value: ({ card }) => name(card),
      show: ({ card }) => <Link href={`/cards/${game}?card=${card}`}>{name(card)}</Link>,
    },
    ...(kinds.size > 0 ? [{ label: ui('facet.type'), value: ({ card }: Figures) => kindOf(kinds.get(card)) }] : []),
    ...(drafted ? draftColumns(ui('stats.drafted'), ui('stats.mean-pick')) : []),
    { label: ui(followed ? 'stats.card-played' : 'stats.card-had', { game }), value: ({ played }) => played },
    ...(followed
      ? [{ label: ui('stats.mean-played', { game }), value: ({ meanPlayed }: Figures) => meanPlayed || undefined }]
      : []),
    {
      label: ui('stats.owner-won'),
      value: (card) => (hadOwners(card) ? card.won : undefined),
      show: (card) => (hadOwners(card) ? percent(card.won, language) : '–'),
    },
    { label: ui('stats.mean-points'), value: ({ played, meanPoints }) => (played > 0 ? meanPoints : undefined) },
  ]
  return <DataTable caption={caption} columns={columns} rows={cards} keyOf={({ card }) => card} />
}

/** Of a card that nobody had, nobody could win or lose with it. */
const hadOwners = ({ played, drafted = 0 }: Figures): boolean => played > 0 || drafted > 0

/** What kind of thing each is, where a game has several kinds. */
const kindsIn = ({ entries }: Catalogue): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ key, facets }) => (facets['facet.type'] ?? []).map((kind) => [key, kind])))

const draftColumns = (drafted: string, pick: string): readonly Column<Figures>[] => [
  { label: drafted, value: (card) => card.drafted },
  { label: pick, value: (card) => card.meanPick || undefined },
]
