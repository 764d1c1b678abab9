import { MONTAJE_PATH, MONTAJE_SUMMARY, MONTAJE_TITLE, montajeContract, montajeManifest } from '@obrador/contract'
import { type PieceRequest, pieceOf } from '@obrador/engine/piece'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { bodyFailures, limitedAnswer, manifestOperation, named } from './responses.ts'

/** A piece put together of parts, and what the path says of itself. */
export function montaje(app: FastifyInstance, { baseUrl }: Config): void {
  const schema = {
    summary: MONTAJE_TITLE,
    description: MONTAJE_SUMMARY,
    operationId: 'montaje',
    tags: [say.tags.crafts.name],
    body: named('MontajeRequest'),
    response: {
      200: limitedAnswer(say.statuses.piece, named('MontajeResponse')),
      ...bodyFailures(undefined),
    },
  }
  app.post<{ Body: PieceRequest }>(MONTAJE_PATH, { schema, config: { contract: montajeContract } }, ({ body }) =>
    pieceOf(body),
  )

  const manifest = montajeManifest(`${baseUrl}/docs`)
  const described = manifestOperation('montaje', say.MONTAJE_MANIFEST, say.tags.crafts.name, 'MontajeManifest')
  app.get(MONTAJE_PATH, { schema: described }, () => manifest)
}
