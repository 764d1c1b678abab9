import { cacao } from './cacao.ts'
import { helado } from './helado.ts'
import { panaderia } from './panaderia.ts'
import { pasteleria } from './pasteleria.ts'
import type { Products } from './product.ts'
import { turron } from './turron.ts'

/** How the products of every craft are known: the only place of this package that names them all. */
export const PRODUCTS: readonly Products[] = [helado, panaderia, pasteleria, turron, cacao]
