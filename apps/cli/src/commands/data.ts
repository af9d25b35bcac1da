import type { Language, Options } from '@athanor/kernel'
import type { CheckedTable, ComponentData } from '../component-data.ts'
import { type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { wrap } from '../layout.ts'
import { Mistake } from '../mistake.ts'
import { reasonsInWords } from '../reasons.ts'
import { readText } from '../record-file.ts'
import { quoted } from '../shell.ts'
import { words } from '../words.ts'

export interface DataOptions {
  readonly file?: string
  readonly lang: Language
}

/** Prints the built-in table of a game's component values, or checks a corrected one. */
export function data(id: string, { file, lang }: DataOptions, io: Io): number {
  const game = gameNamed(id)
  const components = componentsOf(game)
  if (file === undefined) {
    io.out(components.builtIn)
    return 0
  }
  const { changed, doubtful } = checked(components, file, lang)
  const { ui } = words(lang, game.rules.texts[lang])
  const lines = [
    ui('tables.ok', { file }),
    changed.length === 0 ? ui('tables.same') : ui('tables.changed', { records: changed.join(', ') }),
    doubtful.length === 0 ? ui('tables.sure') : ui('tables.doubtful', { records: doubtful.join(', ') }),
  ]
  io.out(lines.flatMap((line) => wrap(line, io.width)).join('\n'))
  io.out(ui('tables.play', { command: `npx athanor play ${id} --data ${quoted(file)}` }))
  return 0
}

/** The options of a table with the corrected component values of a file, if there is one. */
export function withData(game: Game, option: Options, file: string | undefined, lang: Language): Options {
  if (file === undefined) return option
  const components = componentsOf(game)
  return { ...option, [components.option]: checked(components, file, lang).value }
}

function componentsOf({ rules, data }: Game): ComponentData {
  if (!data) throw new Mistake(`${rules.id} has no table of component values that could be corrected`)
  return data
}

function checked(components: ComponentData, file: string, lang: Language): Exclude<CheckedTable, { faults: unknown }> {
  // Some editors begin a file with a mark of its encoding.
  const found = components.check(readText(file).replace(/^\ufeff/, ''))
  if (!('faults' in found)) return found
  const [first, ...more] = found.faults
  const rest = more.length > 0 ? ` ${words(lang, {}).ui('tables.more', { n: more.length })}` : ''
  throw new Mistake(`${file}: ${reasonsInWords(first ? [first] : [], lang)}${rest}`)
}
