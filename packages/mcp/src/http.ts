import {
  classifyInboundRequest,
  createMcpHandler,
  isJSONRPCRequest,
  isJsonContentType,
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import { powersHere } from './here.ts'
import { openConnection } from './line.ts'
import { obradorServer } from './server.ts'
import type { ToolPowers } from './tool.ts'

/** A request over HTTP, with its body read and its headers by their names in small letters. */
export interface HttpRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
  /** Aborted when whoever asked has gone. */
  readonly signal?: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  /** The media type; there is none without a text. */
  readonly type: string | undefined
  readonly text: string
}

/** The revision that clients of 2026 speak: every request says so by itself. Those before begin with a handshake. */
const MODERN = '2026-07-28'

const JSON_TYPE = 'application/json'
const STREAM_TYPE = 'text/event-stream'

/** Requests that need nothing but an answer, each with the parameter that the header `Mcp-Name` has to repeat. */
const PLAIN: ReadonlyMap<string, string | undefined> = new Map([
  ['tools/list', undefined],
  ['tools/call', 'name'],
  ['resources/list', undefined],
  ['resources/read', 'uri'],
])

const one = ({ headers }: HttpRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

type Era = 'legacy' | 'modern'

/** By which line a request goes; none if there is anything about it that the SDK should look at. */
function eraOf(asked: HttpRequest, request: JSONRPCRequest): Era | undefined {
  if (!PLAIN.has(request.method) || !isJsonContentType(one(asked, 'content-type') ?? null)) return undefined
  const [version, method, name] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'].map((header) => one(asked, header))
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    body: request,
    ...(version !== undefined && { protocolVersionHeader: version }),
    ...(method !== undefined && { mcpMethodHeader: method }),
    ...(name !== undefined && { mcpNameHeader: name }),
  })
  if (kind === 'modern') {
    const named = PLAIN.get(request.method)
    const isNamed = named === undefined || (name !== undefined && name === request.params?.[named])
    return version === MODERN && method === request.method && isNamed ? kind : undefined
  }
  const accepted = one(asked, 'accept') ?? ''
  const isKnown = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version)
  return kind === 'legacy' && isKnown && accepted.includes(JSON_TYPE) && accepted.includes(STREAM_TYPE)
    ? kind
    : undefined
}

/** Headers of a connection are none of a request. */
const HOP = ['connection', 'content-length', 'host']

/** Handshakes, notifications and whatever is refused: by the SDK's own entry, with a server for this request alone. */
async function answerApart(asked: HttpRequest, powers: ToolPowers): Promise<HttpAnswer> {
  const headers = Object.keys(asked.headers).flatMap((name) => {
    const value = one(asked, name)
    return value === undefined || HOP.includes(name) ? [] : [[name, value] satisfies [string, string]]
  })
  const { signal } = asked
  const request = new Request('http://localhost/', { method: 'POST', headers, ...(signal && { signal }) })
  const handler = createMcpHandler(() => obradorServer(() => powers), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: () => undefined,
  })
  const response = await handler.fetch(request, { parsedBody: asked.body })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? undefined,
    text: await response.text(),
  }
}

/**
 * Answers requests over HTTP, and remembers nothing of them: no sessions, and no stream stays open, so that nobody can listen for
 * changes, of which there are none. Calls share one server for each of the two ways of speaking; it is built for the first.
 */
export function agentsOverHttp(): (asked: HttpRequest, powers: ToolPowers) => Promise<HttpAnswer> {
  const lines = { legacy: openConnection(), modern: openConnection() }
  return async (asked, powers) => {
    const { body } = asked
    const era = isJSONRPCRequest(body) ? eraOf(asked, body) : undefined
    if (era === undefined) return answerApart(asked, powers)
    const text = JSON.stringify(await lines[era].ask(body as JSONRPCRequest, powers))
    return era === 'modern'
      ? { status: 200, type: JSON_TYPE, text }
      : { status: 200, type: STREAM_TYPE, text: `event: message\ndata: ${text}\n\n` }
  }
}

const FIRST_HEADERS = { 'content-type': JSON_TYPE, accept: `${JSON_TYPE}, ${STREAM_TYPE}` }
const CLIENT = { name: 'obrador', version: '1.0.0' }
const LISTED = { jsonrpc: '2.0', id: 1, method: 'tools/list' } as const
const META = 'io.modelcontextprotocol'

/** One request of each kind that builds something when it is the first: a handshake, both lines, and what reads a pasted formula. */
const FIRST: readonly HttpRequest[] = [
  {
    headers: FIRST_HEADERS,
    body: {
      ...LISTED,
      method: 'initialize',
      params: { protocolVersion: SUPPORTED_PROTOCOL_VERSIONS[0], capabilities: {}, clientInfo: CLIENT },
    },
  },
  {
    headers: { ...FIRST_HEADERS, 'mcp-protocol-version': MODERN, 'mcp-method': LISTED.method },
    body: {
      ...LISTED,
      params: {
        _meta: {
          [`${META}/protocolVersion`]: MODERN,
          [`${META}/clientInfo`]: CLIENT,
          [`${META}/clientCapabilities`]: {},
        },
      },
    },
  },
  {
    headers: FIRST_HEADERS,
    body: {
      ...LISTED,
      method: 'tools/call',
      params: { name: 'analizar', arguments: { oficio: 'helado', texto: '600 g agua\n200 g azúcar' } },
    },
  },
]

/** The same, with all that the first who ask would wait for built beforehand. */
export async function agentsReadyOverHttp(failed: ToolPowers['failed']): Promise<ReturnType<typeof agentsOverHttp>> {
  const answer = agentsOverHttp()
  const powers = powersHere(failed)
  for (const asked of FIRST) await answer(asked, powers)
  return answer
}
