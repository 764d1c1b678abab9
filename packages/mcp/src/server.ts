import { readFileSync } from 'node:fs'
import { McpServer, type RequestId, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { dropNulls, SERVICE_NAME } from '@obrador/contract'
import {
  AGENT_INSTRUCTIONS,
  shownRequest,
  shownResponse,
  type ToolName,
  toolProblem,
  toolRefusalWordsIn,
  toolRequests,
  toolWords,
} from '@obrador/contract/tools'
import * as say from './messages.ts'
import { RefusedTool } from './refused.ts'
import { resourcePages } from './resources.ts'
import { joinParagraphs } from './text.ts'
import type { AgentTool, ToolPowers } from './tool.ts'
import { voiceFor } from './voice.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

/** Loaded when they are first called: an agent that starts us waits for their list alone. */
const tools: { readonly [name in ToolName]: () => Promise<AgentTool<name>> } = {
  buscar_ingrediente: async () => (await import('./tools/search.ts')).searchTool,
  tipos: async () => (await import('./tools/types.ts')).typesTool,
  analizar: async () => (await import('./tools/analyse.ts')).analyseTool,
  ajustar: async () => (await import('./tools/adjust.ts')).adjustTool,
  etiquetar: async () => (await import('./tools/label.ts')).labelTool,
  abrir_saco: async () => (await import('./tools/sack.ts')).sackTool,
  componer_carta: async () => (await import('./tools/menu.ts')).menuTool,
  anotar_hornada: async () => (await import('./tools/batch.ts')).batchTool,
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

async function call(name: ToolName, sent: Readonly<Record<string, unknown>>, powers: ToolPowers) {
  const voice = await voiceFor(sent)
  try {
    if (powers.turnedAway) throw new RefusedTool(powers.turnedAway)
    // Models fill what they leave out with null.
    dropNulls(toolRequests[name], sent)
    const problem = await toolProblem(name, sent, toolRefusalWordsIn(sent.idioma))
    if (problem) throw new RefusedTool(problem)
    const tool = await tools[name]()
    const { text, data } = await tool(sent, powers, voice)
    return { content: [{ type: 'text' as const, text }], structuredContent: data as Record<string, unknown> }
  } catch (problem) {
    if (problem instanceof RefusedTool) {
      const told = voice.tell(problem.refusal)
      return refusal(joinParagraphs(told.error, say.refusalPlace(told)))
    }
    powers.failed(problem)
    return refusal(voice.say.CALCULATION_FAULT)
  }
}

/** The tools and pages of Obrador, for one connection; each of its requests may have powers of its own. */
export function obradorServer(powersOf: (id: RequestId) => ToolPowers): McpServer {
  const server = new McpServer(
    { name: 'obrador', title: SERVICE_NAME, version },
    {
      instructions: AGENT_INSTRUCTIONS,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  )
  for (const name of names) {
    const { title, description } = toolWords[name]
    server.registerTool(
      name,
      { title, description, annotations: ANNOTATIONS, ...schemas.get(name) },
      (sent: Record<string, unknown>, { mcpReq }) => call(name, sent, powersOf(mcpReq.id)),
    )
  }
  for (const { uri, name, read, ...about } of resourcePages) {
    server.registerResource(name, uri, about, () => ({ contents: [{ uri, mimeType: about.mimeType, text: read() }] }))
  }
  return server
}
