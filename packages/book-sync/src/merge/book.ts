import { type Author, Group } from './group.ts'
import { type Log, logOf } from './log.ts'
import type { Scope, Shapes } from './shape.ts'

/** What a device wrote in one group. */
export interface Part {
  readonly group: string
  readonly update: Uint8Array
}

/** What is written to one log under one key. */
export interface Payload {
  readonly scope: Scope
  readonly parts: readonly Part[]
}

/** Bytes of what is written at once in one group, and of what goes together with others: a message has no more than a mebibyte. */
const MOST_UPDATE_BYTES = 256 * 1024
const SMALL_UPDATE_BYTES = 16 * 1024

const SCOPES: readonly Scope[] = ['formulas', 'prices', 'ticks']

/** All groups of a book: each a document of its own, so that one is opened without the others. */
export class Book {
  readonly #groups: ReadonlyMap<string, Group>
  readonly #scopes: readonly Scope[]

  /** `scopes`: those that the key of this device opens. */
  constructor(
    shapes: Shapes,
    author: Author,
    stored: ReadonlyMap<string, Uint8Array> = new Map(),
    scopes: readonly Scope[] = SCOPES,
  ) {
    this.#scopes = scopes
    this.#groups = new Map(
      Object.entries(shapes)
        .filter(([, { scope }]) => scopes.includes(scope))
        .map(([name, shape]) => [name, new Group(name, shape, author, stored.get(name))]),
    )
  }

  group(name: string): Group {
    const group = this.#groups.get(name)
    if (!group) throw new Error(`the book has no group «${name}»`)
    return group
  }

  get groups(): readonly Group[] {
    return [...this.#groups.values()]
  }

  /** What was written here since this was last asked: one message for each key, or more where there is much. */
  takePending(): readonly Payload[] {
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

  /** Groups that this version does not know are left: a newer one reads them from the log again. */
  apply({ parts }: Payload): void {
    for (const { group, update } of parts) this.#groups.get(group)?.apply(update)
  }

  /** Whether something was written here that some content does not have. */
  hasMoreThan({ parts }: Payload): boolean {
    return parts.some(({ group, update }) => this.#groups.get(group)?.hasMoreThan(update) === true)
  }

  /** All that a log holds, as one message for each key. */
  whole(log: Log): readonly Payload[] {
    return this.#scopes
      .filter((scope) => logOf(scope) === log)
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
