import { type MeasuredField, measuredNameOf } from '../../catalogue/measured.ts'
import type { TranslatedTerms } from '../../findings/language.ts'
import { safetyClasses, safetyTerms } from '../safety.ts'
import { capitaliseName } from '../text.ts'
import type { FixedText, SpokenReason } from './fixed-texts.ts'
import type { TradeTerm } from './trade-terms.ts'

/** The words of a language that are no sentences. */
interface TermTables {
  readonly glossary: Readonly<Record<TradeTerm, string>>
  readonly fixed: Readonly<Record<FixedText, string>>
  readonly reasons: Readonly<Record<SpokenReason, string>>
  readonly measures: Readonly<Record<MeasuredField, string>>
}

/** Labels are words of the trade that begin a line. */
export const tradeLabels = (glossary: TermTables['glossary']): TranslatedTerms =>
  Object.fromEntries(
    Object.entries(glossary).flatMap(([spanish, own]) => [
      [spanish, own],
      [capitaliseName(spanish), capitaliseName(own)],
    ]),
  )

/** How a mix or a centre is heated stands before what its class says. */
const heated = (fixed: TermTables['fixed']): TranslatedTerms =>
  Object.fromEntries(
    [safetyTerms.centre, ...Object.values(safetyTerms.mix)].flatMap((extra) =>
      Object.values(safetyClasses).map(({ condicion }) => [
        `${extra}; ${condicion}`,
        `${fixed[extra]}; ${fixed[condicion]}`,
      ]),
    ),
  )

/** Everything that tables call something, by what they call it in Spanish. */
export const languageTerms = ({ glossary, fixed, reasons, measures }: TermTables): TranslatedTerms => ({
  ...tradeLabels(glossary),
  ...fixed,
  ...reasons,
  ...heated(fixed),
  ...Object.fromEntries(
    (Object.keys(measures) as MeasuredField[]).map((field) => [measuredNameOf(field), measures[field]]),
  ),
})
