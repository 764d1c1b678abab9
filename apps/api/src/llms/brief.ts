import {
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  CATALOGUE_FILES,
  HORNADA_PATH,
  LONGEST_TEXT,
  LOTE_LIMIT,
  LOTE_PATH,
  MONTAJE_PATH,
  PRODUCCION_PATH,
  REFUSAL_CODES,
} from '@obrador/contract'
import { allCrafts, MEASURED_FIELDS } from '@obrador/engine'
import type { ApiConfig } from '../config.ts'
import { type FieldShape, fieldKeysOf, fieldKindOf, fieldShapeOf } from './fields.ts'

/** What an AI agent needs to use the service, and no more: where, what to send, what comes back. In English, as developers read. */

export type GuideCraftId = keyof typeof analysisContracts
export const guideCraftIds = Object.keys(analysisContracts) as GuideCraftId[]
export const LLMS_PATH = '/llms.txt'
export const LLMS_FULL_PATH = '/llms-full.txt'

export const exampleRequestOf = (id: GuideCraftId): FieldShape =>
  fieldShapeOf(analysisSchemas[analysisContracts[id].request])
export const exampleAnswerOf = (id: GuideCraftId): FieldShape =>
  fieldShapeOf(analysisSchemas[analysisContracts[id].response])
export const exampleLineOf = (request: FieldShape): FieldShape => request.properties?.ingredients?.items ?? {}
export const craftExampleOf = (shape: FieldShape): object => (Reflect.get(shape, 'examples') as readonly [object])[0]

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Fields of a line that are this craft's own: its composition, or the part it plays. */
function ownLine(id: GuideCraftId): string[] {
  const { name, grams } = analysisContracts[id].fields
  const others: readonly string[] = [name, grams, 'preparacion', 'saco', ...MEASURED_FIELDS]
  return fieldKeysOf(exampleLineOf(exampleRequestOf(id))).filter((field) => !others.includes(field))
}

