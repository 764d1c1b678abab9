import { nearest } from '../catalogue/lookup.ts'
import { find } from '../findings/find.ts'
import type { Text } from '../findings/finding.ts'
import type { Notes, Reader } from './formula.ts'

/** What is said of the names that nobody knows. */

/** Unknown names that get candidates in one answer; looking for them is the dearest thing a request can ask for. */
export const NAMES_WITH_CANDIDATES = 8
/** Unidentified mass, %, from which the verdict is only indicative. */
const UNIDENTIFIED_WARNING = 10

export function unknownWarnings<Matter>(
  unknown: Notes['unknown'],
  total: number,
  { inertEffect, custom, mayHold = () => [] }: Reader<Matter>,
): Text[] {
  const byName = new Map<string, Notes['unknown'][number]>()
  for (const { name, grams, within = [] } of unknown) {
    const key = [...within, name].join('\n')
    byName.set(key, { name, grams: grams + (byName.get(key)?.grams ?? 0), within })
  }
  const warnings = [...byName.values()].map(({ name, grams, within = [] }, index) => {
    const near = index < NAMES_WITH_CANDIDATES ? nearest(name).map((ingredient) => ingredient.name) : []
    const here: Text = find('formula.unknown-ingredient', {
      name,
      percent: (100 * grams) / total,
      near,
      effect: inertEffect,
      describable: custom !== undefined,
      mayBring: mayHold(name),
    })
    return within.reduceRight((what, part): Text => find('formula.inside', { name: part, what }), here)
  })
  const percent = (100 * unknown.reduce((sum, { grams }) => sum + grams, 0)) / total
  return percent > UNIDENTIFIED_WARNING ? [...warnings, find('formula.unidentified-mass', { percent })] : warnings
}
