import { findRow } from '@obrador/engine'
import { englishNames } from '@obrador/engine/names-en'
import { compactJson } from '../guide/compact-json.ts'
import type { Json, OpenapiDocument } from '../plugins/openapi-dialect.ts'
import { ENGINE_VERSION } from '../version.ts'
import { fieldsTeller } from './fields-html.ts'
import { escapeHtml, inlineHtml, jsonHtml } from './html.ts'
import type { DescribedOperation } from './operations.ts'
import { PAGE_WORDS, type PageLanguage, type PageWords } from './words.ts'

/** An operation told: what it is for, what is sent and answered field by field, and beside it a call with its real answer. */

/** What the service answered to the call that is shown. */
export interface ShownAnswer {
  readonly type: string
  readonly text: string
  readonly bytes: number
}

/** Characters of an answer that are shown; a longer one is cut, and says so. */
const MOST_SHOWN = 24_000
/** What is kept of an answer that is cut: items of a list, fields of an object, levels, characters of a text, rows of a table. */
const KEPT = { items: 2, fields: 16, levels: 6, characters: 300, rows: 6 } as const
const CUT = '…'

/** Values of what stands in braces in a path. */
const PLACES: Readonly<Record<string, string>> = { '{oficio}': 'cacao', '{id}': 'leche_entera' }
/** What follows a path so that it shows something. */
const QUERIES: Readonly<Record<string, string>> = { '/api/catalogo': '?q=pistacho' }

/** The address of the call that is shown: what answers in several languages is asked in that of the page. */
export function shownAddress(
  { path, parameters }: Pick<DescribedOperation, 'path' | 'parameters'>,
  lang: PageLanguage,
): string {
  const asked = QUERIES[path] ?? ''
  const isTold = lang !== 'es' && parameters.some(({ name }) => name === 'idioma')
  const language = isTold ? `${asked === '' ? '?' : '&'}idioma=${lang}` : ''
  return `${path.replace(/\{\w+\}/g, (place) => PLACES[place] ?? place)}${asked}${language}`
}

/** Fields of a call that name an ingredient of the catalogue. */
const NAMES: ReadonlySet<string> = new Set(['name', 'ingrediente'])

/** An example with its ingredients called as readers of the page call them; the same rows are meant. */
export const exampleIn = (lang: PageLanguage, example: unknown): unknown =>
  lang === 'es' || example === undefined
    ? example
    : JSON.parse(JSON.stringify(example), (key, value) => {
        const row = NAMES.has(key) && typeof value === 'string' ? findRow(value) : undefined
        return row ? englishNames.rowName(row) : value
      })

/** An answer in short, each thing that is cut in its place. */
function cutShort(value: unknown, words: PageWords, level = 0): unknown {
  if (typeof value === 'string' && value.length > KEPT.characters) return value.slice(0, KEPT.characters) + CUT
  if (typeof value !== 'object' || value === null) return value
  if (level === KEPT.levels) return CUT
  if (Array.isArray(value)) {
    const kept = value.slice(0, KEPT.items).map((item) => cutShort(item, words, level + 1))
    return value.length > KEPT.items ? [...kept, words.more(value.length - KEPT.items)] : kept
  }
  const entries = Object.entries(value)
  const kept = entries.slice(0, KEPT.fields).map(([key, inner]) => [key, cutShort(inner, words, level + 1)])
  const left = entries.length - kept.length
  return Object.fromEntries(left > 0 ? [...kept, [CUT, words.more(left)]] : kept)
}

function answerHtml({ type, text, bytes }: ShownAnswer, words: PageWords): string {
  if (type.startsWith('application/json')) {
    const value: unknown = JSON.parse(text)
    return jsonHtml(compactJson(text.length > MOST_SHOWN ? cutShort(value, words) : value))
  }
  if (!type.startsWith('text/')) return escapeHtml(words.file(Math.round(bytes / 1000)))
  const rows = text.split(/\r?\n/)
  return escapeHtml([...rows.slice(0, KEPT.rows), words.more(rows.length - KEPT.rows)].join('\n'))
}

