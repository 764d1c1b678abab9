import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** For what changes with the version of the service, not with the hour. */
export const CACHE_POLICY = 'public, max-age=3600, stale-while-revalidate=86400'

/** Something large that never changes while the process lives, ready to be sent in any way a client may want it. */
export interface ReadyAnswer {
  readonly etag: string
  readonly as: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>
}

/** Nearly as small as it gets, at a tenth of the time of the last step. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export async function prepareAnswer(content: string): Promise<ReadyAnswer> {
  const identity = Buffer.from(content)
  // In threads of the system: whoever else asks does not wait for it.
  const [gzipped, br] = await Promise.all([promisify(gzip)(identity), promisify(brotliCompress)(identity, BROTLI)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, as: { identity, gzip: gzipped, br } }
}

/** Made for the first who asks, and kept; what failed is made again for the next. */
export function readyOnce(): (content: () => string | Promise<string>) => Promise<ReadyAnswer> {
  let made: Promise<ReadyAnswer> | undefined
  const make = async (content: () => string | Promise<string>): Promise<ReadyAnswer> => {
    try {
      return await prepareAnswer(await content())
    } catch (problem) {
      made = undefined
      throw problem
    }
  }
  return (content) => {
    made ??= make(content)
    return made
  }
}

/** Characters of a list in a header that are read: browsers send under 100, and whoever holds many versions some hundreds. */
const LONGEST_LIST = 1_024

/** What a header lists, in one pass; a longer one than anybody means counts as left out, which every client must bear. */
const listed = (header: string | undefined): string[] =>
  header === undefined || header.length > LONGEST_LIST ? [] : header.split(',').map((item) => item.trim())

/** Whether an item of an `Accept` header takes something: named, and not with the weight 0. */
const takes = (item: string, wanted: string): boolean => {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  return name === wanted && !parameters.some((one) => one.startsWith('q=') && Number(one.slice(2)) === 0)
}

/** Whether an `Accept` header takes a coding or a kind of content. */
export const acceptsItem = (header: string | undefined, wanted: string): boolean =>
  listed(header).some((item) => takes(item, wanted))

/** Whether whoever asks can read a coding. */
export const acceptsCoding = ({ headers }: Pick<FastifyRequest, 'headers'>, coding: string): boolean =>
  acceptsItem(headers['accept-encoding'], coding)

/** Each coding is another text, byte by byte, and has a tag of its own (RFC 9110, 8.8.3). */
const taggedAs = (etag: string, coding: string): string =>
  coding === 'identity' ? etag : etag.replace(/"$/, `-${coding}"`)

/** The best that a client can read, or nothing if it has it already; the reply says which. */
export function presentReady(
  { etag, as }: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Buffer | undefined {
  const encoding = (['br', 'gzip'] as const).find((coding) => acceptsCoding(request, coding)) ?? 'identity'
  const tag = taggedAs(etag, encoding)
  reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': cacheControl })
  if (listed(request.headers['if-none-match']).some((one) => one === tag || one === `W/${tag}`)) {
    reply.code(304).removeHeader('content-length')
    return undefined
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-length', as[encoding].length)
  return as[encoding]
}
