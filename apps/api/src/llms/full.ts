import {
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  CAMBIO_PATH,
  CARTA_PATH,
  CATALOGUE_FILES,
  CatalogoEntero,
  CatalogoQuery,
  CatalogoSchema,
  cartaSchemas,
  etiquetaSchemas,
  FLAVOURS_A_REQUEST,
  HORNADA_PATH,
  hornadaSchemas,
  IngredienteSchema,
  LEER_PATH,
  LINES_A_REQUEST,
  LOTE_PATH,
  leerSchemas,
  loteSchemas,
  MONTAJE_PATH,
  montajeSchemas,
  PRODUCCION_PATH,
  preparacionSchemas,
  produccionSchemas,
  REFUSAL_CODES,
  SACO_PATH,
  SACO_PRICE,
  sacoSchemas,
  TiposSchema,
  WORKBOOK_REQUESTS,
} from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import type { ApiConfig } from '../config.ts'
import {
  briefGuide,
  craftExampleOf,
  exampleAnswerOf,
  exampleLineOf,
  exampleRequestOf,
  type GuideCraftId,
  guideCraftIds,
} from './brief.ts'
import { type FieldShape, fieldKeysOf, fieldShapeOf, fieldTeller, sharedFields, withoutFields } from './fields.ts'

/** Everything an agent may want to know, field by field, drawn from the schemas that validate and serialise. */

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``

const requests = guideCraftIds.map(exampleRequestOf)
const commonRequest = sharedFields(requests)
const commonLine = sharedFields(requests.map(exampleLineOf))
const commonAnswer = sharedFields(guideCraftIds.map(exampleAnswerOf))
const explanationOf = (id: GuideCraftId): FieldShape => exampleAnswerOf(id).properties?.explicacion ?? {}
const commonExplanation = sharedFields(guideCraftIds.map(explanationOf))

/** An answer with what only its craft explains. */
function ownAnswer(id: GuideCraftId): FieldShape {
  const { properties = {}, ...answer } = withoutFields(exampleAnswerOf(id), fieldKeysOf(commonAnswer))
  const { explicacion: _, ...others } = properties
  const own = withoutFields(explanationOf(id), fieldKeysOf(commonExplanation))
  return { ...answer, properties: fieldKeysOf(own).length > 0 ? { ...others, explicacion: own } : others }
}

const section = (title: string, ...parts: readonly string[]): string => `## ${title}\n\n${parts.join('\n\n')}\n`
type Tell = (shape: FieldShape) => string
const operation = (tell: Tell, path: string, request: object, answer: object): string[] => [
  `POST ${path}`,
  tell(fieldShapeOf(request)),
  'Answer:',
  tell(fieldShapeOf(answer)),
]

function craft(tell: Tell, id: GuideCraftId): string {
  const request = exampleRequestOf(id)
  const answer = exampleAnswerOf(id)
  return section(
    `${allCrafts[id].label}: fields of its own`,
    `In a line:\n${tell(withoutFields(exampleLineOf(request), fieldKeysOf(commonLine)))}`,
    `Beside the lines:\n${tell(withoutFields(request, ['ingredients', ...fieldKeysOf(commonRequest)]))}`,
    `Query:\n${tell(fieldShapeOf(analysisContracts[id].query))}`,
    `In the answer:\n${tell(ownAnswer(id))}`,
    'The answer to the example above:',
    json(craftExampleOf(answer)),
  )
}

/** What one craft's request of another kind has beside the plain one. */
const beyond = (tell: Tell, request: FieldShape): string =>
  [
    `In a line:\n${tell(withoutFields(exampleLineOf(request), fieldKeysOf(exampleLineOf(exampleRequestOf('helado')))))}`,
    `Beside the lines:\n${tell(withoutFields(request, fieldKeysOf(exampleRequestOf('helado'))))}`,
  ].join('\n\n')

const refusals = Object.entries(REFUSAL_CODES)
  .map(([code, { statuses, means, remedy }]) => `- \`${code}\` (${statuses.join(', ')}): ${means} ${remedy}`)
  .join('\n')

