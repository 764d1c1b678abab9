import {
  ajusteSchemas,
  CATALOGUE_FILES,
  contracts,
  HORNADA_PATH,
  LONGEST_TEXT,
  LOTE_LIMIT,
  LOTE_PATH,
  MONTAJE_PATH,
  PRODUCCION_PATH,
  REFUSALS,
  schemas,
} from '@obrador/contract'
import { crafts, MEASURED } from '@obrador/engine'
import type { Config } from '../config.ts'
import { keysOf, kindOf, type Shape, shapeOf } from './fields.ts'

/** What an AI agent needs to use the service, and no more: where, what to send, what comes back. In English, as developers read. */

export type CraftId = keyof typeof contracts
export const craftIds = Object.keys(contracts) as CraftId[]
export const LLMS_PATH = '/llms.txt'
export const LLMS_FULL_PATH = '/llms-full.txt'

export const requestOf = (id: CraftId): Shape => shapeOf(schemas[contracts[id].request])
export const answerOf = (id: CraftId): Shape => shapeOf(schemas[contracts[id].response])
export const lineOf = (request: Shape): Shape => request.properties?.ingredients?.items ?? {}
export const exampleOf = (shape: Shape): object => (Reflect.get(shape, 'examples') as readonly [object])[0]

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Fields of a line that are this craft's own: its composition, or the part it plays. */
function ownLine(id: CraftId): string[] {
  const { name, grams } = contracts[id].fields
  const others: readonly string[] = [name, grams, 'preparacion', 'saco', ...MEASURED]
  return keysOf(lineOf(requestOf(id))).filter((field) => !others.includes(field))
}

function lineFields(id: CraftId): string {
  const fields = lineOf(requestOf(id)).properties ?? {}
  const own = ownLine(id)
  if (own.length === 0) return ''
  const told = own.map((name) => {
    const values = fields[name]?.enum
    return values ? `\`${name}\` (${values.join(', ')})` : `\`${name}\``
  })
  return `Also in a line: ${told.join(', ')}.\n`
}

/** A list of values that is longer stands elsewhere: types have a line of their own. */
const LONGEST_KIND = 60

/** What says whether a formula is right: a verdict, or a score with its own words. */
function outcome(id: CraftId): string {
  const { verdict, score } = answerOf(id).properties ?? {}
  if (verdict) return `\`verdict\` (${kindOf(verdict)})`
  const told = Object.entries(score?.properties ?? {}).map(([name, shape]) =>
    kindOf(shape).length > LONGEST_KIND ? `\`${name}\`` : `\`${name}\` (${kindOf(shape)})`,
  )
  return `no verdict but \`score\`: ${told.join(', ')}`
}

const queryOf = (id: CraftId): readonly string[] => keysOf(shapeOf(contracts[id].query))
/** What every craft takes after its path. */
const commonQuery = queryOf(craftIds[0] as CraftId).filter((name) => craftIds.every((id) => queryOf(id).includes(name)))

function operation(id: CraftId, baseUrl: string): string {
  const { path, fields } = contracts[id]
  const own = queryOf(id).filter((name) => !commonQuery.includes(name))
  const request = requestOf(id)
  const answer = answerOf(id)
  const always = answer.required ?? []
  const besides = keysOf(request).filter((name) => !['type', 'ingredients', 'texto', 'preparaciones'].includes(name))
  return `## ${crafts[id].label}

POST ${baseUrl}${path}
Lines: \`${fields.name}\` (Spanish, or a catalogue id) and \`${fields.grams}\` (grams).
${lineFields(id)}Beside the lines: ${code(['type', ...besides])}.${own.length > 0 ? ` Query besides: ${code(own)}.` : ''}
Says whether it is right: ${outcome(id)}.
Answers with ${code(always)}; sometimes ${code(keysOf(answer).filter((name) => !always.includes(name)))}.
Types: ${Object.keys(crafts[id].types).join(', ')} (default ${crafts[id].defaultType}).

\`\`\`json
${JSON.stringify(exampleOf(request))}
\`\`\`
`
}

const withRanges = craftIds.filter((id) => 'ranges' in (answerOf(id).properties ?? {}))
const withVerdict = craftIds.filter((id) => 'verdict' in (answerOf(id).properties ?? {}))
const withScore = craftIds.filter((id) => !withVerdict.includes(id))
const { objetivos } = exampleOf(shapeOf(ajusteSchemas.PasteleriaAjusteRequest)) as { readonly objetivos: object }

