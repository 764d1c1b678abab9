import type { allCrafts } from '@obrador/engine'
import type { Static } from 'typebox'
import { bothTexts } from './both-texts.ts'
import { analysisContracts, type analysisSchemas } from './crafts.ts'
import { heladoExample } from './helado/example.ts'
import type { CraftManifest } from './manifest.ts'
import * as say from './messages.ts'
import { manifestOfOperation } from './operation-manifest.ts'
import { panaderiaExample } from './panaderia/example.ts'
import type { ServiceRefusal } from './refusal.ts'
import { Type } from './schema-type.ts'

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
  ...bothTexts`El cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás. | The body that the path of the craft takes: \`type\`, \`ingredients\` or \`texto\`, and the rest.`,
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
          oficio: Type.String({
            ...bothTexts`Oficio: ${craftIds.join(', ')}. | Craft: ${craftIds.join(', ')}.`,
            examples: ['helado'],
          }),
          peticion,
        },
        bothTexts`Un análisis. | An analysis.`,
      ),
      {
        minItems: 1,
        maxItems: LOTE_LIMIT,
        ...bothTexts`De 1 a ${LOTE_LIMIT} análisis, de cualquier oficio. | From 1 to ${LOTE_LIMIT} analyses, of any craft.`,
      },
    ),
  },
  {
    ...bothTexts`Varios análisis a la vez. | Several analyses at once.`,
    examples: [example],
  },
)

type AnyResponse = {
  [id in CraftId]: Static<(typeof analysisSchemas)[(typeof analysisContracts)[id]['response']]>
}[CraftId]

const Resultado = Type.Object(
  {
    status: Type.Integer(
      bothTexts`Lo que habría respondido la ruta del oficio: 200, o 400 si no se puede. | What the path of the craft would have answered: 200, or 400 if it cannot be done.`,
    ),
    respuesta: Type.Optional(
      Type.Unsafe<AnyResponse>({
        anyOf: craftIds.map((id) => ({ $ref: `${analysisContracts[id].response}#` })),
        ...bothTexts`Solo con 200: el análisis, como lo da la ruta del oficio. | Only with 200: the analysis, as the path of the craft gives it.`,
      }),
    ),
    error: Type.Optional(
      Type.Unsafe<ServiceRefusal>({
        $ref: 'Error#',
        ...bothTexts`Solo con 400: por qué no se ha podido analizar. | Only with 400: why it could not be analysed.`,
      }),
    ),
  },
  bothTexts`Lo que ha salido de un análisis. | What came of an analysis.`,
)

const LoteResponse = Type.Object(
  {
    status: Type.Literal(
      'ok',
      bothTexts`Siempre «ok» en una respuesta 200, aunque alguna fórmula no se pueda analizar. | Always \`ok\` in a 200 answer, even if some formula cannot be analysed.`,
    ),
    resultados: Type.Array(
      Resultado,
      bothTexts`Uno por análisis, en su orden. | One for each analysis, in their order.`,
    ),
  },
  bothTexts`Los resultados de varios análisis. | The results of several analyses.`,
)

export const loteSchemas = { LoteRequest, LoteResponse } as const

/** What the path says of itself; its types are crafts. */
export const loteManifest = (docs: string): Static<typeof CraftManifest> => ({
  ...manifestOfOperation({ path: LOTE_PATH, summary: say.LOTE_SUMMARY, note: say.MANIFEST_NOTE, example }, docs),
  types: craftIds,
})
