import { SERVICE_NAME } from '@obrador/contract'
import type { OpenapiDocument } from '../plugins/openapi-dialect.ts'
import { escapeHtml } from './html.ts'
import { pathsByTag } from './operations.ts'
import { PAGE_WORDS, type PageLanguage } from './words.ts'

/** What every page has around what it says. */

/** Where the pages of each language begin, and the viewer of its description. */
export const PAGE_HOMES: Readonly<Record<PageLanguage, string>> = { es: '/docs/', en: '/docs/en/' }
export const VIEWER_FOLDER = 'visor/'
export const PAGE_FILES = { style: '/docs/estilo.css', script: '/docs/prueba.js' } as const

/** The sign of the service, drawn here: a page that brings its own asks nobody for one. */
export const ICON_LINK = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0b6e75"/><circle cx="29" cy="32" r="14.5" fill="none" stroke="#faf7f2" stroke-width="7"/><circle cx="49.5" cy="46" r="4.25" fill="#e9a45b"/></svg>',
)}">`

/** The page of a path: `/api/tipos/{oficio}` is told at `/docs/api/tipos/oficio`. */
export const pageOfPath = (lang: PageLanguage, path: string): string =>
  `${PAGE_HOMES[lang]}${path.slice(1).replace(/[{}]/g, '')}`

/** From a page to the root: the service may be served under any prefix. */
export const rootFrom = (page: string): string => '../'.repeat(page.split('/').length - 2) || './'

/** The craft that a path is of, which gives the page its colour. */
const craftOf = (path: string): string => /\/(panaderia|pasteleria|turron|cacao)$/.exec(path)?.[1] ?? 'helado'

export interface PageContent {
  readonly lang: PageLanguage
  readonly page: string
  readonly title: string
  readonly about: string
  readonly main: string
}

function sideHtml(document: OpenapiDocument, { lang, page }: PageContent, root: string): string {
  const words = PAGE_WORDS[lang]
  const groups = pathsByTag(document).map(({ tag, paths }) => {
    const links = paths.map(({ path }) => {
      const address = pageOfPath(lang, path)
      const current = address === page ? ' aria-current="page"' : ''
      return `<li><a href="${root}${address.slice(1)}"${current}>${escapeHtml(path)}</a></li>`
    })
    return `<h3>${escapeHtml(String(tag.name))}</h3><ul>${links.join('')}</ul>`
  })
  return `<nav class="side" id="operaciones" aria-label="${words.operations}"><h2>${words.operations}</h2>${groups.join('')}</nav>`
}

/** A whole page. `path` is the one that it tells of, if it tells of one. */
export function pageHtml(content: PageContent, document: OpenapiDocument, path = ''): string {
  const { lang, page, title, about, main } = content
  const words = PAGE_WORDS[lang]
  const root = rootFrom(page)
  const other = lang === 'es' ? 'en' : 'es'
  const here = path === '' ? PAGE_HOMES[other] : pageOfPath(other, path)
  const link = (address: string, text: string, more = ''): string =>
    `<a href="${root}${address.slice(1)}"${more}>${text}</a>`
  return `<!doctype html>
<html lang="${lang}" data-craft="${craftOf(path)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${SERVICE_NAME}</title>
<meta name="description" content="${escapeHtml(about)}">
${ICON_LINK}
<link rel="stylesheet" href="${root}${PAGE_FILES.style.slice(1)}">
<script src="${root}${PAGE_FILES.script.slice(1)}" defer></script>
</head>
<body data-root="${root}" data-sending="${words.sending}" data-unreachable="${words.unreachable}">
<header class="top">${link(PAGE_HOMES[lang], `${SERVICE_NAME}<i>.</i>`, ' class="brand"')}<nav>${link(PAGE_HOMES[lang], words.guide)}<a href="#operaciones">${words.operations}</a>${link(`${PAGE_HOMES[lang]}${VIEWER_FOLDER}`, words.viewer)}${link('/', words.app)}${link(here, words.otherLanguage, ` lang="${other}" hreflang="${other}"`)}</nav></header>
<div class="frame">
<main>${main}</main>
${sideHtml(document, content, root)}
</div>
</body>
</html>
`
}
