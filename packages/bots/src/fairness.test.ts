import type { GameState, Options } from '@athanor/kernel'
import type { Hidden } from '@athanor/kernel/testing'
import { hiddenInSeasons } from '@athanor/seasons/testing'
import { hiddenInSpellbook } from '@athanor/spellbook/testing'
import { hiddenAtTemples } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { rulesOf } from './games.ts'
import { botNamed } from './registry.ts'
import { honest, peeking, type Seating, seeingAll, type Thoughts, thoughtsOf } from './testing/worlds.ts'

const BOTS = ['random', 'novice', 'adept', 'master:16it']
const CHEATS = BOTS.slice(1).flatMap((name) => [
  { name, seating: peeking, does: 'looks at the real cards' },
  { name, seating: seeingAll, does: 'looks at the real cards and at the chance to come' },
])

interface Stretch {
  readonly players: number
  readonly options: Options
  /** Where it begins. */
  readonly skip: number
}

/**
 * Where bots are watched. What is hidden: in Seasons the other hands and libraries, the pile, packets of the draft, ability
 * tokens, and the dice to come; in SpellBook what the pouch gives next; at the temples the runes that lie face down, which
 * show themselves one by one as curses are broken.
 */
const STRETCHES: { readonly [game: string]: readonly Stretch[] } = {
  seasons: [
    { players: 2, options: { level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' }, skip: 0 },
    { players: 3, options: { level: 'archmage' }, skip: 120 },
  ],
  spellbook: [
    { players: 2, options: { lineup: 'random' }, skip: 0 },
    { players: 3, options: {}, skip: 20 },
  ],
  temples: [
    { players: 2, options: { mode: 'advanced' }, skip: 50 },
    { players: 3, options: {}, skip: 90 },
  ],
}

const HIDDEN: { readonly [game: string]: Hidden<GameState> } = {
  seasons: hiddenInSeasons,
  spellbook: hiddenInSpellbook,
  temples: hiddenAtTemples,
}

/** So many decisions of a stretch are looked at. */
const DECISIONS = 12

function* watch(game: string, name: string, seating: Seating): Generator<Thoughts> {
  for (const stretch of STRETCHES[game]!) {
    const host = bot('adept:samples=1')
    const table = { ...stretch, rules: rulesOf(game), hidden: HIDDEN[game]! }
    const thoughts = thoughtsOf({ ...table, seat: 1, bot: bot(name), seating, host })
    for (let i = 0; i < DECISIONS; i++) {
      const { value, done } = thoughts.next()
      if (done) break
      yield value
    }
  }
}

const bot = (name: string) => botNamed(name, () => 0)

/** Whether it was all the same to the bot in which of the worlds it sat: every chance, to the last digit, and the choice. */
const isFair = ({ worlds }: Thoughts): boolean => worlds.every((one) => alike(one, worlds[0]))
const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

describe.each(Object.keys(STRETCHES))('%s', (game) => {
  test.each(BOTS)('%s thinks and chooses exactly the same whatever is hidden from its seat', (name) => {
    const seen = [...watch(game, name, honest)]
    expect(seen.length).toBeGreaterThan(DECISIONS)
    expect(seen.every(isFair)).toBe(true)
    // A master must not learn anything from what it remembers either: some of these thoughts go on with an old tree.
    expect(seen.some(({ worlds, anew }) => !alike(anew, worlds[0]))).toBe(name.startsWith('master'))
  })

  test.each(CHEATS)('a $name that $does is found', ({ name, seating }) => {
    for (const thoughts of watch(game, name, seating)) if (!isFair(thoughts)) return
    expect.unreachable('nobody noticed')
  })
})
