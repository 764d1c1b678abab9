import { REFUSAL_CODES, type RefusalCode } from '@obrador/contract'
import { englishEdge } from '../words/en.ts'
import { compactJson } from './compact-json.ts'
import type { GuideFacts } from './facts.ts'
import { jsonBlock, markdownCode, markdownTable } from './markdown.ts'
import { type OperationPrice, type PricedUnit, pricesTold } from './prices.ts'

/** The same guide for developers who read English; the interface itself speaks Spanish. */

export const SHORT_ENGLISH = 'Analyses formulas of artisans: composition, ranges, verdict and corrections in grams.'

export const ABOUT_ENGLISH =
  'Obrador analyses formulas of ice cream, bread, pastry, nougat and chocolate, and says how to balance them. It is public and asks for no key. Names of fields are Spanish, and so are the texts of the answers unless `?idioma` asks for English or Italian; weights are proportions.'

const remedies: Readonly<Record<RefusalCode, string>> = {
  peticion_ilegible: 'Mend how it is sent; the formula was not looked at.',
  faltan_ingredientes: 'Send at least one ingredient with its grams.',
  demasiados_ingredientes: 'Join lines or take some out.',
  linea_invalida: 'See `linea` and `campo`.',
  campo_invalido: 'See `campo`.',
  demasiado_anidada: 'Write one of them out in lines; the sentence names the circle.',
  sin_peso: 'Send the grams.',
  falta_base: 'Add it, or choose another type.',
  estado_invalido: 'Send the one that the batch before answered, as it is, or none.',
  oficio_no_disponible: 'See `supported`.',
  origen_no_admitido: 'Call from an agent, or use the paths under `/api`.',
  no_existe: 'See those that there are in this document.',
  ingrediente_desconocido: 'Search it with `/api/catalogo?q=`.',
  metodo_no_admitido: 'See the `Allow` header.',
  demasiadas_peticiones: 'Wait the seconds of `Retry-After`.',
  error_interno: 'Tell us its identifier.',
  sin_capacidad: 'Try again after the seconds of `Retry-After`.',
}

const UNITS: Readonly<Record<PricedUnit, string>> = {
  analisis: 'analysis',
  KiB: 'KiB',
  lineas: 'lines',
  sabores: 'flavours',
  formulas: 'formulas',
}

const priced = ({ base, each = [] }: OperationPrice): string => {
  const more = each.map(({ unit, size }) => `each ${size === 1 ? '' : `${size} `}${UNITS[unit]}`).join(' or ')
  if (more === '') return `${base}`
  return base === 0 ? `one for ${more}` : `${base}, and one more for ${more} beyond`
}

const leaving = ({ leaving: gone }: GuideFacts): string =>
  gone.length === 0
    ? 'Nothing is deprecated today.'
    : markdownTable(
        ['Operation', 'Deprecated since', 'Ends'],
        gone.map(({ method, path, since, sunset }) => [`\`${method} ${path}\``, since, sunset]),
      )

