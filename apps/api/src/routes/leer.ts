import { LEER_PATH, LEER_SUMMARY, LEER_TITLE, leerManifest, SelectionQuery } from '@obrador/contract'
import { POWERED_BY } from '@obrador/engine'
import { textRead } from '@obrador/list'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { bodyFailures, limitedAnswer, manifestOperation, named } from './responses.ts'

/** What a pasted text says, judged by nobody: for whoever wants to ask before a formula is analysed. */
export function leer(app: FastifyInstance, { baseUrl }: Config): void {
  const schema = {
    summary: LEER_TITLE,
    description: LEER_SUMMARY,
    operationId: 'leer',
    tags: [say.tags.crafts.name],
    querystring: SelectionQuery,
    body: named('LeerRequest'),
    response: { 200: limitedAnswer(say.statuses.reading, named('LeerResponse')), ...bodyFailures(undefined) },
  }
  app.post<{ Body: { readonly texto: string } }>(LEER_PATH, { schema }, ({ body }) => ({
    status: 'ok',
    ...textRead(body.texto),
    poweredBy: POWERED_BY,
  }))

  const manifest = leerManifest(`${baseUrl}/docs`)
  const described = manifestOperation('leer', say.LEER_MANIFEST, say.tags.crafts.name, 'LeerManifest')
  app.get(LEER_PATH, { schema: described }, () => manifest)
}
