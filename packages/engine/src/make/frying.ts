import { rowsById } from '../catalogue/catalogue.ts'
import { normaliseName } from '../catalogue/normalise.ts'
import { commonFinding } from '../findings/find.ts'
import type { MakingGain } from './made.ts'

/** A line that is the oil of frying, weighed afterwards. */
const FRYING = /\bfre(?:ir|idora)\b|\bfrit(?:ura|o)\b/
/** The oil that a workshop fries in, unless a line says another. */
const USUAL_OIL = 'aceite_girasol'

/** The oil that a dough takes up in frying, a share of its weight, where nobody weighed it. */
export function oilOfFrying(
  {
    lines,
    total,
  }: { readonly lines: readonly { readonly name: string; readonly grams: number }[]; readonly total: number },
  share: number,
): MakingGain[] {
  const ingredient = rowsById.get(USUAL_OIL)
  const isWeighed = lines.some(({ name, grams }) => grams > 0 && FRYING.test(normaliseName(name)))
  if (!ingredient || isWeighed) return []
  return [
    {
      ingredient,
      grams: share * total,
      note: commonFinding('formula.frying-oil', { oil: ingredient.name, percent: 100 * share }),
    },
  ]
}
