import {
  ajusteSchemas,
  CATALOGUE_FILES,
  Catalogo,
  CatalogoEntero,
  CatalogoQuery,
  contracts,
  etiquetaSchemas,
  HORNADA_PATH,
  hornadaSchemas,
  Ingrediente,
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
  REFUSALS,
  SACO_PATH,
  SACO_PRICE,
  sacoSchemas,
  schemas,
  Tipos,
  WORKBOOK_REQUESTS,
} from '@obrador/contract'
import { crafts } from '@obrador/engine'
import type { Config } from '../config.ts'
import { answerOf, brief, type CraftId, craftIds, exampleOf, lineOf, requestOf } from './brief.ts'
import { keysOf, type Shape, shapeOf, shared, teller, without } from './fields.ts'

/** Everything an agent may want to know, field by field, drawn from the schemas that validate and serialise. */

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``

const requests = craftIds.map(requestOf)
const commonRequest = shared(requests)
const commonLine = shared(requests.map(lineOf))
const commonAnswer = shared(craftIds.map(answerOf))
const explanationOf = (id: CraftId): Shape => answerOf(id).properties?.explicacion ?? {}
const commonExplanation = shared(craftIds.map(explanationOf))

/** An answer with what only its craft explains. */
function ownAnswer(id: CraftId): Shape {
  const { properties = {}, ...answer } = without(answerOf(id), keysOf(commonAnswer))
  const { explicacion: _, ...others } = properties
  const own = without(explanationOf(id), keysOf(commonExplanation))
  return { ...answer, properties: keysOf(own).length > 0 ? { ...others, explicacion: own } : others }
}

const section = (title: string, ...parts: readonly string[]): string => `## ${title}\n\n${parts.join('\n\n')}\n`
type Tell = (shape: Shape) => string
const operation = (tell: Tell, path: string, request: object, answer: object): string[] => [
  `POST ${path}`,
  tell(shapeOf(request)),
  'Answer:',
  tell(shapeOf(answer)),
]

function craft(tell: Tell, id: CraftId): string {
  const request = requestOf(id)
  const answer = answerOf(id)
  return section(
    `${crafts[id].label}: fields of its own`,
    `In a line:\n${tell(without(lineOf(request), keysOf(commonLine)))}`,
    `Beside the lines:\n${tell(without(request, ['ingredients', ...keysOf(commonRequest)]))}`,
    `Query:\n${tell(shapeOf(contracts[id].query))}`,
    `In the answer:\n${tell(ownAnswer(id))}`,
    'The answer to the example above:',
    json(exampleOf(answer)),
  )
}

/** What one craft's request of another kind has beside the plain one. */
const beyond = (tell: Tell, request: Shape): string =>
  [
    `In a line:\n${tell(without(lineOf(request), keysOf(lineOf(requestOf('helado')))))}`,
    `Beside the lines:\n${tell(without(request, keysOf(requestOf('helado'))))}`,
  ].join('\n\n')

const refusals = Object.entries(REFUSALS)
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
  section('SacoIngrediente', tell(shapeOf(sacoSchemas.SacoIngrediente))),
  section('SacoParte', tell(shapeOf(sacoSchemas.SacoParte))),
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

export function full(config: Config): string {
  const { baseUrl, limits } = config
  const tell = teller()
  const adjust = shapeOf(ajusteSchemas.PasteleriaAjusteRequest)
  const label = shapeOf(etiquetaSchemas.HeladoEtiquetaRequest)
  return [
    brief(config),
    '# In detail\n\nA star marks what is always there. Descriptions are those of the OpenAPI document, in Spanish.\n',
    section(
      'Every request',
      `Beside the lines:\n${tell(without(commonRequest, ['ingredients']))}`,
      `In a line:\n${tell(commonLine)}`,
    ),
    section('Every answer', tell(commonAnswer), `\`explicacion\`, with \`?explica=1\`:\n${tell(commonExplanation)}`),
    ...craftIds.map((id) => craft(tell, id)),
    section('Preparacion', tell(shapeOf(preparacionSchemas.Preparacion))),
    section('PreparacionAnalizada', tell(shapeOf(preparacionSchemas.PreparacionAnalizada))),
    section(
      'Adjust',
      `POST ${baseUrl}/api/ajuste/{craft}: the request of the craft, and`,
      beyond(tell, shapeOf(ajusteSchemas.HeladoAjusteRequest)),
      `For instance, to ${baseUrl}/api/ajuste/pasteleria:`,
      json(exampleOf(adjust)),
      'Answer:',
      tell(shapeOf(ajusteSchemas.HeladoAjusteResponse)),
    ),
    section(
      'Label',
      `POST ${baseUrl}/api/etiqueta/{craft}: the request of the craft, and`,
      beyond(tell, label),
      'Answer:',
      tell(shapeOf(etiquetaSchemas.EtiquetaResponse)),
    ),
    section('Recipe', 'With `?formato=jsonld` on the path of a craft:', tell(shapeOf(schemas.Receta))),
    section(
      'Workbook',
      `POST ${baseUrl}/api/hoja/{craft}?nombre=Helado: the request of the craft. Answer: an xlsx file that calculates by itself in Excel, LibreOffice and Sheets, named in Content-Disposition; the rest of the answer is not JSON. Counts as ${WORKBOOK_REQUESTS} requests.`,
    ),
    section('IngredienteListado', tell(shapeOf(etiquetaSchemas.IngredienteListado))),
    ...besides(tell, baseUrl),
    section(
      'Tables',
      `GET ${baseUrl}/api/tipos\n${tell(shapeOf(Tipos))}`,
      `GET ${baseUrl}/api/catalogo, with\n${tell(shapeOf(CatalogoQuery))}`,
      `Answer:\n${tell(shapeOf(Catalogo))}`,
      `GET ${baseUrl}/api/catalogo/{id}\n${tell(shapeOf(Ingrediente))}`,
      `GET ${baseUrl}${CATALOGUE_FILES.json}, or ${CATALOGUE_FILES.csv} as a table\n${tell(shapeOf(CatalogoEntero))}`,
    ),
    section(
      'Failures',
      refusals,
      `${limits.post} POST and ${limits.get} other requests per minute and client. Every answer has RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset (seconds) and Obrador-Version (the engine that calculated it); 429 and 503 have Retry-After (seconds). Pages of any origin may call.`,
    ),
  ].join('\n')
}
