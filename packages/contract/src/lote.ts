import type { allCrafts } from '@obrador/engine'
import { type Static, Type } from 'typebox'
import { analysisContracts, type analysisSchemas } from './crafts.ts'
import { heladoExample } from './helado/example.ts'
import type { CraftManifest } from './manifest.ts'
import * as say from './messages.ts'
import { manifestOfOperation } from './operation-manifest.ts'
import { panaderiaExample } from './panaderia/example.ts'
import type { ServiceRefusal } from './refusal.ts'

/** `POST /api/lote`: many analyses in one request. */

export const LOTE_PATH = '/api/lote'
/** Analyses of one request: each counts as one against the limit. */
export const LOTE_LIMIT = 20

type CraftId = keyof typeof allCrafts
const craftIds = Object.keys(analysisContracts) as CraftId[]

/** A formula of any craft; it is looked at as its own path would, one by one. */
const peticion = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: 'El cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás.',
})

const example = {
  analisis: [
    { oficio: 'helado', peticion: heladoExample },
    { oficio: 'panaderia', peticion: panaderiaExample },
  ],
}

const LoteRequest = Type.Object(
  {
    analisis: Type.Array(
      Type.Object(
        {
          oficio: Type.String({ description: `Oficio: ${craftIds.join(', ')}.`, examples: ['helado'] }),
          peticion,
        },
        { description: 'Un análisis.' },
      ),
      { minItems: 1, maxItems: LOTE_LIMIT, description: `De 1 a ${LOTE_LIMIT} análisis, de cualquier oficio.` },
    ),
  },
  {
    description: 'Varios análisis a la vez.',
    examples: [example],
  },
)

type AnyResponse = {
  [id in CraftId]: Static<(typeof analysisSchemas)[(typeof analysisContracts)[id]['response']]>
}[CraftId]

const Resultado = Type.Object(
  {
    status: Type.Integer({ description: 'Lo que habría respondido la ruta del oficio: 200, o 400 si no se puede.' }),
    respuesta: Type.Optional(
      Type.Unsafe<AnyResponse>({
        anyOf: craftIds.map((id) => ({ $ref: `${analysisContracts[id].response}#` })),
        description: 'Solo con 200: el análisis, como lo da la ruta del oficio.',
      }),
    ),
    error: Type.Optional(
      Type.Unsafe<ServiceRefusal>({ $ref: 'Error#', description: 'Solo con 400: por qué no se ha podido analizar.' }),
    ),
  },
  { description: 'Lo que ha salido de un análisis.' },
)

const LoteResponse = Type.Object(
  {
    status: Type.Literal('ok', {
      description: 'Siempre «ok» en una respuesta 200, aunque alguna fórmula no se pueda analizar.',
    }),
    resultados: Type.Array(Resultado, { description: 'Uno por análisis, en su orden.' }),
  },
  { description: 'Los resultados de varios análisis.' },
)

export const loteSchemas = { LoteRequest, LoteResponse } as const

/** What the path says of itself; its types are crafts. */
export const loteManifest = (docs: string): Static<typeof CraftManifest> => ({
  ...manifestOfOperation({ path: LOTE_PATH, summary: say.LOTE_SUMMARY, note: say.MANIFEST_NOTE, example }, docs),
  types: craftIds,
})
