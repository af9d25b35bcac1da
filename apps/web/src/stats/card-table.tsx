import type { CardFigures } from '@athanor/protocol'
import { use } from 'react'
import { Link } from 'wouter'
import { type GameId, loadGame } from '../games.ts'
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
  const { texts } = use(loadGame(game)).rules
  const name = (card: string): string => texts[language][card] ?? card
  const drafted = cards.some((card) => card.drafted)
  const followed = cards.some((card) => card.meanPlayed)
  const columns: readonly Column<Figures>[] = [
    {
      label: ui('stats.card'),
      value: ({ card }) => name(card),
      show: ({ card }) => <Link href={`/cards/${game}?card=${card}`}>{name(card)}</Link>,
    },
    ...(drafted ? draftColumns(ui('stats.drafted'), ui('stats.mean-pick')) : []),
    { label: ui(followed ? 'stats.card-played' : 'stats.card-had'), value: ({ played }) => played },
    ...(followed
      ? [{ label: ui('stats.mean-played'), value: ({ meanPlayed }: Figures) => meanPlayed || undefined }]
      : []),
    { label: ui('stats.owner-won'), value: ({ won }) => won, show: ({ won }) => percent(won, language) },
    { label: ui('stats.mean-points'), value: ({ played, meanPoints }) => (played > 0 ? meanPoints : undefined) },
  ]
  return <DataTable caption={caption} columns={columns} rows={cards} keyOf={({ card }) => card} />
}

const draftColumns = (drafted: string, pick: string): readonly Column<Figures>[] => [
  { label: drafted, value: (card) => card.drafted },
  { label: pick, value: (card) => card.meanPick || undefined },
]
