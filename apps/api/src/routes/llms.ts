import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { brief, LLMS_FULL_PATH, LLMS_PATH } from '../llms/brief.ts'
import { full } from '../llms/full.ts'
import { CACHE, present, readyOnce } from '../plugins/ready.ts'

const TEXTS = { [LLMS_PATH]: brief, [LLMS_FULL_PATH]: full } as const

/** What agents read: the short form, and everything. */
export function llms(app: FastifyInstance, config: Config): void {
  for (const [path, tell] of Object.entries(TEXTS)) {
    const ready = readyOnce()
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const text = await ready(() => tell(config))
      return reply.type('text/plain; charset=utf-8').send(present(text, request, reply, CACHE))
    })
  }
}
