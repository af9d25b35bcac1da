import { api } from '../net/api.ts'
import type { Person } from '../net/cards.ts'
import { choose } from '../settings/settings.ts'
import { Store, useStore } from '../store.ts'

/** Who is signed in here: null is nobody, undefined is not known yet (or no server answers). */
const account = new Store<Person | null | undefined>(undefined)

export const usePerson = (): Person | null | undefined => useStore(account)

/** Notes who is signed in now; the name is remembered for games without a server too. */
export function greet(person: Person | null): void {
  if (person) choose({ name: person.name })
  account.set(person)
}

/** Asks the server who is signed in. */
export async function whoAmI(): Promise<void> {
  greet(await api.me())
}

/** Whoever is signed in, or a new guest with that name. */
export async function asPerson(name: string): Promise<Person> {
  const known = account.get() ?? (await api.me())
  const person = known ?? (await api.guest(name))
  greet(person)
  return person
}
