import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import * as say from '../messages.ts'
import { ENGINE_VERSION, VERSION_HEADER } from '../version.ts'

/** What Node's parser gives up on, by its code; anything else is a bad request. */
const PARSER: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: say.headersTooLarge() },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: say.requestTimeout() },
}
const BAD_REQUEST = { status: 400, error: say.badRequest() }

/** What never becomes a request: broken HTTP and unreadable addresses. No hook runs here, so the answer is complete by itself. */
export const protocolErrors = {
  clientErrorHandler(problem: Error & { readonly code?: string }, socket: Socket): void {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, error } = PARSER[problem.code ?? ''] ?? BAD_REQUEST
    const body = JSON.stringify({ error })
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `${VERSION_HEADER}: ${ENGINE_VERSION}`,
        'Access-Control-Allow-Origin: *',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  },

  frameworkErrors(_problem: Error, _request: unknown, reply: FastifyReply): void {
    reply
      .code(BAD_REQUEST.status)
      .header(VERSION_HEADER, ENGINE_VERSION)
      .header('Access-Control-Allow-Origin', '*')
      .send({ error: BAD_REQUEST.error })
  },
}
