import {
  CodesQuery,
  MONTAJE_PATH,
  MONTAJE_SUMMARY,
  MONTAJE_TITLE,
  montajeContract,
  montajeManifest,
  onlyOf,
} from '@obrador/contract'
import { type PieceRequest, pieceIn } from '@obrador/engine/piece'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { type CodesQuery as Asked, engineFor } from '../plugins/findings.ts'
import { bodyFailures, limitedAnswer, manifestOperation, named } from './responses.ts'

/** A piece put together of parts, and what the path says of itself. */
export function montaje(app: FastifyInstance, { baseUrl }: Config): void {
  const schema = {
    summary: MONTAJE_TITLE,
    description: MONTAJE_SUMMARY,
    operationId: 'montaje',
    tags: [say.tags.crafts.name],
    querystring: CodesQuery,
    body: named('MontajeRequest'),
    response: {
      200: limitedAnswer(say.statuses.piece, named('MontajeResponse')),
      ...bodyFailures(undefined),
    },
  }
  app.post<{ Body: PieceRequest; Querystring: Asked }>(
    MONTAJE_PATH,
    { schema, config: { contract: montajeContract } },
    (request) => pieceIn(engineFor(request), request.body, { only: onlyOf(request.selection ?? undefined) }),
  )

  const manifest = montajeManifest(`${baseUrl}/docs`)
  const described = manifestOperation('montaje', say.MONTAJE_MANIFEST, say.tags.crafts.name, 'MontajeManifest')
  app.get(MONTAJE_PATH, { schema: described }, () => manifest)
}
