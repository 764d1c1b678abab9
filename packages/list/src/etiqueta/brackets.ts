/** Where the brackets of a text open and close; those that do not match are plain letters. */

const OPENS = '([{'
const CLOSES = ')]}'

/** By place, the place of the other end of a bracket; nothing for plain letters. */
export function bracketPairsIn(text: string): ReadonlyMap<number, number> {
  const open: number[] = []
  const ends = new Map<number, number>()
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (OPENS.includes(letter)) open.push(at)
    else if (CLOSES.includes(letter)) {
      const from = open.pop()
      if (from !== undefined) ends.set(from, at)
    }
  }
  return ends
}

/** A comma between figures is a decimal one; behind a full stop or a semicolon nothing is. */
const isDecimal = (text: string, at: number): boolean =>
  text.charAt(at) === ',' && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))

const SEPARATORS = ',;•·|\n'

/** The parts of a text between commas, semicolons and bullets that stand outside any bracket. */
export function bracketPartsOf(text: string): string[] {
  const ends = bracketPairsIn(text)
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const end = ends.get(at)
    if (end !== undefined) at = end
    else if (SEPARATORS.includes(text.charAt(at)) && !isDecimal(text, at)) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}
