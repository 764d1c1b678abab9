import etag from '@fastify/etag'
import {
  Catalogo,
  CatalogoQuery,
  CraftManifest,
  contracts,
  Ingrediente,
  IngredienteParams,
  LOTE_PATH,
  loteManifest,
  manifestOf,
  OficioParams,
  PAGE,
  Tipos,
  TiposDeOficio,
  unknownParameter,
} from '@obrador/contract'
import { crafts, describeCraft, find, searchFor } from '@obrador/engine'
import { openIngredient } from '@obrador/engine/open-data'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { CACHE } from '../plugins/ready.ts'
import { failure, limitedAnswer, reading } from './responses.ts'

type CraftId = keyof typeof crafts
const craftIds = Object.keys(contracts) as CraftId[]
const isCraft = (id: string): id is CraftId => Object.hasOwn(crafts, id)

interface Search {
  Querystring: {
    readonly q?: string
    readonly craft?: string
    readonly pagina?: number
    readonly por?: number
  }
}

function searchCatalogue({ q = '', craft, pagina = 1, por = PAGE.usual }: Search['Querystring']) {
  const found = searchFor(q, craft !== undefined && isCraft(craft) ? crafts[craft] : undefined)
  return {
    total: found.length,
    pagina,
    paginas: Math.ceil(found.length / por),
    ingredientes: found.slice((pagina - 1) * por, pagina * por).map(({ id, name, aliases, category }) => ({
      id,
      nombre: name,
      alias: aliases,
      categoria: category,
    })),
  }
}

const FILTERS = Object.keys(CatalogoQuery.properties)

/** A filter that nobody applies would give rows that were not asked for. */
async function refuseOthers({ query }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = unknownParameter(query as object, FILTERS)
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

const tipos = {
  oficios: craftIds.map((id) => ({ ...describeCraft(crafts[id]), path: contracts[id].path })),
}

/** The service describes itself, from the engine's own tables; all of it may be cached. */
export async function describe(app: FastifyInstance, { baseUrl }: Config): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(etag)
    scope.addHook('onSend', async (_, reply) => {
      if (reply.statusCode === 200) reply.header('Cache-Control', CACHE)
    })

    const operation = (operationId: string, summary: string, description: string, schema: object) =>
      reading(operationId, summary, say.tags.tables.name, limitedAnswer(description, schema))
    const docs = `${baseUrl}/docs`

    for (const id of craftIds) {
      // The ice cream one has a shape of its own in the interface, and is served with its calculation.
      if (contracts[id].supported) continue
      const manifest = manifestOf(id, docs)
      const schema = operation(`manifiesto_${id}`, say.manifest(crafts[id].label), say.statuses.manifest, CraftManifest)
      scope.get(contracts[id].path, { schema }, () => manifest)
    }

    const batch = loteManifest(docs)
    const batchSchema = operation('manifiesto_lote', say.LOTE_MANIFEST, say.statuses.manifest, CraftManifest)
    scope.get(LOTE_PATH, { schema: batchSchema }, () => batch)

    const types = operation('tipos', say.operations.types, say.statuses.types, Tipos)
    scope.get('/api/tipos', { schema: types }, () => tipos)

    const ofCraft = operation('tipos_de_oficio', say.operations.typesOf, say.statuses.typesOf, TiposDeOficio)
    scope.get<{ Params: { readonly oficio: string } }>(
      '/api/tipos/:oficio',
      {
        schema: {
          ...ofCraft,
          params: OficioParams,
          response: { ...ofCraft.response, 404: failure(say.statuses.missingCraft, undefined) },
        },
      },
      ({ params: { oficio } }, reply) =>
        tipos.oficios.find(({ craft }) => craft === oficio) ??
        reply
          .code(404)
          .send({ error: say.noSuchCraft(oficio, craftIds), codigo: 'oficio_no_disponible', supported: craftIds }),
    )

    const searching = operation('catalogo', say.operations.search, say.statuses.search, Catalogo)
    const invalid = { 400: failure(say.statuses.invalid, undefined) }
    scope.get<Search>(
      '/api/catalogo',
      {
        schema: { ...searching, querystring: CatalogoQuery, response: { ...searching.response, ...invalid } },
        preValidation: [refuseOthers, readPages],
      },
      ({ query }) => searchCatalogue(query),
    )

    const one = operation('ingrediente', say.operations.ingredient, say.statuses.ingredient, Ingrediente)
    scope.get<{ Params: { readonly id: string } }>(
      '/api/catalogo/:id',
      {
        schema: {
          ...one,
          params: IngredienteParams,
          response: { ...one.response, 404: failure(say.statuses.missing, undefined) },
        },
      },
      ({ params: { id } }, reply) => {
        const ingredient = find(id)
        return ingredient
          ? openIngredient(ingredient)
          : reply.code(404).send({ error: say.noSuchIngredient(id), codigo: 'ingrediente_desconocido' })
      },
    )
  })
}
