import { contracts } from '@obrador/contract'
import { type Craft, type CraftRequest, crafts } from '@obrador/engine'
import { compactJson } from './compact-json.ts'

/** A curl of the README, and the block below it that holds its answer. */
const EXAMPLE =
  /(curl -s http:\/\/localhost:8080(\S+)[^\n]*\n\s+-d '([\s\S]*?)'\n```[\s\S]*?<!-- answer -->\n```json\n)[\s\S]*?(\n```)/g

function craftAt(path: string): Craft {
  const id = (Object.keys(contracts) as (keyof typeof contracts)[]).find((craft) => contracts[craft].path === path)
  if (!id) throw new Error(`README.md calls ${path}, which nobody serves`)
  return crafts[id]
}

/** The README with the real answers to its own curls. A test sends the same curls to the running service. */
export const readmeAnswer = (readme: string): string =>
  readme.replace(EXAMPLE, (_, before: string, path: string, request: string, after: string) => {
    const answer = craftAt(path).analyse(JSON.parse(request) as CraftRequest)
    return `${before}${compactJson(answer)}${after}`
  })
