import { compactJson } from '@obrador/api/src/guide/compact-json.ts'
import type { Ask } from './examples-page.ts'

/** A curl of the README with what `jq` picks of its answer, and the block below it that holds that. */
const EXAMPLE =
  /(curl -s http:\/\/localhost:8080(\S+)[^\n]*\n\s+-d '([\s\S]*?)' \| jq '\{([\w, ]+)\}'\n```\n\n<!-- answer -->\n```json\n)[\s\S]*?(```)/

/** The README with the real answer to its own curl. A test runs the same curl against the service. */
export async function readmeAnswer(readme: string, ask: Ask): Promise<string> {
  const [found, before, path = '', request = '', picked = '', after] = EXAMPLE.exec(readme) ?? []
  if (found === undefined) throw new Error('README.md has no first call with its answer')
  const answer = Object(await ask(path, JSON.parse(request)))
  const shown = Object.fromEntries(picked.split(', ').map((key) => [key, answer[key]]))
  return readme.replace(found, () => `${before}${compactJson(shown)}\n${after}`)
}
