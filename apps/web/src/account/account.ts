import { useEffect } from 'react'
import { api } from '../net/api.ts'
import type { Person } from '../net/cards.ts'
import { onStranger } from '../net/stranger.ts'
import { wire } from '../net/wire.ts'
import { choose } from '../settings/settings.ts'
import { Store, useStore } from '../store.ts'

/** Who is signed in here: null is nobody, undefined is not known yet (or no server answers). */
const account = new Store<Person | null | undefined>(undefined)

/** Who is signed in; the server is asked once it is needed. */
export function usePerson(): Person | null | undefined {
  const person = useStore(account)
  useEffect(() => {
    if (person === undefined) whoAmI()
  }, [person])
  return person
}

/** Whether the server has forgotten whoever was signed in here. */
const forgotten = new Store(false)
export const useForgotten = (): boolean => useStore(forgotten)

/** Notes who is signed in now; the name is remembered for games without a server too. */
export function greet(person: Person | null): void {
  if (person) choose({ name: person.name })
  const before = account.get()
  if (before !== undefined && before?.id !== person?.id) wire.hangUp()
  account.set(person)
  if (person) forgotten.set(false)
}

onStranger(() => {
  if (account.get()) forgotten.set(true)
  greet(null)
})

let asking = false

/** Asks the server who is signed in; without one it stays unknown. */
function whoAmI(): void {
  if (asking) return
  asking = true
  api
    .me()
    .then(greet, () => {})
    .finally(() => {
      asking = false
    })
}

/** Whoever is signed in, or a new guest with that name. */
export async function asPerson(name: string): Promise<Person> {
  const known = account.get() ?? (await api.me())
  const person = known ?? (await api.guest(name))
  greet(person)
  return person
}
