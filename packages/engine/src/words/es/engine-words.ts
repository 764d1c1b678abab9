import type { CacaoCodes } from '../../crafts/cacao/findings.ts'
import type { HeladoCodes } from '../../crafts/helado/findings.ts'
import type { PanaderiaCodes } from '../../crafts/panaderia/findings.ts'
import type { PasteleriaCodes } from '../../crafts/pasteleria/findings.ts'
import type { TurronCodes } from '../../crafts/turron/findings.ts'
import type { CommonCodes } from '../../findings/find.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import type { LanguageWords, ReservedGlosses } from '../../findings/language.ts'

/** Everything that the engine may find. */
interface EngineCodes extends CommonCodes, HeladoCodes, PanaderiaCodes, PasteleriaCodes, TurronCodes, CacaoCodes {}

/** What a folder of `words` must have to be a language of the engine: without one of its words it does not compile. */
export interface EngineWords extends LanguageWords {
  readonly phrases: PhrasesFor<EngineCodes>
  readonly gloss: NonNullable<LanguageWords['gloss']>
  readonly glosses: ReservedGlosses
}
