import { CATALOGUE_FILES, CatalogoEntero, TablaQuery } from '@obrador/contract'
import { type CsvDialect, catalogueCsv, openCatalogue } from '@obrador/engine/open-data'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { presentReady, readyOnce } from '../plugins/ready.ts'
import { limitedAnswer, readOperation, tableAnswer } from './responses.ts'

/** It changes with a release and not before: a day in any cache, and a week while the next is fetched. */
export const CACHE_OF_DATA = 'public, max-age=86400, stale-while-revalidate=604800'

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'
export const dialectOf = (excel: '0' | '1' = '0'): CsvDialect => (excel === '1' ? 'excel' : 'standard')

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

  const schema = {
    ...readOperation('catalogo_csv', say.operationTexts.catalogueCsv, tag, tableAnswer(say.statusTexts.catalogueCsv)),
    querystring: TablaQuery,
  }
  const tables = { '0': readyOnce(), '1': readyOnce() }
  app.get<{ Querystring: { readonly excel?: keyof typeof tables } }>(
    CATALOGUE_FILES.csv,
    { schema },
    async (request, reply) => {
      const { excel = '0' } = request.query
      const made = await tables[excel](() => catalogueCsv(dialectOf(excel)))
      return reply.type(CSV_TYPE).send(presentReady(made, request, reply, CACHE_OF_DATA))
    },
  )
}
