/** A constant that takes a while to build, built when somebody first asks for it: importing the engine stays cheap. */
export function lazy<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
