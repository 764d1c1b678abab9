import { foldedText } from '../../format/folded.ts'

/** How many letters must be changed, added or taken out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** A slip of the finger in every so many letters. */
const LETTERS_PER_SLIP = 4
const SHORTEST = 3

/** The word of some texts that was probably meant; none where none is near. */
export function likelyWord(asked: string, texts: readonly string[]): string | undefined {
  const wanted = foldedText(asked.trim())
  if (wanted.length < SHORTEST) return undefined
  const most = Math.max(1, Math.floor(wanted.length / LETTERS_PER_SLIP))
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))
  let best: { readonly word: string; readonly far: number } | undefined
  for (const word of words) {
    const far = distance(wanted, foldedText(word))
    if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { word, far }
  }
  return best?.word
}
