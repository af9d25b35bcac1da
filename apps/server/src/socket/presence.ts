import type { Tell } from '@athanor/protocol'
import { newId } from '../secrets.ts'

export type Audience = Extract<Tell, { readonly t: 'audience' }>

/** The spectators of a table at one process. */
interface Crowd {
  readonly names: readonly string[]
  readonly count: number
  /** How many beats ago it was told of. */
  age: number
}

/** So many are told by name. */
const MOST_NAMED = 20
/** A process that has been silent for so many beats is gone, and its spectators with it. */
const OLDEST = 3

/**
 * Who looks on where, in all processes: each tells the others of its own spectators whenever they change, and again at
 * every beat, for those who have come later.
 */
export class Presence {
  /** Told when the spectators of a table are others than before. */
  onChange: (audience: Audience) => void = () => {}
  private readonly process = newId()
  /** How many sockets of each person look at a table of this process, with the person's name. */
  private readonly here = new Map<string, Map<string, { readonly name: string; sockets: number }>>()
  private readonly everywhere = new Map<string, Map<string, Crowd>>()
  private readonly announce: (payload: string) => void

  constructor(announce: (payload: string) => void) {
    this.announce = announce
  }

  enter(table: string, { id, name }: { readonly id: string; readonly name: string }): void {
    const people = this.here.get(table) ?? new Map()
    const { sockets = 0 } = people.get(id) ?? {}
    people.set(id, { name, sockets: sockets + 1 })
    this.here.set(table, people)
    if (sockets === 0) this.tell(table)
  }

  leave(table: string, { id }: { readonly id: string }): void {
    const people = this.here.get(table)
    const person = people?.get(id)
    if (!people || !person || --person.sockets > 0) return
    people.delete(id)
    if (people.size === 0) this.here.delete(table)
    this.tell(table)
  }

  /** Who looks on at a table. */
  at(table: string): Audience {
    const crowds = [...(this.everywhere.get(table)?.values() ?? [])]
    const spectators = crowds.flatMap(({ names }) => names).slice(0, MOST_NAMED)
    const more = crowds.reduce((sum, { count }) => sum + count, 0) - spectators.length
    return { t: 'audience', table, spectators, more }
  }

  /** What a process, perhaps this one, says of a table. */
  hear(table: string, process: string, said: string): void {
    const { names, count } = JSON.parse(said) as Crowd
    const before = JSON.stringify(this.at(table))
    const crowds = this.everywhere.get(table) ?? new Map<string, Crowd>()
    if (count > 0) crowds.set(process, { names, count, age: 0 })
    else crowds.delete(process)
    if (crowds.size > 0) this.everywhere.set(table, crowds)
    else this.everywhere.delete(table)
    const audience = this.at(table)
    if (JSON.stringify(audience) !== before) this.onChange(audience)
  }

  /** Says everything again, and lets go of those who do not. */
  beat(): void {
    for (const table of this.here.keys()) this.tell(table)
    for (const [table, crowds] of this.everywhere)
      for (const [process, crowd] of crowds)
        if (process !== this.process && ++crowd.age > OLDEST) this.hear(table, process, NOBODY)
  }

  private tell(table: string): void {
    const people = [...(this.here.get(table)?.values() ?? [])]
    const names = people.slice(0, MOST_NAMED).map(({ name }) => name)
    this.announce(`${table} ${this.process} ${JSON.stringify({ names, count: people.length })}`)
  }
}

const NOBODY = '{"names":[],"count":0}'
