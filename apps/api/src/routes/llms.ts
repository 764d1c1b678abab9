import {
  contracts,
  LINES_A_REQUEST,
  LONGEST_TEXT,
  LOTE_LIMIT,
  LOTE_PATH,
  MONTAJE_PATH,
  PRODUCCION_PATH,
  REFUSALS,
  schemas,
} from '@obrador/contract'
import { crafts } from '@obrador/engine'
import { PRODUCTION_LIMITS } from '@obrador/engine/production'

/** What an AI agent needs to use the service, and no more: where, what to send, what comes back. In English, as developers read. */
export function llms(baseUrl: string): string {
  const operations = (Object.keys(contracts) as (keyof typeof contracts)[]).map((id) => {
    const { path, fields, request } = contracts[id]
    const [example] = Reflect.get(schemas[request], 'examples') as readonly [object]
    return `## ${crafts[id].label}

POST ${baseUrl}${path}
Lines: \`${fields.name}\` (Spanish, or a catalogue id) and \`${fields.grams}\` (grams).
Types: ${Object.keys(crafts[id].types).join(', ')} (default ${crafts[id].defaultType}).

\`\`\`json
${JSON.stringify(example)}
\`\`\`
`
  })
  return `# Obrador

Analyses and balances formulas of ice cream, bread, pastry and other sweet crafts. Free, no key, 60 POST per minute per
client. Send JSON with the ingredients and a recipe type; weights are proportions. Texts in the answers are Spanish.

- An answer has \`params\` (figures), \`ranges\` (targets), \`inRange\`, \`verdict\` (equilibrada = balanced, revisar = needs work), \`suggestions\` (what to change, in grams of the batch sent) and \`warnings\`. Read the warnings: an unknown ingredient is named there, with near names.
- \`?explica=1\` adds \`explicacion\`: the contribution of each ingredient, formulas, sources, and \`correcciones\` as data (quitar = take out, poner = put in, gramos).
- \`?duda=1\` adds \`duda\`: \`parametros.<parameter>\` with \`mas_menos\` (one standard deviation from what ingredients vary between purchases) and \`probabilidad\` (of its range), the \`probabilidad\` of all ranges at once, \`firmeza\` (firme, justa, incierta), \`decide\` (which ingredient matters most and what to measure) and \`frase\`. Any line may carry a measured figure: \`brix\`, \`grasa\`, \`cacao\`, \`humedad\`, \`de\`, \`grado\` (% vol), \`proteina\`; \`medidas\` says which were used. \`seguridad\` (0 to 1) in /api/ajuste asks for ranges that hold with that probability.
- To get the grams instead of advice, POST the same body to ${baseUrl}/api/ajuste/{helado|panaderia|pasteleria|turron|cacao}: the answer has \`factible\`, \`ingredients\` (grams before and after), \`despues\` (the analysis of the result) and \`explicacion\`; if it cannot be done, the nearest formula, \`relajaciones\` (limits that would have to move) and \`alAnadir\` (ingredients that would open the way). Per line: \`fijo\`, \`min\`, \`max\`, \`precio\`. Besides: \`objetivo\` (menos_cambios, menor_coste), \`objetivos\` (own ranges), \`despensa\` (names that may be added, or "catalogo").
- POST ${baseUrl}/api/etiqueta/{${Object.keys(contracts).join('|')}} takes the same body (plus optional \`racion\` in grams, \`denominacion\`, \`quid\`, and per line \`ficha\`, the supplier's values) and returns the food label: \`nutricion\` per 100 g of finished product and per portion, \`alergenos\`, \`ingredientes\` (ordered list with QUID), legal name. \`faltan\` and \`sinDato\` name what is not known: those values are lower bounds.
- POST ${baseUrl}${PRODUCCION_PATH} plans a day: \`productos\` (up to ${PRODUCTION_LIMITS.productos}) and pieces → \`hacer\` (what to make, in order, grams to weigh) and \`compra\` (purchases with cost). GET it for an example; each ${LINES_A_REQUEST} lines count as a request.
- Instead of \`ingredients\`, any of these paths takes \`texto\`: a list pasted as it is, one ingredient per line ("500 g azúcar\\n3 huevos"), up to ${LONGEST_TEXT} characters. The answer then has \`lecturas\`: per line \`ingredientes\` (nombre, gramos, aprox, pregunta = why it was not plain, porque) or \`omitida\` (no ingredient). A line without \`gramos\` was not counted: ask its weight.
- A line may be a formula of its own (an almond nougat inside an ice cream): \`preparacion\`: { \`oficio\` (craft), \`type\`, \`ingredients\` (with the field names of that craft), \`rendimiento\` (grams left of 100 weighed, optional) }, or the name of an entry of \`preparaciones\` at the top. Its grams are of the preparation already made. The answer then has \`preparaciones\`: each judged in its own craft, with grams to weigh, composition, price and allergens. Up to 4 levels, 200 lines in all. In /api/ajuste it moves as one; \`abrir\`: true on the line moves what is inside. \`?explica=1&abrir=1\` explains through it.
- POST ${baseUrl}${MONTAJE_PATH} puts a piece together: \`partes\` (\`nombre\`, \`gramos\` that stay in the piece, \`preparacion\` or an ingredient, \`merma\` in %), packaging, labour, \`iva\`, and \`margen\` or \`pvp\`. The answer has \`peso\`, \`composicion\`, \`partes\` (cost and verdict of each), \`porRevisar\`, \`coste\`, \`precio\` and \`etiqueta\`. GET describes it with an example.
- POST ${baseUrl}${LOTE_PATH} takes up to ${LOTE_LIMIT} analyses at once: {"analisis": [{"oficio": "helado", "peticion": {…the body of its path}}, …]}. Each counts as one request; \`resultados\` has, in order, \`status\` and \`respuesta\` or \`error\`.
- Every analysis has \`lecturas\`: per line \`nombre\`, \`id\`, \`leidoComo\` (the catalogue row it was read as) and \`exacta\` (false: interpreted or unknown, check it).
- Failures have \`error\`, a sentence that says what to do, \`codigo\` (${Object.keys(REFUSALS).join(', ')}), and where it applies \`linea\` (index of the line, from 0) and \`campo\` (field). 429 carries Retry-After.
- GET ${baseUrl}/api/tipos lists every type with its ranges; GET ${baseUrl}/api/catalogo?q=name finds ingredients; GET ${baseUrl}/api/catalogo/{id} gives composition, source, allergens and price.
- Full schema: ${baseUrl}/openapi.json

${operations.join('\n')}`
}
