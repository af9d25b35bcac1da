import { Link } from 'wouter'
import { usePerson } from '../account/account.ts'
import { PICTURES } from '../art/pictures/index.ts'
import { isGameId } from '../games.ts'
import { seatOf, type TableCard, waitsFor } from '../net/cards.ts'
import { useWords } from '../words/words.tsx'
import { paceWords } from './pace.ts'
import { moment, statusOf } from './status.ts'
import css from './table-list.module.css'
import { gameName, nameOf } from './who.ts'

/** Tables, one a line; the whole line leads there, and a finished game has a replay beside it. */
export function TableList({ cards }: { readonly cards: readonly TableCard[] }) {
  return (
    <ul className={css.list}>
      {cards.map((card) => (
        <li key={card.id}>
          <TableLine card={card} />
        </li>
      ))}
    </ul>
  )
}

function TableLine({ card }: { readonly card: TableCard }) {
  const words = useWords()
  const { ui, language } = words
  const person = usePerson()
  const Picture = isGameId(card.game) ? PICTURES[card.game] : undefined
  const way = wayTo(card, seatOf(card, person) !== undefined)
  const game = gameName(card.game, ui)
  const who = card.seats.map((seat) => nameOf(card, seat, ui)).join(', ')
  return (
    <div className={css.line} data-yours={waitsFor(card, person) || undefined}>
      <span className={css.picture}>{Picture && <Picture />}</span>
      <div className={css.words}>
        <h3>{game}</h3>
        <p>{who}</p>
        <p className={css.facts}>
          <strong>{statusOf(card, person, words)}</strong>
          {' · '}
          {card.ended === null ? paceWords(card.pace, ui) : moment(card.ended, language)}
        </p>
      </div>
      <div className={css.ways}>
        <Link href={`/table/${card.id}`} className={css.way} aria-label={ui('table.of', { what: ui(way), game, who })}>
          {ui(way)}
        </Link>
        {card.status === 'ended' && (
          <Link
            href={`/replay/${card.id}`}
            className={css.back}
            aria-label={ui('table.of', { what: ui('replay.look-back'), game, who })}
          >
            {ui('replay.look-back')}
          </Link>
        )}
      </div>
    </div>
  )
}

function wayTo({ status }: TableCard, seated: boolean) {
  if (status === 'ended') return 'table.look'
  if (seated) return 'table.go'
  return status === 'open' ? 'table.join' : 'table.watch'
}
