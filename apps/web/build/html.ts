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

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
})

/** Whatever stands in a page that starts late is fetched beside its start: the app, its sheet, and the files of the first craft. */
function startedFiles(bundle: Rolldown.OutputBundle, isFrame: boolean): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = (module: string): Rolldown.OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`there is no chunk of ${module}`)
    return chunk
  }
  const withImports = ({ fileName, imports }: Rolldown.OutputChunk): readonly string[] => [fileName, ...imports]
  const sheets = [...(holding('/src/ui/style/index.css').viteMetadata?.importedCss ?? [])]
  const craft = chunks.find(({ name, isDynamicEntry }) => name === FIRST_CRAFT && isDynamicEntry)
  if (!craft) throw new Error(`there is no chunk of ${FIRST_CRAFT}`)
  const scripts = isFrame ? [] : [...withImports(holding('/src/main.tsx')), ...withImports(craft)]
  return [
    ...sheets.map((file) => link('stylesheet', file)),
    ...[...new Set(scripts)].filter((file) => !file.includes('opening')).map((file) => link('modulepreload', file)),
  ]
}

/** The same page in each of its languages, for search engines. */
const inOtherLanguages = ['es', 'en', 'it'].map(
  (language): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel: 'alternate', hreflang: language, href: `./?idioma=${language}` },
    injectTo: 'head',
  }),
)

export const html: Plugin = {
  name: 'html',
  transformIndexHtml: (page, { bundle, filename }) => ({
    html: page.replace(/%(\w+)%/g, (_, key: string) => words[key] ?? key),
    tags: [
      ...(bundle ? startedFiles(bundle, filename.endsWith(EMBED_PAGE)) : []),
      ...(filename.endsWith(EMBED_PAGE) ? [] : inOtherLanguages),
    ],
  }),
}
