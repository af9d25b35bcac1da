import type { Json } from '@athanor/kernel'

/**
 * What changed between two views. A view is sent whole once and then as the changes, because a move touches little
 * of it. `[value]` replaces; an object names the keys (or the places of a list of equal length) that changed, and `0`
 * a key that is gone; nothing at all (undefined) means equal. Keys are words of ours, never one that every object knows
 * (`constructor`): a view is compared at every move, so nobody asks whose a key is.
 */
export type Delta = readonly [Json] | { readonly [key: string]: Delta | 0 }

type Branch = { readonly [key: string]: Json | undefined }

/**
 * What leads from one view to the next, as JSON text; empty if nothing changed. Both are plain JSON, of whatever type.
 * Every move is told to everybody so: the text is written straight away, without an object of which it would be made.
 */
export const deltaOf = <T>(before: T | undefined, after: T): string => changes(before as Json, after as Json)

/** The view after the changes. What did not change is shared with the view before, which stays as it was. */
export const patched = <T>(before: T, delta: Delta | undefined): T => merged(before as Json, delta) as T

function changes(before: Json | undefined, after: Json): string {
  if (before === after) return ''
  if (!isBranch(before) || !isBranch(after)) return replacement(after)
  if (Array.isArray(after)) return Array.isArray(before) ? listDelta(before, after) : replacement(after)
  return Array.isArray(before) ? replacement(after) : branchDelta(before as Branch, after as Branch)
}

const NAMES = new Map<string, string>()

/** A key as JSON writes it; there are only as many as the views of the games have. */
function named(key: string): string {
  let name = NAMES.get(key)
  if (name === undefined) {
    name = `${JSON.stringify(key)}:`
    NAMES.set(key, name)
  }
  return name
}

const replacement = (value: Json): string => `[${textOf(value)}]`

const TEXTS = new WeakMap<object, string>()

/**
 * A value as JSON text. What is frozen is the same at every table, an answer to a question for instance, and is written
 * once; most of what else changes is a number, and is its own text.
 */
function textOf(value: Json): string {
  if (typeof value === 'number') return `${value}`
  if (!isBranch(value)) return JSON.stringify(value)
  if (!Object.isFrozen(value)) return Array.isArray(value) ? listText(value) : branchText(value as Branch)
  let text = TEXTS.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    TEXTS.set(value, text)
  }
  return text
}

function listText(list: readonly Json[]): string {
  let text = '['
  for (let i = 0; i < list.length; i++) text += i === 0 ? textOf(list[i]!) : `,${textOf(list[i]!)}`
  return `${text}]`
}

function branchText(branch: Branch): string {
  let text = ''
  for (const key in branch) {
    const value = branch[key]
    if (value !== undefined) text += `${text === '' ? '{' : ','}${named(key)}${textOf(value)}`
  }
  return text === '' ? '{}' : `${text}}`
}

function listDelta(before: readonly Json[], after: readonly Json[]): string {
  if (before.length !== after.length) return replacement(after)
  let found = ''
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue
    const change = changes(before[place], after[place]!)
    if (change !== '') found += `${found === '' ? '{' : ','}"${place}":${change}`
  }
  return found === '' ? '' : `${found}}`
}

function branchDelta(before: Branch, after: Branch): string {
  let found = ''
  let gone = 0
  for (const _ in before) gone++
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (old !== undefined) gone--
    if (value === old || value === undefined) continue
    const change = changes(old, value)
    if (change !== '') found += `${found === '' ? '{' : ','}${named(key)}${change}`
  }
  if (gone > 0) found = withGone(before, after, found)
  return found === '' ? '' : `${found}}`
}

/** Adds the keys that are no longer there. Looked for only where there are fewer: most branches keep their keys. */
function withGone(before: Branch, after: Branch, found: string): string {
  let all = found
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue
    all += `${all === '' ? '{' : ','}${named(key)}0`
  }
  return all
}

function merged(before: Json, delta: Delta | undefined): Json {
  if (delta === undefined) return before
  if (isReplacement(delta)) return delta[0]
  if (Array.isArray(before)) {
    const items = before.slice()
    for (const [place, change] of Object.entries(delta))
      items[Number(place)] = merged(items[Number(place)], change as Delta)
    return items
  }
  const branch: { [key: string]: Json } = { ...(before as { readonly [key: string]: Json }) }
  for (const [key, change] of Object.entries(delta)) {
    if (change === 0) delete branch[key]
    else branch[key] = merged(branch[key] as Json, change)
  }
  return branch
}

const isBranch = (value: Json | undefined): value is Json & object => typeof value === 'object' && value !== null
const isReplacement = (delta: Delta): delta is readonly [Json] => Array.isArray(delta)
