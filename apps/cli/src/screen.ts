import type { Seat } from '@athanor/kernel'
import type { Io } from './io.ts'
import { type Paint, painter } from './paint.ts'
import type { Words } from './words.ts'

/** What a picture is drawn with. */
export interface Screen {
  readonly width: number
  readonly paint: Paint
  readonly words: Words
  /** What a seat is called; the automatic opponent too. */
  nameOf(seat: Seat): string
}

/** `you` is marked among the others, if somebody is looking who sits there. */
export function screen(io: Io, words: Words, you?: Seat): Screen {
  const nameOf = (seat: Seat): string => {
    const name = words.ui('play.who', { who: { seat } })
    return seat === you ? words.ui('play.you', { name }) : name
  }
  return { width: io.width, paint: painter(io.colour), words, nameOf }
}
