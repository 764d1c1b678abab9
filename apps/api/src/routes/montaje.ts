import {
  CodesQuery,
  ignoredPieceFields,
  MONTAJE_PATH,
  MONTAJE_SUMMARY,
  MONTAJE_TITLE,
  montajeContract,
  montajeManifest,
} from '@obrador/contract'
import { type PieceRequest, pieceIn } from '@obrador/engine/piece'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import * as say from '../messages.ts'
import { engineForRequest, type FindingsQuery, fieldsToWorkOut } from '../plugins/findings.ts'
import { bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

/** A piece put together of parts, and what the path says of itself. */
export function montajeRoutes(app: FastifyInstance, { baseUrl }: ApiConfig): void {
  const schema = {
    summary: MONTAJE_TITLE,
    ...MONTAJE_SUMMARY,
    operationId: 'montaje',
    tags: [say.openapiTags.crafts.name],
    querystring: CodesQuery,
    body: namedSchema('MontajeRequest'),
    response: {
      200: limitedAnswer(say.statusTexts.piece, namedSchema('MontajeResponse')),
      ...bodyFailures(undefined),
    },
  }
  app.post<{ Body: PieceRequest; Querystring: FindingsQuery }>(
    MONTAJE_PATH,
    { schema, config: { contract: montajeContract, ignoredIn: ignoredPieceFields } },
    (request) => pieceIn(engineForRequest(request), request.body, { only: fieldsToWorkOut(request) }),
  )

  const manifest = montajeManifest(`${baseUrl}/docs`)
  const described = manifestOperation('montaje', say.MONTAJE_MANIFEST, say.openapiTags.crafts.name, 'MontajeManifest')
  app.get(MONTAJE_PATH, { schema: described }, () => manifest)
}
