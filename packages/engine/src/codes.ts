import type { CacaoCodes } from './crafts/cacao/findings.ts'
import type { HeladoCodes } from './crafts/helado/findings.ts'
import type { PanaderiaCodes } from './crafts/panaderia/findings.ts'
import type { PasteleriaCodes } from './crafts/pasteleria/findings.ts'
import type { TurronCodes } from './crafts/turron/findings.ts'
import type { CommonCodes } from './findings/find.ts'

/** Everything that the engine may find, by code: the values that each has. */
export interface EngineCodes
  extends CommonCodes,
    HeladoCodes,
    PanaderiaCodes,
    PasteleriaCodes,
    TurronCodes,
    CacaoCodes {}
