import type { allCrafts } from '../../src/index.ts'
import { cacao } from './cacao/index.ts'
import type { Evidence } from './craft-evidence.ts'
import { helado } from './helado/index.ts'
import { panaderia } from './panaderia/index.ts'
import { pasteleria } from './pasteleria/index.ts'
import { turron } from './turron/index.ts'

/** A craft is not finished without its evidence: one line each. */
export const evidence: Readonly<Record<keyof typeof allCrafts, Evidence>> = {
  helado,
  panaderia,
  pasteleria,
  turron,
  cacao,
}
