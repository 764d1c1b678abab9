import type { Craft, RawLine } from '@obrador/engine'
import { foldedName } from '../bars.ts'
import type { BookFormulaRequest, BookRequest } from './request.ts'

/** What things cost before and now, and what is missing, by the name or by the row that the name is read as. */

export interface PriceReader {
  /** €/kg of a line; of a preparation, of what is inside. */
  readonly before: (line: RawLine, own: number | undefined) => number
  readonly now: (line: RawLine, own: number | undefined) => number
  /** What of a line nobody told the price of, now: itself, or what is inside it. Its cost leaves that out. */
  readonly unpriced: (line: RawLine, own: number | undefined) => readonly string[]
  readonly isMissing: (name: string, line: RawLine) => boolean
  /** What is missing and stands inside a preparation. */
  readonly missingInside: (lines: readonly RawLine[]) => readonly string[]
}

interface Inner {
  readonly ingredients?: readonly RawLine[]
  readonly rendimiento?: number
}

/** Levels of preparations that prices are looked for in. */
const MOST_LEVELS = 4

export function priceReaderOf(craft: Craft, book: BookRequest, formula: BookFormulaRequest): PriceReader {
  const nameOf = (line: RawLine): string => String(line.name ?? line.ingrediente ?? line[craft.fields.name] ?? '')
  /** The line of a sack says its row beside the words of its packet. */
  const rowOf = (line: RawLine) => craft.engine.rowNamed(typeof line.fila === 'string' ? line.fila : nameOf(line))
  const gramsOf = (line: RawLine): number => Number(line.grams ?? line.peso ?? line[craft.fields.grams] ?? 0)
  const keyOf = (name: string): string => craft.engine.rowNamed(name)?.id ?? foldedName(name)
  const listOf = (prices: Readonly<Record<string, number>> = {}): ReadonlyMap<string, number> =>
    new Map(Object.entries(prices).map(([name, price]) => [keyOf(name), price]))
  const old = listOf(book.antes?.precios)
  const fresh = new Map([...old, ...listOf(book.cambios?.precios)])
  const gone = new Set((book.cambios?.faltan ?? []).map(keyOf))
  const innerOf = ({ preparacion }: RawLine): Inner | undefined =>
    typeof preparacion === 'string'
      ? (Object.entries(formula.preparaciones ?? {}).find(([name]) => name === preparacion)?.[1] as Inner | undefined)
      : (preparacion as Inner | undefined)
  function priceIn(list: ReadonlyMap<string, number>, line: RawLine, own: number | undefined, level: number): number {
    const listed = list.get(keyOf(nameOf(line)))
    if (listed !== undefined) return listed
    const inner = level < MOST_LEVELS ? innerOf(line) : undefined
    // What is inside tells more than what somebody worked out from it: a price that changes is in there.
    if (!inner?.ingredients) return typeof line.precio === 'number' ? line.precio : (own ?? rowOf(line)?.price ?? 0)
    const mass = inner.ingredients.reduce((sum, one) => sum + gramsOf(one), 0)
    const euros = inner.ingredients.reduce(
      (sum, one) => sum + gramsOf(one) * priceIn(list, one, undefined, level + 1),
      0,
    )
    return euros / (inner.rendimiento ?? mass)
  }
  function unpricedIn(line: RawLine, own: number | undefined, level: number): readonly string[] {
    if (fresh.has(keyOf(nameOf(line))) || gramsOf(line) <= 0) return []
    const inner = level < MOST_LEVELS ? innerOf(line) : undefined
    if (inner?.ingredients) return inner.ingredients.flatMap((one) => unpricedIn(one, undefined, level + 1))
    const isPriced = typeof line.precio === 'number' || own !== undefined || rowOf(line) !== undefined
    return isPriced ? [] : [nameOf(line)]
  }
  const insideOf = (line: RawLine, level: number): string[] =>
    level > MOST_LEVELS
      ? []
      : (innerOf(line)?.ingredients ?? []).flatMap((one) => [
          ...(gone.has(keyOf(nameOf(one))) ? [nameOf(one)] : []),
          ...insideOf(one, level + 1),
        ])
  return {
    before: (line, own) => priceIn(old, line, own, 0),
    now: (line, own) => priceIn(fresh, line, own, 0),
    unpriced: (line, own) => unpricedIn(line, own, 0),
    isMissing: (name, line) => line.preparacion === undefined && gone.has(keyOf(name)),
    missingInside: (lines) => lines.flatMap((line) => insideOf(line, 0)),
  }
}
