import { byId } from '../catalogue/catalogue.ts'
import { normalise } from '../catalogue/normalise.ts'
import { find } from '../findings/find.ts'
import type { Gain } from './made.ts'

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
): Gain[] {
  const ingredient = byId.get(USUAL_OIL)
  const isWeighed = lines.some(({ name, grams }) => grams > 0 && FRYING.test(normalise(name)))
  if (!ingredient || isWeighed) return []
  return [
    {
      ingredient,
      grams: share * total,
      note: find('formula.frying-oil', { oil: ingredient.name, percent: 100 * share }),
    },
  ]
}
