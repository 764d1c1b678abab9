import { parseQuantity } from '../../format/numbers.ts'
import type { PastedFlavour } from './protocol.ts'

/** Doses as they stand on the wall of a workshop: «Chocolate: 60 g de cacao, 60 g de cobertura»; «Canela 3». */

const WEIGHT = String.raw`(\d+(?:[.,]\d+)?)\s*(?:g|gr|gramos)?`
const BEFORE = new RegExp(`^${WEIGHT}\\s+(?:de\\s+)?(\\p{L}.*)$`, 'iu')
const AFTER = new RegExp(`^(\\p{L}.*?)[\\s:·]+${WEIGHT}$`, 'iu')
/** A comma between two figures is a decimal one. */
const BETWEEN = /\s*(?:;|\+|,(?!\d)|\sy\s)\s*/

function doseIn(text: string): PastedFlavour['doses'][number] | undefined {
  const [, first, name] = BEFORE.exec(text) ?? []
  const [, other, last] = AFTER.exec(text) ?? []
  const grams = parseQuantity(first ?? last ?? '')
  const called = name ?? other
  return grams !== undefined && grams > 0 && called ? { name: called.trim(), grams } : undefined
}

/** A flavour for each line; what has no weight is a flavour without any dose. */
export function pastedFlavours(text: string): readonly PastedFlavour[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, rest] = /^([^:\d]+):\s*(.*)$/.exec(line) ?? []
      const doses = (rest ?? line).split(BETWEEN).flatMap((part) => doseIn(part.trim()) ?? [])
      return { name: (name ?? (doses[0] ? doses[0].name : line)).trim(), doses }
    })
}
