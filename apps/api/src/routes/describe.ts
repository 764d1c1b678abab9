import type { SchemaText } from '@obrador/contract'
import {
  analysisContracts,
  CatalogoQuery,
  CatalogoSchema,
  CraftManifest,
  IngredienteParams,
  IngredienteSchema,
  LOTE_PATH,
  loteManifest,
  manifestOfCraft,
  NombresQuery,
  OficioParams,
  PAGE_SIZES,
  TiposDeOficio,
  TiposSchema,
  unknownParameter,
} from '@obrador/contract'
import { allCrafts, describeCraft, findRow, namesShownOf, searchFor } from '@obrador/engine'
import type { TranslatedNames } from '@obrador/engine/names-en'
import { openIngredient } from '@obrador/engine/open-data'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { tableInLanguage } from '../languages.ts'
import * as say from '../messages.ts'
import { type NamesQuery, namesAskedFor, tellLanguage } from '../names.ts'
import { CACHE_POLICY } from '../plugins/ready.ts'
import { tagAnswers } from '../plugins/tagged-answers.ts'
import { wordsForRequest } from '../words/language.ts'
import { failureSchema, limitedAnswer, readOperation } from './responses.ts'

type CraftId = keyof typeof allCrafts
const craftIds = Object.keys(analysisContracts) as CraftId[]
const isCraft = (id: string): id is CraftId => Object.hasOwn(allCrafts, id)

interface Search {
  Querystring: NamesQuery & {
    readonly q?: string
    readonly craft?: string
    readonly pagina?: number
    readonly por?: number
  }
}

/** The other pages of a search, by addresses that are told from its own (RFC 8288). */
function pageLinks(query: Search['Querystring'], paginas: number): string {
  const { pagina = 1 } = query
  const pages = { first: 1, prev: pagina - 1, next: pagina + 1, last: paginas }
  return Object.entries(pages)
    .filter(([, page]) => page >= 1 && page <= paginas)
    .map(([relation, page]) => {
      const asked = new URLSearchParams({ ...(query as Readonly<Record<string, string>>), pagina: `${page}` })
      return `<?${asked}>; rel="${relation}"`
    })
    .join(', ')
}

function searchCatalogue(
  { q = '', craft, pagina = 1, por = PAGE_SIZES.usual }: Search['Querystring'],
  names: TranslatedNames | undefined,
) {
  const found = searchFor(q, craft !== undefined && isCraft(craft) ? allCrafts[craft] : undefined, names)
  return {
    total: found.length,
    pagina,
    paginas: Math.ceil(found.length / por),
    ingredientes: found.slice((pagina - 1) * por, pagina * por).map((row) => ({
      id: row.id,
      ...namesShownOf(row, names),
      categoria: row.category,
    })),
  }
}

const FILTERS = Object.keys(CatalogoQuery.properties)

/** A filter that nobody applies would give rows that were not asked for. */
async function refuseOthers({ query }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = unknownParameter(query as object, FILTERS, wordsForRequest(reply.request))
  if (refusal) await reply.code(400).send(refusal)
}

/** A query is text: its whole numbers are read here, so that the validator need coerce nothing. */
async function readPages({ query }: FastifyRequest): Promise<void> {
  const sent = query as Record<string, unknown>
  for (const key of ['pagina', 'por']) {
    const value = sent[key]
    if (typeof value === 'string' && /^\d{1,6}$/.test(value)) sent[key] = Number(value)
  }
}

const describeCrafts = (names?: TranslatedNames) => ({
  oficios: craftIds.map((id) => ({ ...describeCraft(allCrafts[id], names), path: analysisContracts[id].path })),
})
const tipos = describeCrafts()

/** The types as they are called in the language of a request. */
async function typesAskedFor(query: NamesQuery): Promise<typeof tipos> {
  const names = await namesAskedFor(query)
  return names ? tableInLanguage(describeCrafts(names), names.language) : tipos
}