export const brief = ({ baseUrl, limits }: Config): string => `# Obrador

> Analyses and balances formulas of five crafts: ice cream, bread, pastry, nougat, chocolate. Free, no key, ${limits.post} POST per minute and client. JSON in and out; weights are proportions; texts in the answers are Spanish.

Everything in detail, field by field, with an answer of each craft: ${baseUrl}${LLMS_FULL_PATH} · OpenAPI: ${baseUrl}/openapi.json · Tools over the Model Context Protocol: POST ${baseUrl}/mcp. Paths without a host are there too.

- Never work out a figure yourself: ask. Look names up first (GET /api/catalogo?q=name&craft=${craftIds[0]}), and read \`lecturas\` (one per line: \`nombre\`, \`id\`, \`leidoComo\`, \`exacta\`; false means interpreted or unknown; \`provisional\` with \`alternativas\` means to be confirmed, \`resto\` are words left out, \`puedeLlevar\` allergens nobody confirmed) and \`warnings\`.
- Whether a formula is right: \`verdict\` in ${withVerdict.join(', ')} (equilibrada = balanced, revisar = needs work); \`score\` in ${withScore.join(' and ')}, which have no verdict. \`ranges\` and \`inRange\` in ${withRanges.join(', ')}. In all: \`titular\` (say it first: safety, law, balance), \`params\` (figures), \`suggestions\` (what to change, in grams of the batch sent), \`warnings\`, \`legal\` (what it may be called), \`seguridadAlimentaria\` (how it keeps). PAC of ice cream is a temperature in °C: the more negative, the softer.
- What the catalogue does not know: give its composition in the line, g per 100 g (fields per craft below), or what you measured, in any craft: ${code(MEASURED)}.
- Query of every craft: ${code(commonQuery)}. \`?explica=1\` adds contributions, sources, corrections, \`?duda=1\` how sure it is, \`?habitual=1\` how usual, \`?codigos=1\` \`hallazgos\` (sentences as data); \`?vitrina=-14\` is the cabinet in °C, \`?idioma=en\` English (both of ice cream), \`?formato=jsonld\` a schema.org/Recipe. On every POST: \`?campos=verdict,params.PAC\` those fields alone, \`?breve=1\` the core ones.
- \`texto\` instead of \`ingredients\`: a pasted list ("500 g azúcar\\n3 huevos"), up to ${LONGEST_TEXT} characters. No \`gramos\` in \`lecturas\`: not counted, ask.
- A line may be a formula of its own: \`preparacion\`: { \`oficio\`, \`type\`, \`ingredients\` with the field names of that craft, \`rendimiento\` }, or the name of an entry of \`preparaciones\`. Its grams: once made. What is bought ready-made: POST /api/saco with its label; its \`linea\` is such a line, with its doubt in \`saco\`.
- The grams that put it right: POST the same body to /api/ajuste/{craft}. Answer: \`factible\`, \`ingredients\`, \`formula\` (to be sent again), \`antes\`, \`despues\`, \`explicacion\`, \`cumplimiento\`; if not feasible, the nearest, \`relajaciones\`, \`alAnadir\`, \`alLiberar\`. Per line: \`fijo\`, \`min\`, \`max\`, \`precio\`. Besides: \`objetivo\` (menos_cambios, menor_coste), \`objetivos\` (by parameter, either end may be missing: ${JSON.stringify(objetivos)}; {"factor":0.8}, "mantener"), \`maxCambios\`, \`maxCoste\`, \`despensa\` (names, or "catalogo"), \`seguridad\`.
- The food label: POST the same body to /api/etiqueta/{craft} (plus \`racion\`, \`denominacion\`, \`quid\`, and \`ficha\` in a line). \`faltan\` and \`sinDato\` name what is not known: those values are lower bounds. The same body to /api/hoja/{craft}: a workbook (xlsx).
- Up to ${LOTE_LIMIT} analyses at once: POST ${LOTE_PATH}. A piece of parts, with cost and label: POST ${MONTAJE_PATH}. What to make and buy for a day: POST ${PRODUCCION_PATH}. A batch and what was measured (causes, what to add, what it teaches): POST ${HORNADA_PATH}. GET them for an example.
- GET /api/tipos has every type with its ranges; GET /api/catalogo/{id} composition, source, allergens and price; ${CATALOGUE_FILES.json} (.csv) all rows.
- A failure has \`error\` (what to do), \`codigo\` (${Object.keys(REFUSALS).join(', ')}) and, where it applies, \`linea\` (index from 0) and \`campo\`. After a 429 or 503 wait the seconds of Retry-After; never repeat a 400.

${craftIds.map((id) => operation(id, baseUrl)).join('\n')}`
