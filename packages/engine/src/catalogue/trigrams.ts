const NONE = new Uint32Array(0)

/** Dice similarity under which two names share no more than a syllable or two. */
const MINIMUM_SIMILARITY = 0.42

/**
 * What two spellings may have in common: the trigrams of each word, padded so that its first letters count most (as
 * PostgreSQL's pg_trgm), and its letters sorted, because two letters swapped in a short word break most of its trigrams.
 */
function features(words: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const word of words) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
    found.add(`=${[...word].sort().join('')}`)
  }
  return found
}

/**
 * Search by likeness among items of several labels each, through an inverted index, so that a query only touches the labels
 * it shares something with. Answers positions of `items`, most alike first, ties in the order of the items.
 */
export function buildTrigramIndex(items: readonly (readonly (readonly string[])[])[]) {
  const lists = new Map<string, number[]>()
  const owners: number[] = []
  const counts: number[] = []
  for (const [item, labels] of items.entries()) {
    for (const label of labels) {
      const found = features(label)
      for (const feature of found) {
        const list = lists.get(feature)
        if (list) list.push(owners.length)
        else lists.set(feature, [owners.length])
      }
      owners.push(item)
      counts.push(found.size)
    }
  }
  const postings = new Map([...lists].map(([feature, list]) => [feature, Uint32Array.from(list)]))
  const owner = Uint32Array.from(owners)
  const size = Uint32Array.from(counts)
  // Reused by every query. Indexed loops below: `for…of` over typed arrays takes five times as long.
  const shared = new Uint8Array(owners.length)

  return (words: readonly string[], count: number): number[] => {
    const wanted = features(words)
    shared.fill(0)
    for (const feature of wanted) {
      const posting = postings.get(feature) ?? NONE
      for (let at = 0; at < posting.length; at++) {
        const label = posting[at] ?? 0
        shared[label] = (shared[label] ?? 0) + 1
      }
    }
    const best = new Map<number, number>()
    for (let label = 0; label < shared.length; label++) {
      const similarity = (2 * (shared[label] ?? 0)) / (wanted.size + (size[label] ?? 0))
      if (similarity < MINIMUM_SIMILARITY) continue
      const item = owner[label] ?? 0
      if (similarity > (best.get(item) ?? 0)) best.set(item, similarity)
    }
    return [...best]
      .sort(([item, a], [other, b]) => b - a || item - other)
      .slice(0, count)
      .map(([item]) => item)
  }
}