/** The service describes itself, from the engine's own tables; all of it may be cached. */
export async function describeRoutes(app: FastifyInstance, { baseUrl }: ApiConfig): Promise<void> {
  await app.register(async (scope) => {
    // After the language of the sentences, which are Spanish.
    scope.addHook('onSend', async ({ query }, reply) => {
      if (reply.statusCode === 200) tellLanguage(query as NamesQuery, reply)
    })
    await tagAnswers(scope, CACHE_POLICY)

    const operation = (operationId: string, summary: string, about: SchemaText, schema: object) =>
      readOperation(operationId, summary, say.openapiTags.tables.name, limitedAnswer(about, schema))
    const docs = `${baseUrl}/docs`

    for (const id of craftIds) {
      // The ice cream one has a shape of its own in the interface, and is served with its calculation.
      if (analysisContracts[id].supported) continue
      const manifest = manifestOfCraft(id, docs)
      const schema = operation(
        `manifiesto_${id}`,
        say.manifestText(allCrafts[id].label),
        say.statusTexts.manifest,
        CraftManifest,
      )
      scope.get(analysisContracts[id].path, { schema }, () => manifest)
    }

    const batch = loteManifest(docs)
    const batchSchema = operation('manifiesto_lote', say.LOTE_MANIFEST, say.statusTexts.manifest, CraftManifest)
    scope.get(LOTE_PATH, { schema: batchSchema }, () => batch)

    const invalid = { 400: failureSchema(say.statusTexts.invalid, undefined) }
    const types = operation('tipos', say.operationTexts.types, say.statusTexts.types, TiposSchema)
    scope.get<{ Querystring: NamesQuery }>(
      '/api/tipos',
      { schema: { ...types, querystring: NombresQuery, response: { ...types.response, ...invalid } } },
      ({ query }) => typesAskedFor(query),
    )

    const ofCraft = operation('tipos_de_oficio', say.operationTexts.typesOf, say.statusTexts.typesOf, TiposDeOficio)
    scope.get<{ Params: { readonly oficio: string }; Querystring: NamesQuery }>(
      '/api/tipos/:oficio',
      {
        schema: {
          ...ofCraft,
          params: OficioParams,
          querystring: NombresQuery,
          response: { ...ofCraft.response, ...invalid, 404: failureSchema(say.statusTexts.missingCraft, undefined) },
        },
      },
      async ({ params: { oficio }, query }, reply) =>
        (await typesAskedFor(query)).oficios.find(({ craft }) => craft === oficio) ??
        reply.code(404).send({
          error: wordsForRequest(reply.request).noSuchCraft(oficio, craftIds),
          codigo: 'oficio_no_disponible',
          supported: craftIds,
        }),
    )

    const searching = operation('catalogo', say.operationTexts.search, say.statusTexts.search, CatalogoSchema)
    scope.get<Search>(
      '/api/catalogo',
      {
        schema: { ...searching, querystring: CatalogoQuery, response: { ...searching.response, ...invalid } },
        preValidation: [refuseOthers, readPages],
      },
      async ({ query }, reply) => {
        const found = searchCatalogue(query, await namesAskedFor(query))
        const links = pageLinks(query, found.paginas)
        if (links !== '') reply.header('Link', links)
        return found
      },
    )

    const one = operation('ingrediente', say.operationTexts.ingredient, say.statusTexts.ingredient, IngredienteSchema)
    scope.get<{ Params: { readonly id: string }; Querystring: NamesQuery }>(
      '/api/catalogo/:id',
      {
        schema: {
          ...one,
          params: IngredienteParams,
          querystring: NombresQuery,
          response: { ...one.response, ...invalid, 404: failureSchema(say.statusTexts.missing, undefined) },
        },
      },
      async ({ params: { id }, query }, reply) => {
        const names = await namesAskedFor(query)
        const ingredient = findRow(id)
        return ingredient
          ? openIngredient(ingredient, names)
          : reply
              .code(404)
              .send({ error: wordsForRequest(reply.request).noSuchIngredient(id), codigo: 'ingrediente_desconocido' })
      },
    )
  })
}
