import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@obrador/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REQUEST_HEADER } from '../version.ts'
import { badRequest, expectationText, headersTooLarge, requestTimeout } from '../words/es.ts'
import { ALWAYS_HEADERS } from './security.ts'

/** What Node's parser gives up on, by its code; anything else is a bad request. */
const PARSER: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: headersTooLarge() },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: requestTimeout() },
}
/** How long who was refused may take to read why, ms. Then the connection goes, whatever still comes: it would be held for ever. */
const LAST_WORD = 2_000

const UNREADABLE: RefusalCode = 'peticion_ilegible'
const JSON_TYPE = 'application/json; charset=utf-8'
const BAD_REQUEST = { status: 400, error: badRequest() }

const headersOf = (id: string) => ({ ...ALWAYS_HEADERS, [REQUEST_HEADER]: id })

/** What never becomes a request: broken HTTP and unreadable addresses. No hook runs here, so the answer is complete by itself. */
export const protocolErrors = {
  clientErrorHandler(problem: Error & { readonly code?: string }, socket: Socket): void {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, error } = PARSER[problem.code ?? ''] ?? BAD_REQUEST
    const body = JSON.stringify({ error, codigo: UNREADABLE })
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `content-type: ${JSON_TYPE}`,
        `content-length: ${Buffer.byteLength(body)}`,
        ...Object.entries(headersOf(randomUUID())).map(([name, value]) => `${name}: ${value}`),
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    setTimeout(() => socket.destroy(), LAST_WORD).unref()
  },

  frameworkErrors(_problem: Error, { id }: FastifyRequest, reply: FastifyReply): void {
    reply.code(BAD_REQUEST.status).headers(headersOf(id)).send({ error: BAD_REQUEST.error, codigo: UNREADABLE })
  },
}

/** `Expect` with anything but `100-continue`: Node refuses it before the framework hears of it, with nothing but a status. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_, response) => {
    response
      .writeHead(417, { ...headersOf(randomUUID()), 'content-type': JSON_TYPE, connection: 'close' })
      .end(JSON.stringify({ error: expectationText(), codigo: UNREADABLE }))
  })
}
