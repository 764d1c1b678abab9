import {
  ajusteContracts,
  ajusteSchemas,
  bodyProblem,
  contracts,
  dropNulls,
  etiquetaContracts,
  etiquetaSchemas,
  preparacionSchemas,
  type Refusal,
  schemas,
  unitProblem,
} from '@obrador/contract'
import { Ajv } from 'ajv'
import { Refused } from './refused.ts'
import type { Oficio, Request } from './request.ts'

/** A request as the service looks at it before it calculates: by the same schemas, with the same sentences. */

const OPERATIONS = { analizar: contracts, ajustar: ajusteContracts, etiquetar: etiquetaContracts } as const
const SCHEMAS = { ...schemas, ...ajusteSchemas, ...etiquetaSchemas }

const refused = ({ error, ...where }: Refusal): Refused => new Refused(error, where)

export type Check = (operation: keyof typeof OPERATIONS, oficio: Oficio, request: Request) => Request

/** What checks requests; each schema is compiled when it is first needed. */
export function checker(): Check {
  // As the service has it: nothing is coerced, nothing is removed, the first thing wrong is told.
  const ajv = new Ajv({ useDefaults: true, allErrors: false, allowUnionTypes: true })
  for (const [name, schema] of Object.entries({ ...SCHEMAS, ...preparacionSchemas })) {
    ajv.addSchema({ $id: name, ...schema })
  }
  return (operation, oficio, request) => {
    const { request: name, fields } = OPERATIONS[operation][oficio]
    const body = structuredClone(request)
    dropNulls(SCHEMAS[name], body)
    const unit = unitProblem(body, fields)
    if (unit) throw refused(unit)
    const validate = ajv.getSchema(name)
    if (!validate) throw new Error(`no schema ${name}`)
    if (validate(body)) return body
    const [first] = validate.errors ?? []
    if (!first) throw new Error(`${name} turned a request down and did not say why`)
    throw refused(bodyProblem(first, body, fields))
  }
}

/** Whether a craft takes the price of a line in its own request. */
export const takesPrice = (oficio: Oficio): boolean =>
  'precio' in schemas[contracts[oficio].request].properties.ingredients.items.properties
