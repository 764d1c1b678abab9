import type { Book } from '../../findings/finding.ts'
import { common } from './common.ts'
import { cacao } from './crafts/cacao.ts'
import { helado } from './crafts/helado.ts'
import { panaderia } from './crafts/panaderia.ts'
import { pasteleria } from './crafts/pasteleria.ts'
import { turron } from './crafts/turron.ts'
import { doubt } from './doubt.ts'
import type { Called } from './formula.ts'
import { label } from './label.ts'
import { piece } from './piece.ts'
import { production } from './production.ts'

/** Everything that the engine says in Spanish. */
export const spanish = (called?: Called): readonly Book[] => [
  common(called),
  helado,
  panaderia,
  pasteleria,
  turron,
  cacao,
  doubt,
  label(called),
  piece,
  production,
]