function lineFields(id: GuideCraftId): string {
  const fields = exampleLineOf(exampleRequestOf(id)).properties ?? {}
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
function outcome(id: GuideCraftId): string {
  const { verdict, score } = exampleAnswerOf(id).properties ?? {}
  if (verdict) return `\`verdict\` (${fieldKindOf(verdict)})`
  const told = Object.entries(score?.properties ?? {}).map(([name, shape]) =>
    fieldKindOf(shape).length > LONGEST_KIND ? `\`${name}\`` : `\`${name}\` (${fieldKindOf(shape)})`,
  )
  return `no verdict but \`score\`: ${told.join(', ')}`
}

const queryOf = (id: GuideCraftId): readonly string[] => fieldKeysOf(fieldShapeOf(analysisContracts[id].query))
/** What every craft takes after its path. */
const commonQuery = queryOf(guideCraftIds[0] as GuideCraftId).filter((name) =>
  guideCraftIds.every((id) => queryOf(id).includes(name)),
)

/** What every craft takes and gives alike: told above them. */
const TOLD_ONCE: ReadonlySet<string> = new Set(
  'type ingredients texto preparaciones denominacion comparado nombreEscrito'.split(' '),
)

function operation(id: GuideCraftId, baseUrl: string): string {
  const { path, fields } = analysisContracts[id]
  const own = queryOf(id).filter((name) => !commonQuery.includes(name))
  const request = exampleRequestOf(id)
  const answer = exampleAnswerOf(id)
  const always = answer.required ?? []
  const besides = fieldKeysOf(request).filter((name) => !TOLD_ONCE.has(name))
  return `## ${allCrafts[id].label}

POST ${baseUrl}${path}
Lines: \`${fields.name}\` (Spanish, or a catalogue id) and \`${fields.grams}\` (grams).
${lineFields(id)}Beside the lines: ${code(['type', ...besides])}.${own.length > 0 ? ` Query besides: ${code(own)}.` : ''}
Says whether it is right: ${outcome(id)}.
Answers with ${code(always)}; sometimes ${code(fieldKeysOf(answer).filter((name) => !always.includes(name) && !TOLD_ONCE.has(name)))}.
Types: ${Object.keys(allCrafts[id].types).join(', ')} (default ${allCrafts[id].defaultType}).

\`\`\`json
${JSON.stringify(craftExampleOf(request))}
\`\`\`
`
}

const withRanges = guideCraftIds.filter((id) => 'ranges' in (exampleAnswerOf(id).properties ?? {}))
const withVerdict = guideCraftIds.filter((id) => 'verdict' in (exampleAnswerOf(id).properties ?? {}))
const withScore = guideCraftIds.filter((id) => !withVerdict.includes(id))
const { objetivos } = craftExampleOf(fieldShapeOf(ajusteSchemas.PasteleriaAjusteRequest)) as {
  readonly objetivos: object
}

export const briefGuide = ({ baseUrl, limits }: ApiConfig): string => `# Obrador

> Analyses and balances formulas of five crafts: ice cream, bread, pastry, nougat, chocolate. Free, no key, ${limits.post} POST per minute and client. JSON in and out; weights are proportions; answers are in Spanish; \`?idioma=en\` is English, \`it\` Italian.

In detail, with an answer of each craft: ${baseUrl}${LLMS_FULL_PATH} · OpenAPI: ${baseUrl}/openapi.json · Tools (MCP): POST ${baseUrl}/mcp. Paths without a host are there too.

- Never work out a figure yourself: ask. Look names up first (GET /api/catalogo?q=name&craft=${guideCraftIds[0]}), and read \`lecturas\` (one per line: \`nombre\`, \`id\`, \`leidoComo\`, \`exacta\`; false means interpreted or unknown; \`provisional\` with \`alternativas\` means to be confirmed, \`resto\` are words left out, \`puedeLlevar\` allergens nobody confirmed) and \`warnings\`.
- Whether a formula is right: \`verdict\` in ${withVerdict.join(', ')} (equilibrada = balanced, revisar = needs work); \`score\` in ${withScore.join(' and ')}, which have no verdict. \`ranges\` and \`inRange\` in ${withRanges.join(', ')}. In all: \`titular\` (say it first: safety, law, balance), \`params\` (figures), \`suggestions\` (what to change, in grams of the batch sent), \`warnings\`, \`legal\` (what it may be called; of a name in \`denominacion\`, \`nombreEscrito\`), \`seguridadAlimentaria\` (how it keeps). PAC of ice cream is a temperature in °C: the more negative, the softer.
- What the catalogue does not know: give its composition in the line, g per 100 g (fields per craft below), or what you measured, in any craft: ${code(MEASURED_FIELDS)}.
- Query of every craft: ${code(commonQuery)}. \`?explica=1\` adds contributions, sources, corrections, \`?duda=1\` how sure it is, \`?habitual=1\` how usual, \`?codigos=1\` \`hallazgos\` (sentences as data); \`?vitrina=-14\` is the cabinet in °C (ice cream), \`?formato=jsonld\` a schema.org/Recipe. On every POST: \`?campos=verdict,params.PAC\` those fields alone, \`?breve=1\` the core ones.
- \`texto\` instead of \`ingredients\`: a pasted list ("500 g azúcar\\n3 huevos"), up to ${LONGEST_TEXT} characters. No \`gramos\` in \`lecturas\`: not counted, ask.
- A line may be a formula of its own: \`preparacion\`: { \`oficio\`, \`type\`, \`ingredients\` with the field names of that craft, \`rendimiento\` }, or the name of an entry of \`preparaciones\`. Its grams: once made. What is bought ready-made: POST /api/saco with its label; its \`linea\` is such a line, with its doubt in \`saco\`.
- The grams that put it right: POST the same body to /api/ajuste/{craft}. Answer: \`factible\`, \`ingredients\`, \`formula\` (to be sent again), \`antes\`, \`despues\`, \`explicacion\`, \`cumplimiento\`; if not feasible, the nearest, \`relajaciones\`, \`alAnadir\`, \`alLiberar\`. Per line: \`fijo\`, \`min\`, \`max\`, \`precio\`. Besides: \`objetivo\` (menos_cambios, menor_coste), \`objetivos\` (by parameter, either end may be missing: ${JSON.stringify(objetivos)}; {"factor":0.8}, "mantener"), \`maxCambios\`, \`maxCoste\`, \`despensa\` (names, or "catalogo"), \`seguridad\`.
- The food label: POST the same body to /api/etiqueta/{craft} (plus \`racion\`, \`quid\`, and \`ficha\` in a line). \`faltan\` and \`sinDato\` name what is not known: those values are lower bounds. The same body to /api/hoja/{craft}: a workbook (xlsx).
- Up to ${LOTE_LIMIT} analyses at once: POST ${LOTE_PATH}. A piece of parts, with cost and label: POST ${MONTAJE_PATH}. What to make and buy for a day: POST ${PRODUCCION_PATH}. A batch and what was measured (causes, what to add, what it teaches): POST ${HORNADA_PATH}. GET them for an example.
- GET /api/tipos has every type with its ranges; GET /api/catalogo/{id} composition, source, allergens and price; ${CATALOGUE_FILES.json} (.csv) all rows.
- A failure has \`error\` (what to do), \`codigo\` (${Object.keys(REFUSAL_CODES).join(', ')}) and, where it applies, \`linea\` (index from 0) and \`campo\`. After a 429 or 503 wait the seconds of Retry-After; never repeat a 400.

${guideCraftIds.map((id) => operation(id, baseUrl)).join('\n')}`
