import type { Seat, Standing } from '@athanor/kernel'
import { labelled, padStart } from './layout.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

/** What the other columns of the table need at most. */
const OTHER_COLUMNS = 48

/** The result with every point and where it came from. */
export function standingsTable(standings: readonly Standing[], { words, width, nameOf }: Screen): string[] {
  const isTied = (score: number): boolean => standings.filter((other) => other.score === score).length > 1
  const rows = [...standings]
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat, score, breakdown, tieBreaks }) => {
      const digits = Math.max(2, ...breakdown.map((part) => String(part.points).length))
      const points = breakdown.map((part) => ({
        label: padStart(String(part.points), digits),
        text: words.say(part.for),
      }))
      // What decides a tie is no point, so it does not stand among them.
      const ties = (isTied(score) ? tieBreaks : []).map((part) => ({
        label: ' '.repeat(digits),
        text: `${words.say(part.for)}: ${part.points}`,
      }))
      const lines = [...points, ...ties].flatMap(({ label, text }) =>
        labelled(`${label}  `, text, width - OTHER_COLUMNS),
      )
      return [String(place), nameOf(seat), String(score), lines.join('\n')]
    })
  const head = [words.ui('end.place'), words.ui('end.who'), words.ui('end.points'), words.ui('end.for')]
  return table(head, rows, ['right', 'left', 'right', 'left'])
}

/** Who has won, in a sentence. */
export function verdict(standings: readonly Standing[], { words, nameOf }: Screen, you?: Seat): string {
  const winners = standings.filter(({ won }) => won)
  if (winners.length === 0) return words.ui('end.drawn')
  if (winners.length === 1 && winners[0]!.seat === you) return words.ui('end.you-won')
  const names = new Intl.ListFormat(words.language).format(winners.map(({ seat }) => nameOf(seat)))
  return words.ui('end.won', { n: winners.length, who: names })
}
