import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analysisContracts } from '@obrador/contract'
import { lazyValue } from '@obrador/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { FIRST_CALL, guideFactsOf } from '../guide/facts.ts'
import { englishGuide } from '../guide/messages.en.ts'
import { spanishGuide } from '../guide/messages.es.ts'
import { homeHtml } from '../pages/home-page.ts'
import { PAGE_FILES, PAGE_HOMES, pageHtml, pageOfPath } from '../pages/layout.ts'
import { callHtml, exampleIn, operationHtml, type ShownAnswer, shownAddress } from '../pages/operation-page.ts'
import { type DescribedOperation, groupedBy, operationsOf } from '../pages/operations.ts'
import { PAGE_WORDS, type PageLanguage } from '../pages/words.ts'
import type { DescribedIn } from './openapi.ts'
import type { OpenapiDocument } from './openapi-dialect.ts'
import { prepareAnswer, presentReady, type ReadyAnswer, readyOnce } from './ready.ts'
import { serveViewer } from './viewer.ts'
import { WEB_BUILD } from './web.ts'

/** The pages change with the version of the service: who has one asks whether it is still that one. */
const CACHE = 'no-cache'

/** Everything of a page comes from this process; it may call the service, and nothing else. */
const policyFor = (baseUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const GUIDES = { es: spanishGuide, en: englishGuide } as const

/** An address that is nobody's (RFC 5737): what the pages ask is counted for no client. */
const OWN_ADDRESS = '192.0.2.1'

type AnswerToCall = (operation: DescribedOperation, lang: PageLanguage) => Promise<ShownAnswer | undefined>

/** Asks the service what it answers to the calls that the pages show, one after another and each once. */
function answersOf(app: FastifyInstance): AnswerToCall {
  const known = new Map<string, ShownAnswer>()
  let last: Promise<unknown> = Promise.resolve()
  const ask: AnswerToCall = async (operation, lang) => {
    const { id, method, examples } = operation
    const [payload] = examples
    const url = shownAddress(operation, lang)
    const call = `${id} ${url} ${lang}`
    const before = known.get(call)
    if (before) return before
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: OWN_ADDRESS,
      ...(payload !== undefined && { payload: payload as object }),
    })
    if (answer.statusCode !== 200) return undefined
    const type = String(answer.headers['content-type'])
    const isText = /json|text/.test(type)
    const shown = { type, text: isText ? answer.body : '', bytes: answer.rawPayload.length }
    known.set(call, shown)
    return shown
  }
  return (operation, lang) => {
    const asked = last.then(() => ask(operation, lang))
    last = asked.catch(() => undefined)
    return asked
  }
}

/** The fonts of the web app, where it has been built; the letters of the system do without. */
function fontFaces(): string {
  const assets = join(WEB_BUILD, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const face = (name: string, family: string, weight: string): string => {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'))
    return file === undefined
      ? ''
      : `@font-face{font-family:"${family}";src:url("../assets/${file}") format("woff2");font-weight:${weight};font-display:swap}\n`
  }
  return face('sans', 'Obrador Sans', '400 700') + face('serif', 'Obrador Serif', '500')
}

/** A page, and whether all that it shows was there to be shown. */
type MadePage = readonly [html: string, isWhole: boolean]

/** What makes the pages of a language, by their address. */
function pageMakers(
  lang: PageLanguage,
  document: OpenapiDocument,
  config: ApiConfig,
  answerTo: AnswerToCall,
): ReadonlyMap<string, () => Promise<MadePage>> {
  const operations = operationsOf(document)
  const words = PAGE_WORDS[lang]
  const callOf = async (described: DescribedOperation): Promise<MadePage> => {
    const operation = { ...described, examples: described.examples.map((one) => exampleIn(lang, one)) }
    const answer = await answerTo(operation, lang)
    return [callHtml(operation, answer, lang, config.baseUrl), answer !== undefined]
  }
  const home = async (): Promise<MadePage> => {
    const first = { id: 'primera', method: 'POST', path: analysisContracts.helado.path, examples: [FIRST_CALL] }
    const [call, isWhole] = await callOf({ ...operations[0], ...first } as DescribedOperation)
    const main = homeHtml(lang, document, call, GUIDES[lang](guideFactsOf(config)))
    const content = { lang, page: PAGE_HOMES[lang], title: words.title, about: words.lead, main }
    return [pageHtml(content, document), isWhole]
  }
  const ofPath = async (path: string, own: readonly DescribedOperation[]): Promise<MadePage> => {
    const calls = await Promise.all(own.map(callOf))
    const told = own.map((one, place) => operationHtml(one, document, calls[place]?.[0] ?? '', words, place))
    const { title = '', about = '' } = own[0] ?? {}
    const content = { lang, page: pageOfPath(lang, path), title, about: about || title, main: told.join('\n') }
    return [pageHtml(content, document, path), calls.every(([, isWhole]) => isWhole)]
  }
  // What is calculated comes before what describes it.
  const byPath = groupedBy(operations, ({ path }) => path)
  const pages = [...byPath].map(([path, own]) => {
    const told = own.toSorted((one, other) => other.method.localeCompare(one.method))
    return [pageOfPath(lang, path), () => ofPath(path, told)] as const
  })
  return new Map([[PAGE_HOMES[lang], home], ...pages])
}

/** Made for the first who asks and kept; one that is not whole is made again for the next. */
function keptPage(make: () => Promise<MadePage>): () => Promise<ReadyAnswer> {
  let kept: Promise<ReadyAnswer> | undefined
  return () => {
    kept ??= make().then(
      ([html, isWhole]) => {
        if (!isWhole) kept = undefined
        return prepareAnswer(html)
      },
      (problem) => {
        kept = undefined
        throw problem
      },
    )
    return kept
  }
}

/** The documentation for people, in both languages, and beside it the viewer of the whole description. */
export function serveDocs(app: FastifyInstance, config: ApiConfig, describedIn: DescribedIn): void {
  const policy = policyFor(config.baseUrl)
  const answerTo = answersOf(app)
  const pages = lazyValue(() => {
    const makers = (Object.keys(PAGE_HOMES) as PageLanguage[]).flatMap((lang) => [
      ...pageMakers(lang, describedIn[lang](), config, answerTo),
    ])
    return new Map(makers.map(([address, make]) => [address, keptPage(make)]))
  })
  const hidden = { schema: { hide: true } }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.url.split('?', 1)[0] ?? ''
    const ready = pages().get(address)
    if (ready) {
      reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8')
      return reply.send(presentReady(await ready(), request, reply, CACHE))
    }
    // One address for each page: what it refers to is told from there.
    const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`
    return pages().has(other) ? reply.redirect(other, 308) : reply.callNotFound()
  }
  for (const address of ['/docs', '/docs/*']) app.get(address, hidden, sendPage)

  const file = (address: string, type: string, read: () => string): void => {
    const ready = readyOnce()
    app.get(address, hidden, async (request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(presentReady(await ready(read), request, reply, CACHE)),
    )
  }
  const own = (name: string): string => readFileSync(join(import.meta.dirname, '../pages', name), 'utf8')
  file(PAGE_FILES.style, 'text/css', () => fontFaces() + own('style.css'))
  file(PAGE_FILES.script, 'text/javascript', () => own('script.js'))
  serveViewer(app, config.baseUrl)
}
