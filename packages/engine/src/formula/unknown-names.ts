import { nearestRows } from '../catalogue/lookup.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import type { LineReader, ReadingNotes } from './formula.ts'

/** What is said of the names that nobody knows. */

/** Unknown names that get candidates in one answer; looking for them is the dearest thing a request can ask for. */
export const NAMES_WITH_CANDIDATES = 8
/** Unidentified mass, %, from which the verdict is only indicative. */
const UNIDENTIFIED_WARNING = 10

export function unknownWarnings<Matter>(
  unknown: ReadingNotes['unknown'],
  total: number,
  { inertEffect, custom, mayHold = () => [] }: LineReader<Matter>,
): FindingText[] {
  const byName = new Map<string, ReadingNotes['unknown'][number]>()
  for (const { name, grams, within = [] } of unknown) {
    const key = [...within, name].join('\n')
    byName.set(key, { name, grams: grams + (byName.get(key)?.grams ?? 0), within })
  }
  const warnings = [...byName.values()].map(({ name, grams, within = [] }, index) => {
    const near = index < NAMES_WITH_CANDIDATES ? nearestRows(name).map((ingredient) => ingredient.name) : []
    const here: FindingText = commonFinding('formula.unknown-ingredient', {
      name,
      percent: (100 * grams) / total,
      near,
      effect: inertEffect,
      describable: custom !== undefined,
      mayBring: mayHold(name),
    })
    return within.reduceRight((what, part): FindingText => commonFinding('formula.inside', { name: part, what }), here)
  })
  const percent = (100 * unknown.reduce((sum, { grams }) => sum + grams, 0)) / total
  return percent > UNIDENTIFIED_WARNING
    ? [...warnings, commonFinding('formula.unidentified-mass', { percent })]
    : warnings
}
