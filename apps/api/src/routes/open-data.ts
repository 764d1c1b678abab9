import { CATALOGUE_FILES, CatalogoEntero, type NameLanguage, NombresQuery, TablaQuery } from '@obrador/contract'
import type { CsvDialect } from '@obrador/engine/csv'
import { catalogueCsv, openCatalogue } from '@obrador/engine/open-data'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { type NamesQuery, namesAskedFor, tellLanguage } from '../names.ts'
import { presentReady, readyOnce } from '../plugins/ready.ts'
import { limitedAnswer, readOperation, tableAnswer } from './responses.ts'

/** It changes with a release and not before: a day in any cache, and a week while the next is fetched. */
export const CACHE_OF_DATA = 'public, max-age=86400, stale-while-revalidate=604800'

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'
export const dialectOf = (excel: '0' | '1' = '0'): CsvDialect => (excel === '1' ? 'excel' : 'standard')

/** The whole catalogue in one answer, kept compressed: nobody needs to ask for each row. */
export function openDataRoutes(app: FastifyInstance): void {
  const tag = say.openapiTags.tables.name
  const inLanguages = () =>
    ({ es: readyOnce(), en: readyOnce(), it: readyOnce() }) satisfies Record<NameLanguage, object>

  const documents = inLanguages()
  const whole = limitedAnswer(say.statusTexts.catalogue, CatalogoEntero)
  app.get<{ Querystring: NamesQuery }>(
    CATALOGUE_FILES.json,
    {
      schema: {
        ...readOperation('catalogo_json', say.operationTexts.catalogueJson, tag, whole),
        querystring: NombresQuery,
      },
    },
    async (request, reply) => {
      const names = await namesAskedFor(request.query)
      const made = await documents[names?.language ?? 'es'](() => JSON.stringify(openCatalogue(names)))
      tellLanguage(request.query, reply)
      return reply.type('application/json; charset=utf-8').send(presentReady(made, request, reply, CACHE_OF_DATA))
    },
  )

  const schema = {
    ...readOperation('catalogo_csv', say.operationTexts.catalogueCsv, tag, tableAnswer(say.statusTexts.catalogueCsv)),
    querystring: TablaQuery,
  }
  const tables = { '0': inLanguages(), '1': inLanguages() }
  app.get<{ Querystring: NamesQuery & { readonly excel?: keyof typeof tables } }>(
    CATALOGUE_FILES.csv,
    { schema },
    async (request, reply) => {
      const { excel = '0' } = request.query
      const names = await namesAskedFor(request.query)
      const made = await tables[excel][names?.language ?? 'es'](() => catalogueCsv(dialectOf(excel), names))
      tellLanguage(request.query, reply)
      return reply.type(CSV_TYPE).send(presentReady(made, request, reply, CACHE_OF_DATA))
    },
  )
}
