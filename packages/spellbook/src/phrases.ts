import type { Move, Phrase } from '@athanor/kernel'
import type { SpellbookEvent } from './event.ts'
import { kindName, levelOfMove, ownerOf, spellOf, tokenOf } from './move.ts'
import { type LevelNumber, type SpellId, spellName } from './spell.ts'
import { RUNES, type Rune, type Token, tokenName } from './token.ts'

/** What the game has to say, as keys into its texts. */

export const sayToken = (token: Token): Phrase => ({ key: `token.${tokenName(token)}` })
export const sayTokens = (tokens: readonly Token[]): Phrase[] => tokens.map(sayToken)
export const sayRune = (rune: Rune): Phrase => ({ key: `rune.${RUNES[rune]}` })
export const saySpell = (spell: SpellId): Phrase => ({ key: `spell.${spellName(spell)}` })
export const sayEffect = (spell: SpellId, level: LevelNumber): Phrase => ({
  key: `effect.${spellName(spell)}.${level}`,
})

/** A move as one of the answers to a question; `alone` in a solo game, where Clone copies from nobody. */
export function sayMove(move: Move, alone = false): Phrase {
  const kind = kindName(move)
  const key = `move.${kind}`
  switch (kind) {
    case 'pass':
    case 'draw':
    case 'done':
    case undefined:
      return { key: `move.${kind ?? 'pass'}` }
    case 'learn':
    case 'use':
      return {
        key,
        args: {
          spell: saySpell(spellOf(move)),
          level: levelOfMove(move),
          effect: sayEffect(spellOf(move), levelOfMove(move)),
        },
      }
    case 'copy':
      return {
        key: alone ? 'move.copy-alone' : key,
        args: {
          owner: { seat: ownerOf(move) },
          spell: saySpell(spellOf(move)),
          level: levelOfMove(move),
          effect: sayEffect(spellOf(move), levelOfMove(move)),
        },
      }
    case 'raise':
      return { key, args: { spell: saySpell(spellOf(move)) } }
    default:
      return { key, args: { token: sayToken(tokenOf(move)) } }
  }
}

/** An event as a line of the log. */
export function tell(event: SpellbookEvent): Phrase | undefined {
  const key = `event.${event.type}`
  switch (event.type) {
    case 'dealt':
      return { key, args: { tokens: sayTokens(event.altar) } }
    case 'day':
      return { key, args: { who: { seat: event.seat }, day: event.day } }
    case 'passed':
      return { key: event.forced ? `${key}-forced` : key, args: { who: { seat: event.seat }, phase: event.phase } }
    case 'took':
      return {
        key: event.by === undefined ? key : `${key}-by`,
        args: {
          who: { seat: event.seat },
          token: sayToken(event.token),
          ...(event.by !== undefined && { spell: saySpell(event.by) }),
        },
      }
    case 'drew':
      return {
        key: event.by === undefined ? key : `${key}-by`,
        args: {
          who: { seat: event.seat },
          n: event.tokens.length,
          tokens: sayTokens(event.tokens),
          ...(event.by !== undefined && { spell: saySpell(event.by) }),
        },
      }
    case 'discarded':
      return { key, args: { who: { seat: event.seat }, token: sayToken(event.token), spell: saySpell(event.by) } }
    case 'stored':
      return { key: `${key}-from-${event.from}`, args: { who: { seat: event.seat }, token: sayToken(event.token) } }
    case 'swapped':
      return {
        key: `${key}-with-${event.with}`,
        args: { who: { seat: event.seat }, out: sayTokens(event.out), in: sayTokens(event.in) },
      }
    case 'learned':
      return {
        key,
        args: {
          who: { seat: event.seat },
          spell: saySpell(event.spell),
          level: event.level,
          rune: sayRune(event.rune),
          n: event.paid.length,
          tokens: sayTokens(event.paid),
        },
      }
    case 'used':
      return { key, args: { who: { seat: event.seat }, spell: saySpell(event.spell), level: event.level } }
    case 'copied':
      return {
        key: event.owner === event.seat ? `${key}-alone` : key,
        args: {
          who: { seat: event.seat },
          owner: { seat: event.owner },
          spell: saySpell(event.spell),
          level: event.level,
        },
      }
    case 'raised':
    case 'dropped':
      return { key, args: { who: { seat: event.seat }, spell: saySpell(event.spell), level: event.level } }
    case 'placed':
      return { key, args: { n: event.tokens.length, tokens: sayTokens(event.tokens) } }
    case 'replaced':
      return { key, args: { out: sayTokens(event.out), in: sayTokens(event.in) } }
    case 'cleared':
      return { key, args: { n: event.tokens.length } }
    case 'refilled':
      return { key, args: { n: event.count } }
    case 'opponent-advanced':
      return { key, args: { token: sayToken(event.token), space: event.space } }
    case 'opponent-got':
      return { key, args: { token: sayToken(event.token) } }
    case 'ending':
      return { key: `${key}-${event.cause}`, args: { who: { seat: event.seat } } }
    case 'over':
      return { key }
  }
}
