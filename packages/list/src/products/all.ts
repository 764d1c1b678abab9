import { cacaoProducts } from './cacao.ts'
import { heladoProducts } from './helado.ts'
import { panaderiaProducts } from './panaderia.ts'
import { pasteleriaProducts } from './pasteleria.ts'
import type { CraftProducts } from './product.ts'
import { turronProducts } from './turron.ts'

/** How the products of every craft are known: the only place of this package that names them all. */
export const CRAFT_PRODUCTS: readonly CraftProducts[] = [heladoProducts, panaderiaProducts, pasteleriaProducts, turronProducts, cacaoProducts]
