import { type PrintedCard, parseMove } from '@athanor/temples'
import { type Help, useHelp } from '../../table/help.tsx'
import { useWords, type Words } from '../../words/words.tsx'
import { sayCrystal } from '../crystals.ts'
import { curseInWords, givesInWords, markerInWords } from '../curses.ts'
import { type Play, usePlay } from '../play.tsx'
import { teller } from '../texts/index.ts'

/** What there is to say about the cards of the ring. */
export interface CardWords {
  /** What is to be had there. */
  gives(card: PrintedCard): string
  /** Who stands there, how far it is, or why it cannot be reached. */
  way(card: PrintedCard): string
  /** All in one: the accessible name. */
  summary(card: PrintedCard): string
  curse(card: PrintedCard, space: number): string
  slot(card: PrintedCard, slot: number): string
}

export const useCardWords = (): CardWords => cardWords(usePlay(), useWords(), useHelp())

function cardWords(play: Play, words: Words, help: Help): CardWords {
  const tell = teller(words)
  const { say } = words
  const { view } = play
  const gives = (card: PrintedCard): string => givesInWords(card, view, words)
  const way = (card: PrintedCard): string => wayOf(card, play, words, help)
  return {
    gives,
    way,
    summary: (card) => [`${say({ key: card.key })}.`, gives(card), way(card)].filter(Boolean).join(' '),
    curse: (card, space) => {
      const { curses = [], points = 0 } = card.track[space] ?? {}
      const marker = view.temples.find(({ name }) => name === card.name)?.markers[space] ?? null
      const state = markerInWords(marker, points, words)
      return `${curses.map((curse) => curseInWords(card, curse, words)).join('; ')}. ${state}`
    },
    slot: ({ name, key, slots }, slot) =>
      tell('temples.slot', {
        crystal: say(sayCrystal(slots[slot] ?? '')),
        covered: view.slots[name]?.[slot] === 'x' ? 'yes' : 'no',
        card: say({ key }),
      }),
  }
}

function wayOf({ name }: PrintedCard, { view, reaches }: Play, words: Words, help: Help): string {
  const tell = teller(words)
  if (view.virtualPawn === name) return tell('temples.stands', { who: tell('temples.virtual'), mine: 'no' })
  const owner = view.players.find(({ pawn }) => pawn === name)?.seat
  if (owner !== undefined && owner !== view.viewer)
    return tell('temples.stands', { who: help.names[owner]!, mine: 'no' })
  const found = reaches.get(name)
  if (owner !== undefined) {
    const here = tell('temples.stands', { who: tell('temples.you'), mine: 'yes' })
    return found?.cost ? `${here} ${tell('temples.speed-to', { n: found.steps, cost: found.cost })}` : here
  }
  const [reason] = help.why(parseMove(`collect ${name}`)!) ?? []
  if (found?.cost === 0) return found.steps > 0 ? tell('temples.steps', { n: found.steps }) : ''
  if (reason && reason.key !== 'why.needs-speed') return words.say(reason)
  if (!found) return ''
  return found.cost === null ? tell('temples.too-far') : tell('temples.speed-to', { n: found.steps, cost: found.cost })
}
