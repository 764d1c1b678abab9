import type { EngineWords } from '../es/engine-words.ts'
import { languageTerms } from '../es/language-terms.ts'
import { italianAdvice } from './advice.ts'
import { italianBatch } from './batch.ts'
import { italianCacao } from './crafts/cacao.ts'
import { italianHelado } from './crafts/helado.ts'
import { italianPanaderia } from './crafts/panaderia.ts'
import { italianPasteleria } from './crafts/pasteleria.ts'
import { italianTurron } from './crafts/turron.ts'
import { italianDoubt } from './doubt.ts'
import { italianHeadlines } from './first.ts'
import { italianFixed } from './fixed.ts'
import { italianFormula } from './formula.ts'
import { italianGlossary } from './glossary.ts'
import { italianGlosses } from './glosses.ts'
import { italianLabel } from './label.ts'
import { italianLaw } from './law.ts'
import { italianMeasured, italianMeasures } from './measured.ts'
import { italianPiece } from './piece.ts'
import { italianPreparations } from './preparations.ts'
import { italianProduction } from './production.ts'
import { italianReasons } from './reasons.ts'
import { italianGloss } from './reserved.ts'
import { italianSafety } from './safety.ts'
import { italianSubstances } from './substances.ts'
import { italianCitation, italianPolish } from './text.ts'
import { italianUsual } from './usual.ts'

/** Italian, whole. */
export const italianWords = (): EngineWords => ({
  phrases: {
    ...italianFormula,
    ...italianPreparations,
    ...italianAdvice,
    ...italianLaw,
    ...italianSafety,
    ...italianSubstances,
    ...italianHeadlines,
    ...italianMeasured,
    ...italianHelado,
    ...italianPanaderia,
    ...italianPasteleria,
    ...italianTurron,
    ...italianCacao,
    ...italianDoubt,
    ...italianUsual,
    ...italianLabel,
    ...italianPiece,
    ...italianProduction,
    ...italianBatch,
  },
  terms: languageTerms({
    glossary: italianGlossary,
    fixed: italianFixed,
    reasons: italianReasons,
    measures: italianMeasures,
  }),
  citation: italianCitation,
  gloss: italianGloss,
  glosses: italianGlosses,
  polish: italianPolish,
})
