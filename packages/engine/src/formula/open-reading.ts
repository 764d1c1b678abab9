import type { Ingredient, LegalAllergen } from '../catalogue/ingredient.ts'
import type { NameMatch } from '../catalogue/reading/reader.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'

/** What a reading leaves open: words that say nothing the reader knows, and what it may be as well. */
export interface OpenReading {
  /** As they were written. */
  readonly left: readonly string[]
  /** It is provisional: what it may be as well, likeliest first. */
  readonly others?: readonly Ingredient[]
  /** Allergens that it may bring besides those of its row. */
  readonly mayBring: readonly LegalAllergen[]
}

/** Allergens of what it may be as well, and of words of its name. */
const mayBring = ({ ingredient, others = [], brings = [] }: NameMatch): LegalAllergen[] =>
  [...new Set([...brings, ...others.flatMap(({ allergens }) => allergens)])].filter(
    (allergen) => !ingredient.allergens.includes(allergen),
  )

/** How a name was read that is none of its row's own. */
interface Told {
  readonly interpreted: true
  readonly open?: OpenReading
  readonly notes: readonly FindingText[]
}

/** What a craft knows of a name, with how the name was read. */
export const asRead = <Known extends object>(
  known: Known,
  name: string,
  found: NameMatch,
): Known & Partial<Told> & { readonly inSpanish?: string } =>
  found.interpreted || found.inSpanish !== undefined
    ? {
        ...known,
        ...(found.interpreted && readingNotes(name, found)),
        ...(found.inSpanish !== undefined && { inSpanish: found.inSpanish }),
      }
    : known

/** What goes with a reading that is not a name of its row. */
export function readingNotes(name: string, found: NameMatch): Told {
  const { ingredient, left = [], others } = found
  if (left.length === 0 && !others && !found.brings)
    return { interpreted: true, notes: [commonFinding('formula.interpreted', { name, as: ingredient.name })] }
  const open: OpenReading = { left, ...(others && { others }), mayBring: mayBring(found) }
  const rows = others?.map((row) => row.name)
  const values = { name, as: ingredient.name, left, mayBring: open.mayBring, ...(rows && { others: rows }) }
  return {
    interpreted: true,
    open,
    notes: [commonFinding('formula.open-reading', values)],
  }
}
