import type { LanguageWords } from '../../findings/language.ts'
import { tradeLabels } from '../es/language-terms.ts'
import { englishHelado } from './crafts/helado.ts'
import { englishDoubt } from './doubt.ts'
import { englishHeadlines } from './first.ts'
import { englishFormula } from './formula.ts'
import { englishGlossary } from './glossary.ts'
import { englishLaw } from './law.ts'
import { englishMeasured } from './measured.ts'
import { englishGloss } from './reserved.ts'
import { englishSafety } from './safety.ts'
import { englishSubstances } from './substances.ts'
import { englishCitation } from './text.ts'
import { englishUsual } from './usual.ts'

/** What a page that opens on an ice cream that is right says of it in English, for who brings the rest later. */
export const englishOpening = (): LanguageWords => ({
  phrases: {
    ...englishHelado,
    ...englishDoubt,
    ...englishHeadlines,
    ...englishFormula,
    ...englishLaw,
    ...englishMeasured,
    ...englishSafety,
    ...englishSubstances,
    ...englishUsual,
  },
  terms: tradeLabels(englishGlossary),
  citation: englishCitation,
  gloss: englishGloss,
})
