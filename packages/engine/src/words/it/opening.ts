import type { LanguageWords } from '../../findings/language.ts'
import { tradeLabels } from '../es/language-terms.ts'
import { italianHelado } from './crafts/helado.ts'
import { italianDoubt } from './doubt.ts'
import { italianHeadlines } from './first.ts'
import { italianFormula } from './formula.ts'
import { italianGlossary } from './glossary.ts'
import { italianLaw } from './law.ts'
import { italianMeasured } from './measured.ts'
import { italianGloss } from './reserved.ts'
import { italianSafety } from './safety.ts'
import { italianSubstances } from './substances.ts'
import { italianCitation, italianPolish } from './text.ts'
import { italianUsual } from './usual.ts'

/** What a page that opens on an ice cream that is right says of it in Italian, for who brings the rest later. */
export const italianOpening = (): LanguageWords => ({
  phrases: {
    ...italianHelado,
    ...italianDoubt,
    ...italianHeadlines,
    ...italianFormula,
    ...italianLaw,
    ...italianMeasured,
    ...italianSafety,
    ...italianSubstances,
    ...italianUsual,
  },
  terms: tradeLabels(italianGlossary),
  citation: italianCitation,
  gloss: italianGloss,
  polish: italianPolish,
})
