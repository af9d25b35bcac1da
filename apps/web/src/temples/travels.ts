import type { TemplesView, TempleView } from '@athanor/temples'
import type { Travel } from '../table/contract.ts'
import { curseTarget, spaceTarget } from './targets.ts'

/** What moved between two views: pawns, crystals, runes, markers. */
export function travels(before: TemplesView, after: TemplesView): Travel[] {
  return [...pawns(before, after), ...markers(before, after), ...runes(before, after), ...crystals(before, after)]
}

function pawns(before: TemplesView, after: TemplesView): Travel[] {
  const walk = (from: string | null, to: string | null, thing: string): Travel[] =>
    from === null || to === null || from === to
      ? []
      : [{ from: `card.${from}`, to: `card.${to}`, thing: `pawn.${thing}`, sound: 'token' }]
  return [
    ...after.players.flatMap(({ seat, pawn }) => walk(before.players[seat]!.pawn, pawn, String(seat))),
    ...walk(before.virtualPawn, after.virtualPawn, 'virtual'),
  ]
}

/** Each temple now, with what it was before. */
const pairs = (before: TemplesView, after: TemplesView): [TempleView, TempleView][] =>
  after.temples.map((temple, i) => [before.temples[i]!, temple])

const markers = (before: TemplesView, after: TemplesView): Travel[] =>
  pairs(before, after).flatMap(([was, is]) =>
    is.markers.flatMap((owner, space): Travel[] =>
      typeof owner === 'number' && was.markers[space] !== owner
        ? [
            {
              from: `markers.${owner}`,
              to: curseTarget(is.name, space),
              thing: `marker.${owner}`,
              sound: 'token',
            },
          ]
        : [],
    ),
  )

/** A rune leaves its stack for whoever has one more of it. */
const runes = (before: TemplesView, after: TemplesView): Travel[] =>
  pairs(before, after).flatMap(([was, is]): Travel[] => {
    const owner = after.players.find(({ seat, runes }) => runes.length > before.players[seat]!.runes.length)
    if (was.rune === null || is.runesLeft >= was.runesLeft || !owner) return []
    return [{ from: `rune.${is.name}`, to: `runes.${owner.seat}`, thing: `rune.${was.rune}`, sound: 'card' }]
  })

/**
 * Crystals that a grid lost and another place got: a space of the same grid (a swap), another grid, an upgrade card; or
 * else the supply.
 */
function crystals(before: TemplesView, after: TemplesView): Travel[] {
  const lost: Thing[] = []
  const got: Thing[] = []
  for (const { seat, grid } of after.players)
    [...grid].forEach((kind, space) => {
      const was = before.players[seat]!.grid[space]!
      if (was === kind) return
      const place = spaceTarget(seat, space)
      if (was !== '.') lost.push({ place, kind: was })
      if (kind !== '.') got.push({ place, kind })
    })
  for (const [card, slots] of Object.entries(after.slots))
    [...slots].forEach((slot, i) => {
      const was = before.slots[card]?.[i]
      if (was === slot) return
      if (slot === 'x') got.push({ place: `card.${card}`, kind: 'C' })
      else lost.push({ place: `card.${card}`, kind: 'C' })
    })
  const pairs = got.map((thing): Travel => {
    const at = lost.findIndex(({ kind }) => kind === thing.kind)
    const from = at < 0 ? SUPPLY : lost.splice(at, 1)[0]!.place
    return go(from, thing.place, thing.kind)
  })
  return [...pairs, ...lost.map(({ place, kind }) => go(place, SUPPLY, kind))]
}

interface Thing {
  readonly place: string
  readonly kind: string
}

const SUPPLY = 'supply'
const go = (from: string, to: string, kind: string): Travel => ({
  from,
  to,
  thing: `crystal.${kind}`,
  sound: 'crystal',
})
