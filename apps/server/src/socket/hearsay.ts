import type { LobbyChange } from '../lobby/lobby.ts'

/** So many tables are asked about with one question. */
const AT_ONCE = 500

/**
 * Tables at which other processes have done something, and that are not in memory here: who may know of it is in the
 * database. What comes in while one question is answered is asked about with the next.
 */
export class Hearsay {
  onError: (error: unknown) => void = () => {}
  private readonly heard = new Set<string>()
  private asking = false
  private readonly find: (tables: readonly string[]) => Promise<readonly LobbyChange[]>
  private readonly tell: (change: LobbyChange) => void

  constructor(
    find: (tables: readonly string[]) => Promise<readonly LobbyChange[]>,
    tell: (change: LobbyChange) => void,
  ) {
    this.find = find
    this.tell = tell
  }

  hear(tables: readonly string[]): void {
    for (const table of tables) this.heard.add(table)
    if (!this.asking) this.ask().catch((error) => this.onError(error))
  }

  private async ask(): Promise<void> {
    this.asking = true
    try {
      while (this.heard.size > 0) for (const change of await this.find(this.some())) this.tell(change)
    } finally {
      this.asking = false
    }
  }

  private some(): string[] {
    const some = [...this.heard].slice(0, AT_ONCE)
    for (const table of some) this.heard.delete(table)
    return some
  }
}
