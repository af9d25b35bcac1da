import type { Answer, Language, Messages, Move } from '@athanor/kernel'
import type { Game } from './games.ts'
import type { Paint } from './paint.ts'
import { cliTexts } from './texts/index.ts'
import { words } from './words.ts'

/** Says the move of one of these answers. */
export type MoveNames = (answers: readonly Answer[], move: Move) => string

/** Moves with the names of their cards, but without what the cards do, unless only that tells two answers apart. */
export function moveNames(
  game: Game,
  language: Language,
  names: readonly string[] | undefined,
  paint: Paint,
): MoveNames {
  const texts = game.rules.texts[language]
  const pictured = game.board.messages(texts, paint)
  const full = words(language, texts, names, pictured)
  const brief = words(language, texts, names, { ...pictured, ...withoutEffects(texts, language) })
  return (answers, move) => {
    const answer = answers.find((one) => one.move === move)
    if (!answer) return game.rules.notation.format(move)
    const said = brief.say(answer.say)
    const isUnique = answers.every((one) => one === answer || brief.say(one.say) !== said)
    return (isUnique ? said : full.say(answer.say)).replace(/\.$/, '')
  }
}

const EFFECT = /[.:] \{effect\}$/

function withoutEffects(texts: Messages, language: Language): Messages {
  const moves = Object.entries(texts).filter(([key, text]) => key.startsWith('move.') && EFFECT.test(text))
  const brief = moves.map(([key, text]) => [key, text.replace(EFFECT, '')])
  // Of an activation nothing would be left but the card.
  const activation = texts['move.activate'] && { 'move.activate': cliTexts[language]['seasons.activate'] }
  return { ...Object.fromEntries(brief), ...activation }
}
