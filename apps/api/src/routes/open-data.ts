import { CATALOGUE_FILES, CatalogoEntero } from '@obrador/contract'
import { catalogueCsv, openCatalogue } from '@obrador/engine/open-data'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { presentReady, readyOnce } from '../plugins/ready.ts'
import { limitedAnswer, readOperation } from './responses.ts'

/** It changes with a release and not before: a day in any cache, and a week while the next is fetched. */
const CACHE_OF_DATA = 'public, max-age=86400, stale-while-revalidate=604800'

/** The whole catalogue in one answer, kept compressed: nobody needs to ask for each row. */
export function openDataRoutes(app: FastifyInstance): void {
  const tag = say.openapiTags.tables.name
  const serve = (path: string, type: string, schema: object, make: () => string): void => {
    const ready = readyOnce()
    app.get(path, { schema }, async (request, reply) => {
      const made = await ready(make)
      return reply.type(type).send(presentReady(made, request, reply, CACHE_OF_DATA))
    })
  }

  const whole = limitedAnswer(say.statusTexts.catalogue, CatalogoEntero)
  serve(
    CATALOGUE_FILES.json,
    'application/json; charset=utf-8',
    readOperation('catalogo_json', say.operationTexts.catalogueJson, tag, whole),
    () => JSON.stringify(openCatalogue()),
  )

  const { content: _, ...told } = limitedAnswer(say.statusTexts.catalogueCsv, {})
  const table = { ...told, content: { 'text/csv': { schema: { type: 'string' } } } }
  serve(
    CATALOGUE_FILES.csv,
    'text/csv; charset=utf-8; header=present',
    readOperation('catalogo_csv', say.operationTexts.catalogueCsv, tag, table),
    catalogueCsv,
  )
}
