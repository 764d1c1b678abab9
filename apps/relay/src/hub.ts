import type { RelayDatabase } from './store/database.ts'

/** Who is connected to this replica, by room. */
export interface RoomMember {
  /** There may be something new in the room. */
  readonly wake: () => void
  readonly drop: () => void
}

/** A room while somebody is connected: its members, and what they are reading at this moment. */
export class SharedRoom {
  /** With the device that each says to be. */
  readonly members = new Map<RoomMember, string>()
  readonly #reading = new Map<string, Promise<unknown>>()
  /** What was asked before the last change is not given to who was told of it. */
  #changes = 0

  wake(): void {
    this.#changes++
    for (const member of this.members.keys()) member.wake()
  }

  /** The store is asked once for all who want the same at once; what it said is not kept. */
  read<Found>(what: string, ask: () => Promise<Found>): Promise<Found> {
    const key = `${this.#changes} ${what}`
    const reading = this.#reading.get(key) ?? ask().finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading as Promise<Found>
  }
}

/**
 * Which rooms have changed, on any replica: PostgreSQL tells (LISTEN/NOTIFY) and each replica asks for what its devices have not got. Nothing else passes between
 * replicas, so that one that was killed or cut off has lost nothing.
 */
export class ChangeHub {
  readonly #rooms = new Map<string, SharedRoom>()

  async listen(sql: RelayDatabase): Promise<void> {
    await sql.listen(
      'rooms',
      (room) => this.#rooms.get(room)?.wake(),
      // Connected again: whatever was told meanwhile was told to nobody.
      () => {
        for (const room of this.#rooms.values()) room.wake()
      },
    )
  }

  /** The room, if it has place for one more. A device that comes again takes the place of its oldest connection, which is often one that was cut off without a sign. */
  join(id: string, member: RoomMember, device: string, most: number): SharedRoom | undefined {
    const room = this.#rooms.get(id) ?? new SharedRoom()
    if (room.members.size >= most) {
      const [oldest] = [...room.members].find(([, other]) => other === device) ?? []
      if (!oldest) return undefined
      room.members.delete(oldest)
      oldest.drop()
    }
    this.#rooms.set(id, room)
    room.members.set(member, device)
    return room
  }

  leave(id: string, member: RoomMember): void {
    const room = this.#rooms.get(id)
    room?.members.delete(member)
    if (room?.members.size === 0) this.#rooms.delete(id)
  }

  get connections(): number {
    return [...this.#rooms.values()].reduce((sum, { members }) => sum + members.size, 0)
  }
}
