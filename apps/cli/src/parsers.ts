import { LANGUAGES, type Language, type Options } from '@athanor/kernel'
import { InvalidArgumentError } from 'commander'

/** A whole number from `least` on, as an argument. */
export const count =
  (least: number, most = 1e9) =>
  (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new InvalidArgumentError(
      most < 1e9
        ? `It must be a whole number from ${least} to ${most}.`
        : `It must be a whole number, ${least} or more.`,
    )
  }

export function duration(text: string): number {
  const seconds = Number(text)
  if (/^\d*\.?\d+$/.test(text) && seconds > 0 && seconds <= 3600) return seconds
  throw new InvalidArgumentError('It must be a number of seconds above 0.')
}

export function share(text: string): number {
  const part = Number(text)
  if (/^\d*\.?\d+$/.test(text) && part <= 1) return part
  throw new InvalidArgumentError('It must be a number from 0 to 1.')
}

/** Adds `name=value` to the options of the table. */
export function tableOption(text: string, options: Options): Options {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('It must have the form name=value.')
  return { ...options, [text.slice(0, at)]: text.slice(at + 1) }
}

export function language(text: string): Language {
  const found = LANGUAGES.find((known) => known === text)
  if (!found) throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`)
  return found
}
