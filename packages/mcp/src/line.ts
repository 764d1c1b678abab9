import type { JSONRPCRequest, JSONRPCResponse, Transport } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { obradorServer } from './server.ts'
import type { ToolPowers } from './tool.ts'

/** A connection inside this process that stays open, with one server at its end for whoever asks. */
export interface OpenConnection {
  /** The answer to a request, under the id that it came with. Many may wait at once. */
  readonly ask: (request: JSONRPCRequest, powers: ToolPowers) => Promise<JSONRPCResponse>
}

interface Waiting {
  readonly powers: ToolPowers
  readonly answered: (response: JSONRPCResponse) => void
}

/**
 * Two callers may choose the same id: on the line every request has a number of its own, and its answer finds the way back by that.
 * The server is built for the first request, whose revision of the protocol is that of all that follow. Only requests go
 * through: what a notification cancels, or a response answers, would be somebody else's.
 */
export function openConnection(): OpenConnection {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const waitingFor = (id: unknown): Waiting => {
    const one = waiting.get(Number(id))
    if (!one) throw new Error(`nobody waits for ${String(id)}`)
    return one
  }
  const transport: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    send: async (message) => {
      if (!('id' in message) || 'method' in message) return
      const { answered } = waitingFor(message.id)
      waiting.delete(Number(message.id))
      answered(message)
    },
  }
  serveStdio(() => obradorServer((id) => waitingFor(id).powers), { transport, maxSubscriptions: 0 })
  return {
    ask: ({ id, ...request }, powers) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, { powers, answered: (response) => resolve({ ...response, id }) })
        transport.onmessage?.({ ...request, id: last })
      }),
  }
}
