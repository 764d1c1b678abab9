import type { EngineWords } from '../es/engine-words.ts'
import { languageTerms } from '../es/language-terms.ts'
import { englishAdvice } from './advice.ts'
import { englishBatch } from './batch.ts'
import { englishCacao } from './crafts/cacao.ts'
import { englishHelado } from './crafts/helado.ts'
import { englishPanaderia } from './crafts/panaderia.ts'
import { englishPasteleria } from './crafts/pasteleria.ts'
import { englishTurron } from './crafts/turron.ts'
import { englishDoubt } from './doubt.ts'
import { englishHeadlines } from './first.ts'
import { englishFixed } from './fixed.ts'
import { englishFormula } from './formula.ts'
import { englishGlossary } from './glossary.ts'
import { englishGlosses } from './glosses.ts'
import { englishLabel } from './label.ts'
import { englishLaw } from './law.ts'
import { englishMeasured, englishMeasures } from './measured.ts'
import { englishPiece } from './piece.ts'
import { englishPreparations } from './preparations.ts'
import { englishProduction } from './production.ts'
import { englishReasons } from './reasons.ts'
import { englishGloss } from './reserved.ts'
import { englishSafety } from './safety.ts'
import { englishSubstances } from './substances.ts'
import { englishCitation } from './text.ts'
import { englishUsual } from './usual.ts'

/** English, whole. */
export const englishWords = (): EngineWords => ({
  phrases: {
    ...englishFormula,
    ...englishPreparations,
    ...englishAdvice,
    ...englishLaw,
    ...englishSafety,
    ...englishSubstances,
    ...englishHeadlines,
    ...englishMeasured,
    ...englishHelado,
    ...englishPanaderia,
    ...englishPasteleria,
    ...englishTurron,
    ...englishCacao,
    ...englishDoubt,
    ...englishUsual,
    ...englishLabel,
    ...englishPiece,
    ...englishProduction,
    ...englishBatch,
  },
  terms: languageTerms({
    glossary: englishGlossary,
    fixed: englishFixed,
    reasons: englishReasons,
    measures: englishMeasures,
  }),
  citation: englishCitation,
  gloss: englishGloss,
  glosses: englishGlosses,
})
