import type { LegalAllergen } from '../catalogue/ingredient.ts'
import { linesAsSent } from '../formula/as-sent.ts'
import type { ParsedFormula } from '../formula/formula.ts'
import type { OpenReading } from '../formula/open-reading.ts'
import type { OptionalSections } from './doubted.ts'

/** How a line of a request was read. Spanish keys, as the API has. */
export interface LineReading {
  readonly nombre: string
  /** Row of the catalogue; none for what the caller described or nobody knows. */
  readonly id?: string
  /** Name of that row, or of what was worked out from it. */
  readonly leidoComo?: string
  /** False when the name was interpreted, or nobody knows it. */
  readonly exacta: boolean
  /** Nobody weighed it. */
  readonly sinPesar?: true
  /** Words of the name that were left out, as they were written. */
  readonly resto?: readonly string[]
  /** It was put for the time being, and is to be confirmed. */
  readonly provisional?: true
  /** What it may be as well, likeliest first. */
  readonly alternativas?: readonly { readonly id: string; readonly nombre: string }[]
  /** Allergens that it may bring, and nobody has confirmed. */
  readonly puedeLlevar?: readonly LegalAllergen[]
}

/** What a reading leaves open, in the words of the answer. */
const leftOpen = (open: OpenReading | undefined): Partial<LineReading> => {
  if (!open) return {}
  const { left, others, mayBring } = open
  return {
    ...(left.length > 0 && { resto: left }),
    ...(others && { provisional: true, alternativas: others.map(({ id, name }) => ({ id, nombre: name })) }),
    ...(mayBring.length > 0 && { puedeLlevar: mayBring }),
  }
}

/** One for each line that was sent: steam, which weighs less than nothing, is none of them, and a preparation is one. */
export const lineReadingsOf = <Matter>({ lines }: ParsedFormula<Matter>): LineReading[] =>
  linesAsSent(lines).flatMap(
    ([{ name, grams, ingredient, interpreted, known, use, open, isUnweighed }]): LineReading[] => {
      if (use) return [{ nombre: use.name, exacta: true }]
      if (grams < 0) return []
      const exacta = known && interpreted !== true
      return [
        {
          nombre: name,
          ...(ingredient && { id: ingredient.id, leidoComo: ingredient.name }),
          exacta,
          ...(isUnweighed && { sinPesar: true as const }),
          ...leftOpen(open),
        },
      ]
    },
  )

/** The answer of a craft, with how each line was read. */
export type AnswerWithReadings<Body> = Body & OptionalSections & { readonly lecturas: readonly LineReading[] }
