import type { Language, OptionSpec } from '@athanor/kernel'
import { GAMES } from '../games.ts'
import type { Io } from '../io.ts'
import { labelled } from '../layout.ts'
import { painter } from '../paint.ts'
import { type Words, words } from '../words.ts'

export interface GamesOptions {
  readonly lang: Language
}

/** Which games there are, for how many, and what a host may choose. */
export function games({ lang }: GamesOptions, io: Io): number {
  const paint = painter(io.colour)
  for (const { rules } of GAMES) {
    const voice = words(lang, rules.texts[lang])
    const { say, ui } = voice
    const sizes = ui('games.players', { sizes: rules.players.join(', ') })
    io.out(`${paint('bold', rules.id)}  ${say({ key: 'game.name' })}; ${sizes}`)
    for (const line of labelled('  ', say({ key: 'game.about' }).replaceAll('\n', ' '), io.width)) io.out(line)
    for (const option of rules.options) {
      io.out('')
      for (const line of labelled(`  ${paint('bold', `${option.name}=`)}`, values(option, voice), io.width))
        io.out(line)
      for (const line of labelled('    ', say({ key: `option.${option.name}.about` }), io.width)) io.out(line)
    }
  }
  return 0
}

function values(option: OptionSpec, { ui }: Words): string {
  const range =
    option.kind === 'choice'
      ? option.values.join(' | ')
      : option.kind === 'number'
        ? `${option.min} … ${option.max}`
        : ui('games.text', { n: option.maxLength })
  const notes = [
    ...(option.default === '' ? [] : [ui('games.default', { value: option.default })]),
    ...(option.players ? [ui('games.players', { sizes: option.players.join(', ') })] : []),
  ]
  return notes.length > 0 ? `${range} (${notes.join('; ')})` : range
}