/** The paths that take something else than the formula of a craft. */
const besides = (tell: Tell, baseUrl: string): readonly string[] => [
  section(
    'Read a pasted text',
    ...operation(tell, baseUrl + LEER_PATH, leerSchemas.LeerRequest, leerSchemas.LeerResponse),
  ),
  section(
    'What is inside a bought product',
    ...operation(tell, baseUrl + SACO_PATH, sacoSchemas.SacoRequest, sacoSchemas.SacoResponse),
    `Each label counts as ${SACO_PRICE} requests.`,
  ),
  section('SacoIngrediente', tell(fieldShapeOf(sacoSchemas.SacoIngrediente))),
  section('SacoParte', tell(fieldShapeOf(sacoSchemas.SacoParte))),
  section(
    'The bases of a menu',
    ...operation(tell, baseUrl + CARTA_PATH, cartaSchemas.CartaRequest, cartaSchemas.CartaResponse),
    `Every ${FLAVOURS_A_REQUEST} flavours count as a request.`,
  ),
  section(
    'A book when prices change',
    ...operation(tell, baseUrl + CAMBIO_PATH, cartaSchemas.CambioRequest, cartaSchemas.CambioResponse),
    `Every ${FLAVOURS_A_REQUEST} formulas count as a request.`,
  ),
  section('Many at once', ...operation(tell, baseUrl + LOTE_PATH, loteSchemas.LoteRequest, loteSchemas.LoteResponse)),
  section(
    'A piece made of parts',
    ...operation(tell, baseUrl + MONTAJE_PATH, montajeSchemas.MontajeRequest, montajeSchemas.MontajeResponse),
  ),
  section(
    'A batch that was made',
    ...operation(tell, baseUrl + HORNADA_PATH, hornadaSchemas.HornadaRequest, hornadaSchemas.HornadaResponse),
  ),
  section(
    'The plan of a day',
    ...operation(
      tell,
      baseUrl + PRODUCCION_PATH,
      produccionSchemas.ProduccionRequest,
      produccionSchemas.ProduccionResponse,
    ),
    `Each ${LINES_A_REQUEST} lines count as a request.`,
  ),
]

export function fullGuide(config: ApiConfig): string {
  const { baseUrl, limits } = config
  const tell = fieldTeller()
  const adjust = fieldShapeOf(ajusteSchemas.PasteleriaAjusteRequest)
  const label = fieldShapeOf(etiquetaSchemas.HeladoEtiquetaRequest)
  return [
    briefGuide(config),
    '# In detail\n\nA star marks what is always there. Descriptions are those of the OpenAPI document, in Spanish.\n',
    section(
      'Every request',
      `Beside the lines:\n${tell(withoutFields(commonRequest, ['ingredients']))}`,
      `In a line:\n${tell(commonLine)}`,
    ),
    section('Every answer', tell(commonAnswer), `\`explicacion\`, with \`?explica=1\`:\n${tell(commonExplanation)}`),
    ...guideCraftIds.map((id) => craft(tell, id)),
    section('Preparacion', tell(fieldShapeOf(preparacionSchemas.Preparacion))),
    section('PreparacionAnalizada', tell(fieldShapeOf(preparacionSchemas.PreparacionAnalizada))),
    section(
      'Adjust',
      `POST ${baseUrl}/api/ajuste/{craft}: the request of the craft, and`,
      beyond(tell, fieldShapeOf(ajusteSchemas.HeladoAjusteRequest)),
      `For instance, to ${baseUrl}/api/ajuste/pasteleria:`,
      json(craftExampleOf(adjust)),
      'Answer:',
      tell(fieldShapeOf(ajusteSchemas.HeladoAjusteResponse)),
    ),
    section(
      'Label',
      `POST ${baseUrl}/api/etiqueta/{craft}: the request of the craft, and`,
      beyond(tell, label),
      'Answer:',
      tell(fieldShapeOf(etiquetaSchemas.EtiquetaResponse)),
    ),
    section('Recipe', 'With `?formato=jsonld` on the path of a craft:', tell(fieldShapeOf(analysisSchemas.Receta))),
    section(
      'Workbook',
      `POST ${baseUrl}/api/hoja/{craft}?nombre=Helado: the request of the craft. Answer: an xlsx file that calculates by itself in Excel, LibreOffice and Sheets, named in Content-Disposition; the rest of the answer is not JSON. Counts as ${WORKBOOK_REQUESTS} requests.`,
    ),
    section('IngredienteListado', tell(fieldShapeOf(etiquetaSchemas.IngredienteListado))),
    ...besides(tell, baseUrl),
    section(
      'Tables',
      `GET ${baseUrl}/api/tipos\n${tell(fieldShapeOf(TiposSchema))}`,
      `GET ${baseUrl}/api/catalogo, with\n${tell(fieldShapeOf(CatalogoQuery))}`,
      `Answer:\n${tell(fieldShapeOf(CatalogoSchema))}`,
      `GET ${baseUrl}/api/catalogo/{id}\n${tell(fieldShapeOf(IngredienteSchema))}`,
      `GET ${baseUrl}${CATALOGUE_FILES.json}, or ${CATALOGUE_FILES.csv} as a table\n${tell(fieldShapeOf(CatalogoEntero))}`,
    ),
    section(
      'Failures',
      refusals,
      `${limits.post} POST and ${limits.get} other requests per minute and client. Every answer has RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset (seconds) and Obrador-Version (the engine that calculated it); 429 and 503 have Retry-After (seconds). Pages of any origin may call.`,
    ),
  ].join('\n')
}
