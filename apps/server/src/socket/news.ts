import { SPECTATOR } from '@athanor/kernel'
import { changeAt, type Lobby, type LobbyChange } from '../lobby/lobby.ts'
import type { Database } from '../store/database.ts'
import type { Chat } from '../table/chat.ts'
import type { House, Seated } from '../table/house.ts'
import type { DeafTo } from '../table/table.ts'
import { Amends } from './amends.ts'
import { Endings } from './endings.ts'
import type { Gateway } from './gateway.ts'
import { Hearsay } from './hearsay.ts'
import type { LobbyRoom } from './lobby-room.ts'
import type { Presence } from './presence.ts'

/** Where news come from, and whom they may concern. */
export interface Newsroom {
  readonly database: Database
  readonly house: House
  readonly lobby: Lobby
  readonly lobbyRoom: LobbyRoom
  readonly chat: Chat
  readonly gateway: Gateway
  readonly presence: Presence
  now(): number
  failed(error: unknown): void
}

/** What processes tell each other, passed on to those who are here. Whatever was missed is read from the database. */
export class News {
  private readonly room: Newsroom
  private readonly endings: Endings
  private readonly hearsay: Hearsay
  private readonly amends: Amends
  private readonly deafTo: DeafTo

  constructor(room: Newsroom) {
    const { database, house, lobby, lobbyRoom, gateway, presence, failed } = room
    this.room = room
    this.deafTo = (speaker) => gateway.deafTo(speaker)
    this.endings = new Endings((table) => lobbyRoom.tell(table), room.now)
    this.hearsay = new Hearsay(
      (tables) => lobby.changesAt(tables),
      (change) => this.tellLobby(change),
    )
    this.amends = new Amends([
      () => gateway.recheck(),
      () => gateway.renewAllMutes(),
      () => this.expectEndings(),
      () => this.catchUpOnTalk(),
    ])
    this.hearsay.onError = failed
    this.amends.onError = failed
    house.onArrived = (seated) => this.recall(seated).catch((error) => this.amends.missed(error))
    // Other processes hear of it like of any other entry.
    house.onClosed = ({ id }) => this.heardOf([id])
    lobby.onChange = ({ table, hidden, people }) =>
      database.announce('lobby', (hidden ? [table, ...people] : [table]).join(' '))
    lobbyRoom.onFirst = () => void this.expectEndings().catch((error) => this.amends.missed(error))
    presence.onChange = (audience) => house.here(audience.table)?.table.tellAll(audience, () => false)
    database.listen((channel, payload) => this.hear(channel, payload))
  }

  close(): void {
    this.amends.close()
  }

  /** Something has happened at a table that is in memory. */
  changed({ table, row, seats }: Seated): void {
    if (this.room.lobbyRoom.isEmpty) return
    const { id, hidden, delay } = row
    const ended = table.course.result ? table.entries.at(-1)!.at : null
    const people = seats.flatMap(({ person }) => person ?? [])
    this.tellLobby(changeAt({ id, hidden, delay, ended }, people, this.room.now()))
  }

  private tellLobby({ table, hidden, people, later }: LobbyChange): void {
    this.room.lobbyRoom.tell(table, hidden ? people : undefined)
    if (later !== undefined) this.endings.expect(table, later)
  }

  private heardOf(tables: readonly string[]): void {
    if (!this.room.lobbyRoom.isEmpty) this.hearsay.hear(tables)
  }

  private hear(channel: string, payload: string): void {
    const { house, lobbyRoom, gateway, presence } = this.room
    const missed = (error: unknown): void => this.amends.missed(error)
    const [first = '', ...rest] = payload.split(' ')
    if (channel === 'tables') this.heardOf([first, ...rest].filter((id) => !house.here(id)))
    else if (channel === 'lobby') lobbyRoom.tell(first, rest.length > 0 ? rest : undefined)
    else if (channel === 'said') this.tellSaid(first, Number(rest[0])).catch(missed)
    else if (channel === 'muted') gateway.renewMutes(first).catch(missed)
    else if (channel === 'audience') presence.hear(first, rest[0]!, rest.slice(1).join(' '))
    else if (channel === 'signed-out') gateway.dismiss(first)
    else if (channel === 'resync') {
      lobbyRoom.tellToLook()
      this.amends.make()
    }
  }

  private async tellSaid(table: string, n: number): Promise<void> {
    const seated = this.room.house.here(table)
    const said = seated && (await this.room.chat.find(n))
    if (said) seated.table.tellSaid(said, this.deafTo)
  }

  /** Tells what has been said lately and nobody here has been told. */
  private async catchUpOnTalk(): Promise<void> {
    for (const { table } of this.room.house.watched())
      for (const said of await this.room.chat.last(table.id)) table.tellSaid(said, this.deafTo)
  }

  /** What was said at a table before it came into memory, and spectators have yet to hear. */
  private async recall({ table, row }: Seated): Promise<void> {
    if (row.delay <= 0) return
    const seen = table.seenBy(SPECTATOR)
    table.recall(await this.room.chat.all(table.id), seen, this.deafTo)
  }

  /** The lobby is to hear of ends that were written while nobody was there, or nobody told of them. */
  private async expectEndings(): Promise<void> {
    if (this.room.lobbyRoom.isEmpty) return
    for (const { id, shown } of await this.room.lobby.endsToCome()) this.endings.expect(id, shown)
  }
}
