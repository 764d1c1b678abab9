import type { CraftRequest } from '@obrador/engine'
import type { CraftId } from '../../model/formula.ts'

/** Where each craft answers. */
export const craftPaths: Readonly<Record<CraftId, string>> = {
  helado: '/api/balance',
  panaderia: '/api/balance/panaderia',
  pasteleria: '/api/balance/pasteleria',
  turron: '/api/balance/turron',
  cacao: '/api/balance/cacao',
}

/** One line per ingredient: short enough to read, whole enough to run. */
function literal(request: CraftRequest): string {
  const { ingredients, ...rest } = request
  const lines = ingredients.map((line) => `    ${JSON.stringify(line)}`)
  const others = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  return ['{', ...others, '  "ingredients": [', lines.join(',\n'), '  ]', '}'].join('\n')
}

const inShell = (text: string): string => text.replaceAll("'", String.raw`'\''`)

const curl = (url: string, body: string): string =>
  `curl -s ${url} \\\n  -H 'Content-Type: application/json' \\\n  -d '${inShell(body)}'\n`

const typescript = (url: string, body: string): string =>
  `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
})
const { verdict, params, suggestions } = await response.json()
`

const python = (url: string, body: string): string =>
  `import json, urllib.request

body = json.loads(r'''${body}''')
request = urllib.request.Request(
    '${url}',
    data=json.dumps(body).encode(),
    headers={'Content-Type': 'application/json'},
)
answer = json.load(urllib.request.urlopen(request))
print(answer['params'])
`

export const snippetLanguages = { curl, TypeScript: typescript, Python: python } as const
export type SnippetLanguage = keyof typeof snippetLanguages

/** A formula as a call to the API in a language. */
export const snippetFor = (language: SnippetLanguage, base: string, craft: CraftId, request: CraftRequest): string =>
  snippetLanguages[language](base + craftPaths[craft], literal(request))
