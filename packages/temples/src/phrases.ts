import type { Phrase } from '@athanor/kernel'
import type { TemplesEvent } from './event.ts'
import { sayKind, sayKinds, sayPlace, sayPower, sayRune, saySide, sayTemple } from './names.ts'

const crystal = (way: 'to' | 'from', { kind, space }: { readonly kind: number; readonly space: number }): Phrase => ({
  key: `crystal-${way}`,
  args: { crystal: sayKind(kind), space: space + 1 },
})

/** An event as a line of the log. Lines that differ in their lists only can be told as one. */
export function tell(event: TemplesEvent): Phrase | undefined {
  const key = `event.${event.type}`
  switch (event.type) {
    case 'dealt':
      return {
        key,
        args: { temples: event.temples.map(sayTemple), goals: event.goals.map(sayTemple), who: { seat: event.first } },
      }
    case 'grid':
      return { key, args: { who: { seat: event.seat }, side: saySide(event.side), power: sayPower(event.power) } }
    case 'entered':
    case 'moved':
      return { key, args: { who: { seat: event.seat }, card: sayPlace(event.card, event.temple) } }
    case 'virtual-moved':
      return { key, args: { card: sayPlace(event.card, event.temple) } }
    case 'cast':
      return { key: `${key}-${event.spell}`, args: { who: { seat: event.seat } } }
    case 'swapped':
      return { key, args: { who: { seat: event.seat }, a: event.a + 1, b: event.b + 1 } }
    case 'reserve':
    case 'converted':
      return { key, args: { who: { seat: event.seat }, n: event.n } }
    case 'paid':
      return { key, args: { who: { seat: event.seat }, crystals: [crystal('from', event)] } }
    case 'resonance':
      return { key, args: { rune: sayRune(event.rune), n: event.n } }
    case 'got':
      return { key, args: { who: { seat: event.seat }, crystals: [crystal('to', event)] } }
    case 'got-from-card':
      return {
        key,
        args: { who: { seat: event.seat }, crystals: [crystal('to', event)], card: sayPlace(event.card, -1) },
      }
    case 'robbed':
      return {
        key,
        args: { who: { seat: event.seat }, crystals: [crystal('to', event)], from: { seat: event.from } },
      }
    case 'lost':
      return { key, args: { who: { seat: event.seat }, n: event.kinds.length + event.any } }
    case 'covered':
      return {
        key,
        args: { who: { seat: event.seat }, crystals: [sayKind(event.colour)], card: sayPlace(event.card, -1) },
      }
    case 'traded':
      return { key, args: { who: { seat: event.seat } } }
    case 'cleared':
      return { key, args: { card: sayPlace(event.card, -1), n: event.n } }
    case 'broke':
      return {
        key,
        args: {
          who: { seat: event.seat },
          temple: sayTemple(event.temple),
          level: event.level,
          crystals: sayKinds(event.kinds),
          n: event.points,
        },
      }
    case 'rewarded':
      return event.points > 0 ? { key, args: { who: { seat: event.seat }, n: event.points } } : undefined
    case 'rune':
      return { key, args: { who: { seat: event.seat }, rune: sayRune(event.rune), temple: sayTemple(event.temple) } }
    case 'revealed':
      return { key, args: { rune: sayRune(event.rune), temple: sayTemple(event.temple) } }
    case 'ending':
      return { key, args: { who: { seat: event.seat } } }
    case 'standstill':
    case 'over':
      return { key }
    // The way there and the crystals are told; a line more would say nothing new.
    case 'turn':
    case 'collected':
      return undefined
  }
}
