import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { briefGuide, LLMS_FULL_PATH, LLMS_PATH } from '../llms/brief.ts'
import { CACHE_POLICY, presentReady, readyOnce } from '../plugins/ready.ts'

/** The whole works out an example of each craft while it is loaded. */
const fullGuide = async (config: ApiConfig): Promise<string> => (await import('../llms/full.ts')).fullGuide(config)

const TEXTS = { [LLMS_PATH]: briefGuide, [LLMS_FULL_PATH]: fullGuide } as const

/** What agents read: the short form, and everything. */
export function llmsRoutes(app: FastifyInstance, config: ApiConfig): void {
  for (const [path, tell] of Object.entries(TEXTS)) {
    const ready = readyOnce()
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const text = await ready(() => tell(config))
      return reply.type('text/plain; charset=utf-8').send(presentReady(text, request, reply, CACHE_POLICY))
    })
  }
}
