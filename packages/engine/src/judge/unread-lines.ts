/** Lines that nobody knows, and how much of the mass they are. */
export interface UnreadLines {
  readonly names: readonly string[]
  /** % of the mass, and of what is left of it when it is made. */
  readonly share: number
  readonly ofFinished: number
  /** Figures in which they count as what may not be there. */
  readonly foreign?: ReadonlySet<string> | undefined
}

interface Weighed {
  readonly lines: readonly { readonly name: string; readonly grams: number; readonly known: boolean }[]
  readonly total: number
}

/** None where everything is known. `finished`: what is left when it is made, g. */
export function unreadLinesOf(
  { lines, total }: Weighed,
  { foreign, finished = total }: { readonly foreign?: ReadonlySet<string>; readonly finished?: number } = {},
): UnreadLines | undefined {
  const all = lines.filter(({ known, grams }) => !known && grams > 0)
  if (all.length === 0) return undefined
  const grams = all.reduce((sum, line) => sum + line.grams, 0)
  return {
    names: [...new Set(all.map(({ name }) => name))],
    share: (100 * grams) / total,
    ofFinished: (100 * grams) / finished,
    foreign,
  }
}
