import { CATALOGUE_FILES, CatalogoEntero, NombresQuery } from '@obrador/contract'
import type { TranslatedNames } from '@obrador/engine/names-en'
import { catalogueCsv, openCatalogue } from '@obrador/engine/open-data'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { type NamesQuery, namesAskedFor, tellLanguage } from '../names.ts'
import { presentReady, readyOnce } from '../plugins/ready.ts'
import { limitedAnswer, readOperation } from './responses.ts'

/** It changes with a release and not before: a day in any cache, and a week while the next is fetched. */
const CACHE_OF_DATA = 'public, max-age=86400, stale-while-revalidate=604800'

/** The whole catalogue in one answer, kept compressed: nobody needs to ask for each row. */
export function openDataRoutes(app: FastifyInstance): void {
  const tag = say.openapiTags.tables.name
  const serve = (path: string, type: string, schema: object, make: (names?: TranslatedNames) => string): void => {
    const ready = { es: readyOnce(), en: readyOnce(), it: readyOnce() }
    app.get<{ Querystring: NamesQuery }>(
      path,
      { schema: { ...schema, querystring: NombresQuery } },
      async (request, reply) => {
        const names = await namesAskedFor(request.query)
        const made = await ready[names?.language ?? 'es'](() => make(names))
        tellLanguage(request.query, reply)
        return reply.type(type).send(presentReady(made, request, reply, CACHE_OF_DATA))
      },
    )
  }

  const whole = limitedAnswer(say.statusTexts.catalogue, CatalogoEntero)
  serve(
    CATALOGUE_FILES.json,
    'application/json; charset=utf-8',
    readOperation('catalogo_json', say.operationTexts.catalogueJson, tag, whole),
    (names) => JSON.stringify(openCatalogue(names)),
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
