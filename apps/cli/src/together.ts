import type { Phrase, PhraseArg } from '@athanor/kernel'

/** Phrases with those that follow each other and differ in their lists only told as one: takes red; takes blue. */
export function together(phrases: readonly Phrase[]): Phrase[] {
  const told: Phrase[] = []
  for (const phrase of phrases) {
    const last = told.at(-1)
    const both = last && joined(last, phrase)
    if (both) told[told.length - 1] = both
    else told.push(phrase)
  }
  return told
}

function joined(one: Phrase, other: Phrase): Phrase | undefined {
  if (one.key !== other.key || !one.args || !other.args) return undefined
  const args: { [name: string]: PhraseArg } = {}
  let lists = 0
  for (const [name, mine] of Object.entries(one.args)) {
    const yours = other.args[name]
    if (isList(mine) && isList(yours)) {
      args[name] = [...mine, ...yours]
      lists++
    } else if (JSON.stringify(mine) === JSON.stringify(yours)) args[name] = mine
    else return undefined
  }
  return lists === 1 ? { key: one.key, args } : undefined
}

const isList = (arg: PhraseArg | undefined): arg is readonly Phrase[] => Array.isArray(arg)
