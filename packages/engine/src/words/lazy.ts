/** A constant that takes a while to build, built when somebody first asks for it: importing the engine stays cheap. */
export function lazyValue<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}

/**
 * The same of each of the things that stay: rows, recipes, tables. What is kept of a thing goes when the thing does, and must
 * follow from it alone.
 */
export function lazyFor<Key extends object, T>(build: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly value: T }>()
  return (key) => {
    let found = known.get(key)
    if (!found) {
      found = { value: build(key) }
      known.set(key, found)
    }
    return found.value
  }
}

/** A constant that takes longer than others may wait for. */
export interface LazyInSteps<T> {
  readonly get: () => T
  /** Builds it before it is needed, a little at a time: `rest` lets others have their turn. */
  readonly prepare: (rest: () => Promise<void>) => Promise<void>
}

export function lazyInSteps<T>(steps: () => Generator<unknown, T>): LazyInSteps<T> {
  let running: Generator<unknown, T> | undefined
  let built: { readonly value: T } | undefined
  const step = (): { readonly value: T } | undefined => {
    if (built) return built
    running ??= steps()
    const { done, value } = running.next()
    if (done) built = { value }
    return built
  }
  return {
    get: () => {
      let found = step()
      while (!found) found = step()
      return found.value
    },
    prepare: async (rest) => {
      while (!step()) await rest()
    },
  }
}