/** The same call for a terminal. */
const curlOf = (baseUrl: string, address: string, body: string | undefined): string =>
  body === undefined
    ? `curl -s '${baseUrl}${address}'`
    : `curl -s '${baseUrl}${address}' -H 'Content-Type: application/json' -d '${body.replaceAll("'", "'\\''")}'`

/** A call with its answer. It is whole without a script; with one it can be changed and sent, exactly as it stands there. */
export function callHtml(
  operation: DescribedOperation,
  answer: ShownAnswer | undefined,
  lang: PageLanguage,
  baseUrl: string,
): string {
  const { method, examples } = operation
  const words = PAGE_WORDS[lang]
  const address = shownAddress(operation, lang)
  const [first, ...others] = examples.map((example) => compactJson(example))
  const body =
    first === undefined
      ? ''
      : `<textarea name="body" rows="${Math.min(first.split('\n').length + 1, 18)}" spellcheck="false" readonly aria-label="${words.body}">${escapeHtml(first)}</textarea>`
  const pasted = others.map(
    (text) =>
      `<details><summary>${words.pasted}</summary><pre tabindex="0"><code>${jsonHtml(text)}</code></pre><button type="button" class="quiet" hidden>${words.use}</button></details>`,
  )
  return `<form class="call" data-method="${method}" data-base="${escapeHtml(baseUrl)}">
<div class="line"><b class="method">${method}</b><input name="address" value="${escapeHtml(address)}" spellcheck="false" readonly aria-label="${words.address}"></div>
<div class="sides"><div>${body}${pasted.join('')}
<div class="go"><button class="send" hidden>${words.send}</button><output>${answer ? words.answeredBy(ENGINE_VERSION) : words.notAnswered}</output></div></div>
<pre class="answer" tabindex="0"><code>${answer ? answerHtml(answer, words) : ''}</code></pre></div>
<details><summary>curl</summary><pre class="curl" tabindex="0"><code>${escapeHtml(curlOf(baseUrl, address, first))}</code></pre></details>
</form>`
}

function parametersHtml(parameters: readonly Json[], tell: (schema: Json) => string): string {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [String(name), { ...(schema as Json), description }]),
  )
  const required = parameters.filter((one) => one.required === true).map(({ name }) => name)
  return tell({ properties, required })
}

/** What may be sent: each way in full but for the fields that the first has too. */
function bodiesHtml(bodies: readonly Json[], tell: (schema: Json) => string): string {
  const [first] = bodies
  return bodies
    .map((body) => {
      const others = Object.entries(Object(body.properties)).filter(
        ([name]) => body === first || !Object.hasOwn(Object(first?.properties), name),
      )
      const about = inlineHtml(String(body.description ?? ''))
      return `<p>${about}</p>${tell({ ...body, properties: Object.fromEntries(others) })}`
    })
    .join('')
}

/** What a page says of one operation. */
export function operationHtml(
  operation: DescribedOperation,
  document: OpenapiDocument,
  call: string,
  words: PageWords,
  place: number,
): string {
  const tag = place === 0 ? 'h1' : 'h2'
  const { method, path, title, about, parameters, bodies, answers } = operation
  const tell = fieldsTeller(document, words)
  const [found, ...refusals] = answers
  const part = (name: string, html: string): string => (html === '' ? '' : `<section><h3>${name}</h3>${html}</section>`)
  const told = [
    part(words.request, bodiesHtml(bodies, tell)),
    part(words.parameters, parameters.length === 0 ? '' : parametersHtml(parameters, tell)),
    part(words.answer, `<p>${inlineHtml(found?.about ?? '')}</p>${found?.schema ? tell(found.schema) : ''}`),
    part(
      words.refusals,
      `<ul class="fields">${refusals.map(({ status, about: why }) => `<li><code>${status}</code> ${inlineHtml(why)}</li>`).join('')}</ul>`,
    ),
  ]
  return `<article id="${operation.id}"><${tag}>${escapeHtml(title)}</${tag}>
<p class="path"><b class="method">${method}</b> <code>${escapeHtml(path)}</code></p>
${about === '' ? '' : `<p class="lead">${inlineHtml(about)}</p>`}
<div class="beside"><div>${told.join('')}</div>${call}</div></article>`
}
