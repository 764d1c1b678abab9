import type { AdviceCodes } from './advice.ts'
import { finder } from './finding.ts'
import type { FormulaCodes } from './formula.ts'
import type { LawCodes } from './law.ts'
import type { PreparationCodes } from './preparations.ts'
import type { SafetyCodes } from './safety.ts'

/** Everything that may be found whatever the craft; each of them adds its own (`crafts/<craft>/findings.ts`). */
export interface CommonCodes extends FormulaCodes, PreparationCodes, AdviceCodes, LawCodes, SafetyCodes {}

export const find = finder<CommonCodes>()
