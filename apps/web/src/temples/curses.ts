import type { MarkerView, PrintedCard, TemplesView } from '@athanor/temples'
import type { Words } from '../words/words.tsx'
import { crystalsInWords, inOrder } from './crystals.ts'
import { teller } from './texts/index.ts'

/** What there is to say about cards and curses that holds for any reader. */

/** Who it is that owns a marker. */
export const ownerInWords = (owner: MarkerView, words: Words): string =>
  typeof owner === 'number' ? teller(words)('temples.who', { who: { seat: owner } }) : teller(words)('temples.virtual')

/** The crystals of a curse, named `left 3`. */
export function curseKinds({ arc }: PrintedCard, curse: string): string {
  const [end, level] = curse.split(' ')
  return (end === 'left' ? [...arc] : [...arc].reverse()).slice(0, Number(level)).join('')
}

export function curseInWords(card: PrintedCard, curse: string, words: Words): string {
  const [end = '', level = ''] = curse.split(' ')
  const crystals = inOrder(curseKinds(card, curse), words)
  return teller(words)('temples.curse', { temple: words.say({ key: card.key }), end, level, crystals })
}

/** Whether a curse space is free, taken or crossed out. */
export function markerInWords(marker: MarkerView, points: number, words: Words): string {
  const tell = teller(words)
  if (marker === null) return tell('temples.free', { n: points })
  return marker === 'crossed-out'
    ? tell('temples.crossed-out')
    : tell('temples.broken-by', { who: ownerInWords(marker, words) })
}

/** What is to be had on a card. */
export function givesInWords(card: PrintedCard, view: TemplesView, words: Words): string {
  const tell = teller(words)
  const { action, gain, slots, name, pay, take } = card
  if (action === 'exchange') return tell('temples.exchange', { pay, take })
  if (action !== 'upgrade') return tell('temples.gives', { crystals: crystalsInWords(gain, words) })
  const free = [...slots].filter((_, slot) => view.slots[name]?.[slot] !== 'x').join('')
  return tell('temples.upgrade', { crystals: crystalsInWords(free, words) })
}
