import type { Database } from './store/database.ts'

/** Who is connected to this replica, by room. */
export interface Member {
  /** There may be something new in the room. */
  readonly wake: () => void
}

/**
 * Which rooms have changed, on any replica: PostgreSQL tells (LISTEN/NOTIFY) and each replica asks for what its devices have not got. Nothing else passes between
 * replicas, so that one that was killed or cut off has lost nothing.
 */
export class Hub {
  readonly #rooms = new Map<string, Set<Member>>()

  async listen(sql: Database): Promise<void> {
    await sql.listen(
      'rooms',
      (room) => this.#wake(room),
      // Connected again: whatever was told meanwhile was told to nobody.
      () => {
        for (const room of this.#rooms.keys()) this.#wake(room)
      },
    )
  }

  #wake(room: string): void {
    for (const member of this.#rooms.get(room) ?? []) member.wake()
  }

  join(room: string, member: Member): void {
    const members = this.#rooms.get(room) ?? new Set()
    this.#rooms.set(room, members.add(member))
  }

  leave(room: string, member: Member): void {
    const members = this.#rooms.get(room)
    members?.delete(member)
    if (members?.size === 0) this.#rooms.delete(room)
  }

  get connections(): number {
    return [...this.#rooms.values()].reduce((sum, { size }) => sum + size, 0)
  }
}
