import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  bodyProblem,
  dropNulls,
  etiquetaContracts,
  etiquetaSchemas,
  preparacionSchemas,
  type RefusalWords,
  type ServiceRefusal,
  unitProblem,
} from '@obrador/contract'
import { Ajv } from 'ajv'
import { RefusedCommand } from './refused.ts'
import type { CraftName, RequestBody } from './request.ts'

/** A request as the service looks at it before it calculates: by the same schemas, with the same sentences. */

const OPERATIONS = { analizar: analysisContracts, ajustar: ajusteContracts, etiquetar: etiquetaContracts } as const
const SCHEMAS = { ...analysisSchemas, ...ajusteSchemas, ...etiquetaSchemas }

const refused = ({ error, ...where }: ServiceRefusal): RefusedCommand => new RefusedCommand(error, where)

export type RequestCheck = (operation: keyof typeof OPERATIONS, oficio: CraftName, request: RequestBody) => RequestBody

/** What checks requests; each schema is compiled when it is first needed. */
export function requestChecker(say?: RefusalWords): RequestCheck {
  // As the service has it: nothing is coerced, nothing is removed, the first thing wrong is told.
  // That the schemas are right is tested: to try them against that of schemas again takes longer than the analysis. So does making the code of a check shorter.
  const code = { optimize: false }
  const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, meta: false, validateSchema: false, code })
  for (const [name, schema] of Object.entries(preparacionSchemas)) ajv.addSchema({ $id: name, ...schema })
  return (operation, oficio, request) => {
    const { request: name, fields } = OPERATIONS[operation][oficio]
    const body = structuredClone(request)
    dropNulls(SCHEMAS[name], body)
    const unit = unitProblem(body, fields, say)
    if (unit) throw refused(unit)
    const validate = ajv.getSchema(name) ?? ajv.compile({ $id: name, ...SCHEMAS[name] })
    if (validate(body)) return body
    const [first] = validate.errors ?? []
    if (!first) throw new Error(`${name} turned a request down and did not say why`)
    throw refused(bodyProblem(first, body, fields, say))
  }
}

/** Whether a craft takes the price of a line in its own request. */
export const takesPrice = (oficio: CraftName): boolean =>
  'precio' in analysisSchemas[analysisContracts[oficio].request].properties.ingredients.items.properties
