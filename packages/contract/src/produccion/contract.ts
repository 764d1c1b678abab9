import { bothTexts } from '../both-texts.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import * as say from '../messages.ts'
import { manifestOfOperation, operationManifest } from '../operation-manifest.ts'
import { produccionExample } from './example.ts'
import { ProduccionRequest } from './request.ts'
import { ProduccionResponse } from './response.ts'

export const PRODUCCION_PATH = '/api/produccion'

const ProduccionManifest = operationManifest(
  bothTexts`Qué ofrece el plan de producción. | What the plan of production offers.`,
)

const operation = {
  path: PRODUCCION_PATH,
  summary: say.PRODUCCION_SUMMARY,
  note: say.PRODUCCION_NOTE,
  example: produccionExample,
}
export const produccionManifest = (docsUrl: string) => manifestOfOperation(operation, docsUrl)

/** The shapes of the plan, under their names. */
export const produccionSchemas = {
  ProduccionRequest,
  ProduccionResponse: schemaWithFindings(ProduccionResponse),
  ProduccionManifest,
} as const
