import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { FIRST_CRAFT } from '../src/model/formula.ts'
import { frameWords } from '../src/words/es/embed.ts'
import { BRAND_NAME, documentWords as say } from '../src/words/es/shell.ts'

/** The page that others may show inside theirs. */
export const EMBED_PAGE = 'incrustar.html'

/** The words of the page itself come from where all the others are. */
const words: Readonly<Record<string, string>> = {
  title: `${BRAND_NAME} · ${say.title}`,
  description: say.description,
  noscript: say.noscript,
  embedTitle: frameWords.title,
  embedNoscript: frameWords.noscript,
}

/** The files of the first craft are fetched beside the others, not after them. */
function firstCraft(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const craft = chunks.find(({ name, isDynamicEntry }) => name === FIRST_CRAFT && isDynamicEntry)
  if (!craft) throw new Error(`there is no chunk of ${FIRST_CRAFT}`)
  return [craft.fileName, ...craft.imports].map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  }))
}

export const html: Plugin = {
  name: 'html',
  transformIndexHtml: (page, { bundle, filename }) => ({
    html: page.replace(/%(\w+)%/g, (_, key: string) => words[key] ?? key),
    tags: bundle && !filename.endsWith(EMBED_PAGE) ? firstCraft(bundle) : [],
  }),
}
