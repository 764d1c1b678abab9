import { ATTRIBUTION_TEXT } from '@obrador/engine'
import type { OpenapiDocument } from '../plugins/openapi-dialect.ts'
import { escapeHtml, inlineHtml } from './html.ts'
import { PAGE_HOMES, pageOfPath, rootFrom } from './layout.ts'
import { markdownHtml } from './markdown-html.ts'
import { pathsByTag } from './operations.ts'
import { PAGE_WORDS, type PageLanguage } from './words.ts'

/** Where whoever comes begins: the first call with its answer, all operations, the guide. */
export function homeHtml(lang: PageLanguage, document: OpenapiDocument, call: string, guide: string): string {
  const words = PAGE_WORDS[lang]
  const root = rootFrom(PAGE_HOMES[lang])
  const cards = pathsByTag(document).map(({ tag, paths }) => {
    const links = paths.map(
      ({ path, title }) =>
        `<li><a href="${root}${pageOfPath(lang, path).slice(1)}">${escapeHtml(title)}</a> <code>${escapeHtml(path)}</code></li>`,
    )
    const about = inlineHtml(String(tag.description))
    return `<section class="card"><h3>${escapeHtml(String(tag.name))}</h3><p>${about}</p><ul>${links.join('')}</ul></section>`
  })
  return `<article class="home"><h1>${words.title}</h1><p class="lead">${words.lead}</p>
${call}
<h2>${words.operations}</h2><div class="cards">${cards.join('')}</div>
<div class="guide">${markdownHtml(guide)}</div><footer><p>${escapeHtml(ATTRIBUTION_TEXT)}</p></footer></article>`
}
