import { readFileSync } from 'node:fs'
import { McpServer, type RequestId, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { dropNulls, SERVICE } from '@obrador/contract'
import {
  INSTRUCTIONS,
  shownRequest,
  shownResponse,
  type ToolName,
  toolProblem,
  toolRequests,
  toolWords,
} from '@obrador/contract/tools'
import { Refused } from './formula.ts'
import * as say from './messages.ts'
import { pages } from './resources.ts'
import { paragraphs } from './text.ts'
import type { Powers, Tool } from './tool.ts'
import { adjust } from './tools/adjust.ts'
import { analyse } from './tools/analyse.ts'
import { batch } from './tools/batch.ts'
import { label } from './tools/label.ts'
import { sack } from './tools/sack.ts'
import { search } from './tools/search.ts'
import { types } from './tools/types.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

const tools: { readonly [name in ToolName]: Tool<name> } = {
  buscar_ingrediente: search,
  tipos: types,
  analizar: analyse,
  ajustar: adjust,
  etiquetar: label,
  abrir_saco: sack,
  anotar_hornada: batch,
}

/** All of them calculate and nothing else: the same question has the same answer, and nobody else hears of it. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/** A schema of the contract as the SDK takes it. It shows it alone: what is wrong is said by us, in Spanish, and not by it. */
const shown = (schema: object): StandardSchemaWithJSON<Record<string, unknown>> => {
  const json = JSON.parse(JSON.stringify(schema)) as Record<string, unknown>
  return {
    '~standard': {
      version: 1,
      vendor: 'obrador',
      jsonSchema: { input: () => json, output: () => json },
      validate: (value) => ({ value: value as Record<string, unknown> }),
    },
  }
}

const names = Object.keys(tools) as ToolName[]
const schemas = new Map(
  names.map((name) => [name, { inputSchema: shown(shownRequest(name)), outputSchema: shown(shownResponse(name)) }]),
)

const refusal = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] })

async function call(name: ToolName, sent: Readonly<Record<string, unknown>>, powers: Powers) {
  try {
    if (powers.turnedAway) throw new Refused(powers.turnedAway)
    // Models fill what they leave out with null.
    dropNulls(toolRequests[name], sent)
    const problem = toolProblem(name, sent)
    if (problem) throw new Refused(problem)
    const { text, data } = await tools[name](sent, powers)
    return { content: [{ type: 'text' as const, text }], structuredContent: data as Record<string, unknown> }
  } catch (problem) {
    if (problem instanceof Refused) {
      return refusal(paragraphs(problem.refusal.error, say.place(problem.refusal)))
    }
    powers.failed(problem)
    return refusal(say.FAULT)
  }
}

/** The tools and pages of Obrador, for one connection; each of its requests may have powers of its own. */
export function obradorServer(powersOf: (id: RequestId) => Powers): McpServer {
  const server = new McpServer(
    { name: 'obrador', title: SERVICE, version },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false }, resources: { listChanged: false } } },
  )
  for (const name of names) {
    const { title, description } = toolWords[name]
    server.registerTool(
      name,
      { title, description, annotations: { title, ...ANNOTATIONS }, ...schemas.get(name) },
      (sent: Record<string, unknown>, { mcpReq }) => call(name, sent, powersOf(mcpReq.id)),
    )
  }
  for (const { uri, name, read, ...about } of pages) {
    server.registerResource(name, uri, about, () => ({ contents: [{ uri, mimeType: about.mimeType, text: read() }] }))
  }
  return server
}
