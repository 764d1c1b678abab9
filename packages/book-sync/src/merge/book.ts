import { type GroupAuthor, RecordGroup } from './group.ts'
import { type LogName, logOfScope } from './log.ts'
import type { GroupShape, GroupShapes, KeyScope } from './shape.ts'
import { isSound } from './sound.ts'

/** What a device wrote in one group. */
export interface GroupUpdate {
  readonly group: string
  readonly update: Uint8Array
}

/** What is written to one log under one key. */
export interface LogPayload {
  readonly scope: KeyScope
  readonly parts: readonly GroupUpdate[]
}

/** Bytes of what is written at once in one group, and of what goes together with others: a message has no more than a mebibyte. */
const MOST_UPDATE_BYTES = 256 * 1024
const SMALL_UPDATE_BYTES = 16 * 1024

/** What a store keeps of some content, and how many parts of it were dropped: not of its scope, or no updates of a group. */
export interface AppliedContent {
  readonly kept: readonly GroupUpdate[]
  readonly dropped: number
}

/** Under which a store keeps a group that this version does not know: with the scope that it came with, so that a version that knows the group takes no other. */
const unknownName = (scope: KeyScope, group: string): string => `${scope}/${group}`

function storedOf(stored: ReadonlyMap<string, Uint8Array>, name: string, scope: KeyScope): readonly Uint8Array[] {
  return [stored.get(name), stored.get(unknownName(scope, name))].filter((update) => update !== undefined)
}

const SCOPES: readonly KeyScope[] = ['formulas', 'prices', 'ticks']

/** All groups of a book: each a document of its own, so that one is opened without the others. */
export class SharedBook {
  readonly #groups: Map<string, RecordGroup>
  readonly #scopes: readonly KeyScope[]
  readonly #blank: (name: string, shape: GroupShape, stored?: readonly Uint8Array[]) => RecordGroup

  /** `scopes`: those that the key of this device opens; `written`: those of them that it may write. */
  constructor(
    shapes: GroupShapes,
    author: GroupAuthor,
    stored: ReadonlyMap<string, Uint8Array> = new Map(),
    scopes: readonly KeyScope[] = SCOPES,
    written: readonly KeyScope[] = scopes,
  ) {
    this.#scopes = scopes
    this.#blank = (name, shape, kept) => new RecordGroup(name, shape, author, kept, written.includes(shape.scope))
    this.#groups = new Map(
      Object.entries(shapes)
        .filter(([, { scope }]) => scopes.includes(scope))
        .map(([name, shape]) => [name, this.#blank(name, shape, storedOf(stored, name, shape.scope))]),
    )
  }

  /** Forgets all that a log says, to be read anew; gives the groups that a store is to forget too. */
  forgetLog(log: LogName): readonly string[] {
    const gone = this.groups.filter(({ shape }) => logOfScope(shape.scope) === log)
    for (const { name, shape } of gone) this.#groups.set(name, this.#blank(name, shape))
    return gone.map(({ name }) => name)
  }

  group(name: string): RecordGroup {
    const group = this.#groups.get(name)
    if (!group) throw new Error(`the book has no group «${name}»`)
    return group
  }

  get groups(): readonly RecordGroup[] {
    return [...this.#groups.values()]
  }

  /** Places whose content this version cannot read: set aside, and the rest goes on. */
  get unread(): number {
    return this.groups.reduce((sum, group) => sum + group.unread, 0)
  }

  /** What was written here since this was last asked: one message for each key, or more where there is much. */
  takePending(): readonly LogPayload[] {
    return this.#scopes.flatMap((scope) => {
      const parts = this.groups.flatMap((group) =>
        group.shape.scope === scope
          ? group.takePending(MOST_UPDATE_BYTES).map((update) => ({ group: group.name, update }))
          : [],
      )
      const small = parts.filter(({ update }) => update.length <= SMALL_UPDATE_BYTES)
      const large = parts.filter((part) => !small.includes(part)).map((part) => ({ scope, parts: [part] }))
      return small.length > 0 ? [{ scope, parts: small }, ...large] : large
    })
  }

  get hasPending(): boolean {
    return this.groups.some((group) => group.hasPending)
  }

  /**
   * Takes what is sound and of groups of its scope, and gives what a store has to keep of it: whoever has the key of one scope says nothing of another. What is of
   * groups that this version does not know is kept for one that does.
   */
  apply({ scope, parts }: LogPayload): AppliedContent {
    const kept = parts.flatMap((part) => {
      const group = this.#groups.get(part.group)
      if (!isSound(part.update)) return []
      if (!group) return [{ ...part, group: unknownName(scope, part.group) }]
      if (group.shape.scope !== scope) return []
      group.apply(part.update)
      return [part]
    })
    return { kept, dropped: parts.length - kept.length }
  }

  /** Whether something of a log was written here that some content of the whole does not have: also a group that it does not name. */
  hasMoreThan(log: LogName, parts: readonly GroupUpdate[]): boolean {
    return this.groups.some((group) => {
      const part = parts.find((one) => one.group === group.name)
      return logOfScope(group.shape.scope) === log && group.hasMoreThan(part?.update)
    })
  }

  /** All that a log holds, as one message for each key. */
  whole(log: LogName): readonly LogPayload[] {
    return this.#scopes
      .filter((scope) => logOfScope(scope) === log)
      .map((scope) => ({
        scope,
        parts: this.groups
          .filter(({ shape }) => shape.scope === scope)
          .map((group) => ({ group: group.name, update: group.whole() })),
      }))
      .filter(({ parts }) => parts.length > 0)
  }

  /** As a store keeps it. */
  state(): ReadonlyMap<string, Uint8Array> {
    return new Map(this.groups.map((group) => [group.name, group.whole()]))
  }
}
