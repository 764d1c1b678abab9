import { type CraftRequest, helado } from '@obrador/engine'
import { compactJson } from './compact-json.ts'

const ANSWER = /(<!-- answer -->\n```json\n)[\s\S]*?(\n```)/
const REQUEST = /curl[^\n]*\n(?:[^\n]*\\\n)*[^']*-d '([\s\S]*?)'/

/** The README with the real answer to its own curl. A test sends the same curl to the running service. */
export function readmeAnswer(readme: string): string {
  const request = REQUEST.exec(readme)?.[1]
  if (request === undefined) throw new Error('README.md has lost its curl')
  const answer = helado.analyse(JSON.parse(request) as CraftRequest)
  return readme.replace(ANSWER, (_, open: string, close: string) => `${open}${compactJson(answer)}${close}`)
}
