import type { Tell } from '@athanor/protocol'

/** Somebody who looks at the lobby. */
export interface LobbyVisitor {
  readonly session: { readonly person: { readonly id: string } }
  tell(tell: Tell): void
}

/** Those who look at the lobby, by person: most news concern only the few who sit at a table. */
export class LobbyRoom {
  /** Told when somebody comes and nobody was there. */
  onFirst: () => void = () => {}
  private readonly visitors = new Map<string, Set<LobbyVisitor>>()

  get isEmpty(): boolean {
    return this.visitors.size === 0
  }

  enter(visitor: LobbyVisitor): void {
    const { id } = visitor.session.person
    const first = this.isEmpty
    const own = this.visitors.get(id)
    if (own) own.add(visitor)
    else this.visitors.set(id, new Set([visitor]))
    if (first) this.onFirst()
  }

  leave(visitor: LobbyVisitor): void {
    const { id } = visitor.session.person
    const own = this.visitors.get(id)
    own?.delete(visitor)
    if (own?.size === 0) this.visitors.delete(id)
  }

  /** Something may look different that nobody here has heard of. */
  tellToLook(): void {
    for (const own of this.visitors.values()) for (const visitor of own) visitor.tell({ t: 'lobby', changed: [] })
  }

  /** A table looks different; only these people may know of it, or everybody. */
  tell(table: string, only: Iterable<string> = this.visitors.keys()): void {
    const tell: Tell = { t: 'lobby', changed: [table] }
    for (const person of only) for (const visitor of this.visitors.get(person) ?? []) visitor.tell(tell)
  }
}