export const englishGuide = (facts: GuideFacts): string => `## Quick start

Send ingredients with their grams and a recipe type to the path of a craft. No key, no account.

\`\`\`sh
curl -s ${facts.baseUrl}/api/balance -H 'Content-Type: application/json' \\
  -d '${compactJson(facts.call)}'
\`\`\`

Of its answer:

${jsonBlock(facts.answer)}

- \`GET\` on the same path gives a request that works and the types there are; \`GET /api/tipos\` all of them with their ranges; \`GET /api/catalogo?q=\` the ingredients.
- \`/api/ajuste/{craft}\` gives the grams that put it right, \`/api/etiqueta/{craft}\` its food label, \`/api/hoja/{craft}\` a workbook (xlsx) that calculates by itself. The body is the same.
- Ice cream, bread and pastry answer with \`verdict\`; nougat and chocolate with \`score\`.
- Always read \`warnings\`, and in \`lecturas\` how each name was read. What the catalogue does not know is sent with its composition per 100 g.
- Ask for less if you need less: \`?campos=verdict,params.PAC,lecturas.id\` brings those fields alone and \`?breve=1\` those of the interface (on the other paths, what one acts on). What is not asked for is not calculated. On every POST; a name that the answer does not have is a 400.
- \`?codigos=1\` on any of those POST adds \`hallazgos\`: each sentence as data (\`codigo\`, \`valores\` and \`donde\`, a JSON pointer), so that nobody has to read sentences. The codes are in \`docs/codigos.md\`.
- \`?idioma=en\` or \`?idioma=it\`, on analyses, adjustments, labels, pieces, plans, batches, bought products and menus, gives the sentences in English or Italian. What has none stays Spanish: \`idioma.sinTraducir\` counts it, and \`Content-Language\` says which languages an answer is in. Refusals too, and \`/api/lote\`. Ingredients and types of the catalogue are named in that language; what you wrote stays. The law is Spain's in any language (\`pais=es\`, the only one): reserved names and what a label prints stay in Spanish. \`Accept-Language\` changes nothing.
- For programs: [OpenAPI](${facts.baseUrl}/openapi.json). For agents: [llms.txt](${facts.baseUrl}/llms.txt) and, field by field, [llms-full.txt](${facts.baseUrl}/llms-full.txt); their tools (Model Context Protocol) are at \`POST /mcp\`.

## Limits

${markdownTable(
  ['What', 'How much', 'Beyond it'],
  [
    ['POST requests per minute and client', `${facts.perMinute}`, '429'],
    ['Other requests per minute and client', `${facts.othersPerMinute}`, '429'],
    ['Analyses of one `/api/lote`, each counts as a request', `${facts.batch}`, '400'],
    ['Products of a plan of `/api/produccion`', `${facts.products}`, '400'],
    ['Lines of a plan that count as a request', `${facts.planLines}`, '429 if none is left'],
    ['Adjustments of one client at a time', `${facts.adjustments}`, '429'],
    ['Milliseconds of an adjustment', `${facts.adjustMilliseconds}`, 'the best found, or 503'],
    ['Body, KiB', `${facts.body}; of a plan ${facts.planBody}`, '413'],
    ['Bodies under way at a time, KiB', `${facts.inFlight} of a client`, '429'],
    ['Lines of a formula', `${facts.lines}`, '400'],
    ['Characters of a name', `${facts.name}`, '400'],
    ['Characters of `texto`', `${facts.text}`, '400'],
  ],
)}

Each POST counts as one of the requests of a minute, but these; in OpenAPI \`x-peticiones\` says so:

${markdownTable(
  ['Operation', 'Requests that it counts as'],
  pricesTold().map(([path, price]) => [`\`POST ${path}\``, priced(price)]),
)}

A client is an IPv4 address or an IPv6 /64. \`RateLimit-Policy\` (requests, and seconds of the window), \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) say what is left; a 429 and a 503 say in \`Retry-After\` how many seconds to wait. Whoever needs more does not need us: the engine can be installed (\`@obrador/engine\`), and the whole service run at home.

## CORS

Any page may call from a browser, all but \`/mcp\`: \`Access-Control-Allow-Origin: *\`, with ${markdownCode(facts.methods)} and any header, without credentials, which nobody needs. A preflight is good for ${facts.preflightHours} h. The page may read ${markdownCode(facts.exposed)}.

\`\`\`js
const response = await fetch('${facts.baseUrl}/api/balance', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 650 }, { name: 'Azúcar', grams: 150 }] }),
})
\`\`\`

## Errors

Every refusal has \`error\` (a sentence, Spanish unless \`?idioma\` has it in another language, that says what is wrong and what to do) and \`codigo\`, a stable word for programs. Where it is one place, \`linea\` is the index of the line, from 0, and \`campo\` the field. It is worth trying again after a 429 or a 503, once the seconds of \`Retry-After\` have passed; never after a 400.

Every answer has \`X-Request-Id\`, which is what our log calls it: cite it when you write to us. With \`Accept: application/problem+json\` a refusal comes as a problem (RFC 9457): \`type\` (the address of what it means, in this page), \`title\`, \`status\`, \`detail\` (the sentence) and \`instance\`, and besides \`codigo\`, \`linea\` and \`campo\`.

${markdownTable(
  ['`codigo`', 'HTTP', 'What happened', 'What to do'],
  (Object.keys(remedies) as RefusalCode[]).map((name) => [
    `\`${name}\``,
    REFUSAL_CODES[name].statuses.join(', '),
    englishEdge.refusalMeaning(name),
    remedies[name],
  ]),
)}

## Versions

The interface is version 1 (\`version\` of \`GET /api/balance\`). The engine has its own, in the header \`Obrador-Version\` of every answer (now ${facts.version}): cite it beside a figure.

**May change without notice**: new fields of an answer, optional fields of a request, paths, recipe types, ingredients and other names of theirs, new values of \`codigo\`, and the words of any sentence. Pass over what you do not know, and compare no sentences.

**Does not change within version 1**: no published path, field or parameter goes away, or changes its name or type; no published value of a closed list ceases to be; no \`codigo\` changes its meaning. Every change of the code is compared with what was published before it goes out.

**Numbers** change with the version of the engine alone, because a composition, a range or a formula was mended. Each change stands in the section *Números* of the changelog, with what moves and why.

**What is withdrawn** is announced in the changelog and goes on answering for at least ${facts.notice} days with \`Deprecation\` (since when, RFC 9745), \`Sunset\` (until when, RFC 8594) and \`Link\`; in OpenAPI it is \`deprecated\`. ${leaving(facts)}
`
