import { type PlayerView, POOL_LIMIT, type SpellbookView } from '@athanor/spellbook'
import type { Section } from '../table/contract.ts'
import type { Words } from '../words/words.tsx'
import { boxSize, LEVELS, levelOf, mine, others, SPACES } from './book.ts'
import { status } from './status.ts'
import { tellIn } from './texts/index.ts'

/** The table in sentences: the day, everybody's things, the cards. */
export function describe(view: SpellbookView, words: Words): readonly Section[] {
  const me = mine(view)
  return [
    table(view, words),
    ...(me ? [person(me, tellIn(words)('you'), words)] : []),
    ...others(view).map((player) => person(player, tellIn(words)('name', { who: { seat: player.seat } }), words)),
    ...(view.opponent ? [rival(view, words)] : []),
    ...view.spells.map((spell) => card(spell, words)),
  ]
}

const list = (tokens: readonly string[], words: Words): string =>
  tokens.map((token) => words.say({ key: `token.${token}` })).join(', ') || tellIn(words)('say.none')

function table(view: SpellbookView, words: Words): Section {
  const tell = tellIn(words)
  return {
    title: status(view, words),
    lines: [
      tell('say.altar', { tokens: list(view.altar, words) }),
      `${tell('supply.pouch', { n: view.pouch })}.`,
      `${tell('supply.box', { n: boxSize(view) })}.`,
      tell(`wild.${view.wild}`),
    ],
  }
}

function person(player: PlayerView, title: string, words: Words): Section {
  const tell = tellIn(words)
  const { pool, familiar, familiarScore, learned, score } = player
  return {
    title,
    lines: [
      tell('say.score', { n: score }),
      tell('say.pool', { n: pool.length, all: POOL_LIMIT, tokens: list(pool, words) }),
      tell('say.familiar', { n: familiar.length, all: SPACES, points: familiarScore, tokens: list(familiar, words) }),
      ...learned.map(({ spell, level, rune }) =>
        tell('say.learned', {
          spell: words.say({ key: `spell.${spell}` }),
          level,
          rune: words.say({ key: `rune.${rune}` }),
        }),
      ),
    ],
  }
}

function rival(view: SpellbookView, words: Words): Section {
  const tell = tellIn(words)
  const { board, spaces, boardScore, pool, score } = view.opponent!
  return {
    title: tell('rival'),
    lines: [
      tell('say.score', { n: score }),
      tell('say.board', {
        n: board.length,
        all: board.length + spaces,
        points: boardScore,
        tokens: list(board, words),
      }),
      `${tell('rival.pool', { n: pool.length })}: ${list(pool, words)}.`,
    ],
  }
}

function card(spell: string, words: Words): Section {
  return {
    title: words.say({ key: `spell.${spell}` }),
    lines: LEVELS.map((level) => {
      const { icon, points } = levelOf(spell, level)
      return tellIn(words)('say.level', {
        level,
        when: words.say({ key: `icon.${icon}` }),
        points,
        effect: words.say({ key: `effect.${spell}.${level}` }),
      })
    }),
  }
}
