/** By the first of their words, which are folded: of most names none is looked up. */
export const byFirstWord = (names: string): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(names.replaceAll('\n', '').split('|'), (name) => name.split(' ', 1)[0] ?? '')

/** The longest of the names that some words say. */
export function longestNameIn(
  names: ReadonlyMap<string, readonly string[]>,
  words: readonly string[],
): string | undefined {
  let found = ''
  for (const word of words) {
    for (const name of names.get(word) ?? []) {
      if (name.length > found.length && ` ${words.join(' ')} `.includes(` ${name} `)) found = name
    }
  }
  return found || undefined
}
