import { LANGUAGES, type Language } from '@athanor/kernel'

/** The language that the environment asks for. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`, 'i').test(wish)) ?? 'en'
}
