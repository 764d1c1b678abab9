import type { EveryCraftCodes } from '../../findings/find.ts'
import type { Phrasebook, PhrasesFor } from '../../findings/finding.ts'
import { type FindingLanguage, languageBeside } from '../../findings/language.ts'
import { englishAdvice } from './advice.ts'
import { englishHelado } from './crafts/helado.ts'
import { englishHeadlines } from './first.ts'
import { englishFormula } from './formula.ts'
import { englishLaw } from './law.ts'
import { englishMeasured } from './measured.ts'
import { englishPreparations } from './preparations.ts'
import { englishSafety } from './safety.ts'
import { englishSubstances } from './substances.ts'
import { englishTerms } from './terms.ts'
import { englishUsual } from './usual.ts'

/** What is said in English whatever the craft. */
const common: PhrasesFor<EveryCraftCodes> = {
  ...englishFormula,
  ...englishPreparations,
  ...englishAdvice,
  ...englishLaw,
  ...englishSafety,
  ...englishMeasured,
  ...englishHeadlines,
  ...englishSubstances,
}

/** The crafts that English has words for, by id. */
const CRAFTS: Readonly<Record<string, Phrasebook>> = { helado: englishHelado }

/** English for a craft, beside a language that has all words; none for a craft that has no words in it. */
export function englishFor(craft: string, otherwise: readonly Phrasebook[]): FindingLanguage | undefined {
  const own = CRAFTS[craft]
  return own && languageBeside({ ...common, ...englishUsual, ...own }, englishTerms(), otherwise)
}
