import type { EveryCraftCodes } from '../../findings/find.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { spanishAdvice } from './advice.ts'
import { spanishHeadlines } from './first.ts'
import { type FieldNamer, fieldAsSent, spanishFormula } from './formula.ts'
import { spanishLaw } from './law.ts'
import { spanishMeasured } from './measured.ts'
import { spanishPreparations } from './preparations.ts'
import { spanishSafety } from './safety.ts'
import { spanishSubstances } from './substances.ts'

/** What is said in Spanish whatever the craft. `called`: what a face calls the fields of a request; their own names unless said. */
export const spanishCommon = (called: FieldNamer = fieldAsSent): PhrasesFor<EveryCraftCodes> => ({
  ...spanishFormula(called),
  ...spanishPreparations(called),
  ...spanishAdvice,
  ...spanishLaw,
  ...spanishSafety,
  ...spanishSubstances,
  ...spanishHeadlines,
  ...spanishMeasured,
})
