import type { Happening, Offer } from '@athanor/protocol'

/** More than this is not read in one sitting. */
const MOST = 2000

/** The log with what is new; what was taken back is no longer told. `offer` is what the players were asked before. */
export function withNews(
  log: readonly Happening[],
  news: readonly Happening[],
  offer: Offer | undefined,
): readonly Happening[] {
  const lines = [...log]
  for (const line of news) {
    const last = lines.at(-1)
    if (last && line.seq <= last.seq) continue
    if (line.kind === 'undo') takeBack(lines, 1)
    if (line.kind === 'agree' && offer?.kind === 'undo') takeBack(lines, offer.moves ?? 0)
    lines.push(line)
  }
  return lines.slice(-MOST)
}

function takeBack(lines: Happening[], moves: number): void {
  for (let left = moves; left > 0; left--) {
    const at = lines.findLastIndex(({ kind }) => kind === 'move')
    if (at < 0) return
    lines.splice(at, 1)
  }
}
