import { readByGrammar } from '../catalogue/reading/grammar.ts'
import { usePreparations } from '../craft/preparations.ts'
import { cacao } from './cacao/index.ts'
import { helado } from './helado/index.ts'
import { panaderia } from './panaderia/index.ts'
import { pasteleria } from './pasteleria/index.ts'
import { turron } from './turron/index.ts'

/** The registry: a craft is one folder and one line here. Every face of the service reads it. */
export const crafts = { helado, panaderia, pasteleria, turron, cacao } as const

/**
 * From here, so that whoever takes one by the package's own name gets what it needs to answer as the service does: the crafts know of each
 * other, and this opens what is inside a formula and reads names as makers write them. `sideEffects` of the manifest tells bundlers.
 */
export { cacao, helado, panaderia, pasteleria, turron }

usePreparations()
readByGrammar()
