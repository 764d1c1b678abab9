import { Agent, request } from 'node:http'
import { heladoExample } from '@obrador/contract'
import { PATH } from '../helpers.ts'

/** Requests over real sockets, from whatever client a test wants to be. */

const BODY = JSON.stringify(heladoExample)

/** A client that waits longer than this has not been answered, ms. */
const PATIENCE = 15_000

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly ms: number
}

export interface Call {
  readonly path?: string
  readonly body?: string
  /** What a trusted proxy would say of the client. */
  readonly forwarded?: string
  readonly agent?: Agent
  /** An address of this machine to call from: all of 127.0.0.0/8 is. */
  readonly from?: string
  /** Hangs up when it is raised. */
  readonly signal?: AbortSignal
}

/** One calculation; a connection that breaks is a failure, as it is for a client. */
export function calculate(
  url: string,
  { path = PATH, body = BODY, forwarded, agent, from, signal }: Call = {},
): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      {
        method: 'POST',
        agent: agent ?? false,
        ...(from !== undefined && { localAddress: from }),
        ...(signal && { signal }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, headers, body: text, ms: performance.now() - start })
        })
      },
    )
    call.setTimeout(PATIENCE, () =>
      call.destroy(new Error(`no answer in ${PATIENCE} ms to ${path} ${body.slice(0, 200)}`)),
    )
    call.on('error', reject)
    call.end(body)
  })
}

export const keepAlive = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections })

/** How many answers had each status. */
export function tally(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
