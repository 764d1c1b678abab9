import type { Phrasebook } from '../../findings/finding.ts'
import { spanishCommon } from './common.ts'
import { spanishCacao } from './crafts/cacao.ts'
import { spanishHelado } from './crafts/helado.ts'
import { spanishPanaderia } from './crafts/panaderia.ts'
import { spanishPasteleria } from './crafts/pasteleria.ts'
import { spanishTurron } from './crafts/turron.ts'
import { spanishDoubt } from './doubt.ts'
import type { FieldNamer } from './formula.ts'
import { spanishLabel } from './label.ts'
import { spanishPiece } from './piece.ts'
import { spanishProduction } from './production.ts'

/** Everything that the engine says in Spanish. */
export const spanishPhrasebooks = (called?: FieldNamer): readonly Phrasebook[] => [
  spanishCommon(called),
  spanishHelado,
  spanishPanaderia,
  spanishPasteleria,
  spanishTurron,
  spanishCacao,
  spanishDoubt,
  spanishLabel(called),
  spanishPiece,
  spanishProduction,
]
