import { LEER_PATH, LEER_SUMMARY, LEER_TITLE, leerManifest, ReadingQuery } from '@obrador/contract'
import { POWERED_BY } from '@obrador/engine'
import { textRead } from '@obrador/list'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import * as say from '../messages.ts'
import { textInTurns } from '../turns.ts'
import { wordsForRequest } from '../words/language.ts'
import { bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

/** What a pasted text says, judged by nobody: for whoever wants to ask before a formula is analysed. */
export function leerRoutes(app: FastifyInstance, { baseUrl }: ApiConfig): void {
  const schema = {
    summary: LEER_TITLE,
    ...LEER_SUMMARY,
    operationId: 'leer',
    tags: [say.openapiTags.crafts.name],
    querystring: ReadingQuery,
    body: namedSchema('LeerRequest'),
    response: { 200: limitedAnswer(say.statusTexts.reading, namedSchema('LeerResponse')), ...bodyFailures(undefined) },
  }
  app.post<{ Body: { readonly texto: string } }>(LEER_PATH, { schema }, async (request) => ({
    status: 'ok',
    ...textRead(request.body.texto, await textInTurns(request.body.texto), wordsForRequest(request)),
    poweredBy: POWERED_BY,
  }))

  const manifest = leerManifest(`${baseUrl}/docs`)
  const described = manifestOperation('leer', say.LEER_MANIFEST, say.openapiTags.crafts.name, 'LeerManifest')
  app.get(LEER_PATH, { schema: described }, () => manifest)
}
