import { ObradorError } from './error.ts'
import * as say from './messages.ts'
import type { RefusalBody } from './shapes.ts'

export interface ClientOptions {
  /** ms that one attempt may take; 10 000 unless said. */
  readonly timeout?: number
  /** Further attempts when the service is busy; 3 unless said, none with 0. */
  readonly retries?: number
  /** Seconds of `Retry-After` beyond which it is not worth waiting; 60 unless said. */
  readonly longestWait?: number
  /** Another `fetch`, for tests and proxies. */
  readonly fetch?: typeof fetch
  /** Sent with every request: `{ authorization: 'Bearer …' }` for whoever has a key. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Sent with this request, over those of the client. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What an answer says of itself, refusals too; nothing where its header is missing. */
export interface AnswerFacts {
  readonly status: number
  /** The engine that calculated it, `Obrador-Version`: to cite beside a figure. */
  readonly version: string | undefined
  /** Requests a minute, how many of them are left, and in how many seconds there are all again. */
  readonly limit: number | undefined
  readonly remaining: number | undefined
  readonly reset: number | undefined
}

function factsOf({ status, headers }: Response): AnswerFacts {
  const figure = (name: string): number | undefined => {
    const text = headers.get(`ratelimit-${name}`)
    return text === null || !Number.isFinite(Number(text)) ? undefined : Number(text)
  }
  return {
    status,
    version: headers.get('obrador-version') ?? undefined,
    limit: figure('limit'),
    remaining: figure('remaining'),
    reset: figure('reset'),
  }
}

/** What passes by itself: too many requests, and gateways or replicas that are not there right now. Never a 400. */
const PASSING: readonly number[] = [429, 502, 503, 504]
/** Before the first further attempt, ms; twice as long before each next one. */
const FIRST_WAIT = 200

/** As long as the service asks for, or longer each time; never all clients at the same moment. */
function waitFor(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const jitter = Math.random()
  return Number.isFinite(seconds) ? 1000 * seconds + 100 * jitter : FIRST_WAIT * 2 ** attempt * (0.5 + jitter)
}

const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

async function refusalOf(response: Response): Promise<RefusalBody> {
  const body: unknown = await response.json().catch(() => undefined)
  const isOurs = typeof body === 'object' && body !== null && typeof Reflect.get(body, 'error') === 'string'
  return isOurs ? (body as RefusalBody) : { error: say.unintelligibleAnswer(response.status) }
}

/** A request, and where what is told of its answers goes. */
export interface RequestToSend {
  readonly url: URL
  readonly body?: unknown
  readonly call: CallOptions
  readonly hear: (facts: AnswerFacts) => void
}

/** Asks until there is an answer, a refusal that stays one, or no patience left. */
export const sendRequest = (request: RequestToSend, given: ClientOptions): Promise<unknown> =>
  until(request, given, (response) => response.json())

/** The same of an answer that is a file. */
export const receiveFile = (request: RequestToSend, given: ClientOptions): Promise<Uint8Array> =>
  until(request, given, async (response) => new Uint8Array(await response.arrayBuffer()))

/** An answer is read while it may still be late. */
async function until<Answer>(
  { url, body, call: { signal, headers: own }, hear }: RequestToSend,
  { timeout = 10_000, retries = 3, longestWait = 60, fetch: ask = fetch, headers: all }: ClientOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...all, ...own }
  const request: RequestInit =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted()
    const late = AbortSignal.timeout(timeout)
    try {
      const response = await ask(url, { ...request, signal: signal ? AbortSignal.any([signal, late]) : late })
      hear(factsOf(response))
      if (response.ok) return await read(response)
      const wait = waitFor(response, attempt)
      const isWorthIt = PASSING.includes(response.status) && attempt < retries && wait <= 1000 * (longestWait + 1)
      if (!isWorthIt) throw new ObradorError(response.status, await refusalOf(response))
      await response.body?.cancel()
      await sleep(wait, signal)
    } catch (cause) {
      if (cause instanceof ObradorError) throw cause
      // Whoever stopped it wants their own reason back.
      if (signal?.aborted) throw signal.reason
      throw new ObradorError(
        0,
        { error: late.aborted ? say.tooSlow(timeout) : say.unreachableService(url.origin) },
        { cause },
      )
    }
  }
}
