import { type Person, type TableCard, waitsFor } from '../net/cards.ts'
import type { Words } from '../words/words.tsx'
import { nameOf } from './who.ts'

/** How a table stands, in a few words. */
export function statusOf(card: TableCard, person: Person | null | undefined, { ui, language }: Words): string {
  if (card.status === 'open') return ui('table.seats', { taken: card.seats.length, n: card.players })
  if (card.status === 'ended') return outcome(card, ui)
  const until = card.deadline === null ? '' : `, ${ui('table.deadline', { when: moment(card.deadline, language) })}`
  if (waitsFor(card, person)) return ui('table.yours') + until
  const waited = card.seats.filter(({ seat }) => (card.toAct >> seat) & 1)
  if (waited.length === 0) return ui('table.running')
  return ui('table.waiting', { who: waited.map((seat) => nameOf(card, seat, ui)).join(', ') }) + until
}

function outcome(card: TableCard, ui: Words['ui']): string {
  const winners = card.seats.filter(({ seat }) => card.result?.winners.includes(seat))
  if (card.result?.how === 'outdated') return ui('end.how-outdated')
  if (winners.length === 0) return ui('table.drawn')
  return ui('table.won', { n: winners.length, who: winners.map((seat) => nameOf(card, seat, ui)).join(', ') })
}

export const moment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
