import { bothTexts } from '../both-texts.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import * as say from '../messages.ts'
import { manifestOfOperation, operationManifest } from '../operation-manifest.ts'
import { CodesQuery } from '../query.ts'
import { Type } from '../schema-type.ts'
import { hornadaExample } from './example.ts'
import { HornadaRequest } from './request.ts'
import { HornadaResponse } from './response.ts'

export const HORNADA_PATH = '/api/hornada'

const operation = {
  path: HORNADA_PATH,
  summary: say.HORNADA_SUMMARY,
  note: say.HORNADA_NOTE,
  example: hornadaExample,
}
export const hornadaManifest = (docsUrl: string) => manifestOfOperation(operation, docsUrl)

/** What follows its path. */
export const HornadaQuery = Type.Object({
  ...CodesQuery.properties,
  explica: Type.Optional(
    Type.Enum(['0', '1'], {
      type: 'string',
      ...bothTexts`Con «1» la respuesta trae «explicacion»: las filas, lo que yerran y cada hipótesis. | With \`1\` the answer has \`explicacion\`: the rows, what they err by and each hypothesis.`,
    }),
  ),
})

/** The shapes of a batch, under their names. */
export const hornadaSchemas = {
  HornadaRequest,
  HornadaResponse: schemaWithFindings(HornadaResponse),
  HornadaManifest: operationManifest(bothTexts`Qué ofrece el cuaderno de hornadas. | What the batch log offers.`),
} as const
