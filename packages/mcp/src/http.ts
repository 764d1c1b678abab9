import { createMcpHandler } from '@modelcontextprotocol/server'
import { obradorServer } from './server.ts'
import type { Powers } from './tool.ts'

/**
 * Answers one request over HTTP, and remembers nothing of it: every request has a server of its own. No stream stays open, so
 * that nobody can listen for changes, of which there are none.
 */
export const answerOverHttp = (request: Request, body: unknown, powers: Powers): Promise<Response> =>
  createMcpHandler(() => obradorServer(powers), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: () => undefined,
  }).fetch(request, {
    parsedBody: body,
  })
