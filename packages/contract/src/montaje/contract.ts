import { bothTexts } from '../both-texts.ts'
import type { LineFields } from '../crafts.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import * as say from '../messages.ts'
import { manifestOfOperation, operationManifest } from '../operation-manifest.ts'
import { montajeExample } from './example.ts'
import { MontajeRequest } from './request.ts'
import { MontajeResponse } from './response.ts'

export const MONTAJE_PATH = '/api/montaje'

const MontajeManifest = operationManifest(
  bothTexts`Qué ofrece el montaje de una pieza. | What putting a piece together offers.`,
)

const operation = {
  path: MONTAJE_PATH,
  summary: say.MONTAJE_SUMMARY,
  note: say.MONTAJE_NOTE,
  example: montajeExample,
}
export const montajeManifest = (docsUrl: string) => manifestOfOperation(operation, docsUrl)

/** The shapes of a piece, under their names. */
export const montajeSchemas = {
  MontajeRequest,
  MontajeResponse: schemaWithFindings(MontajeResponse),
  MontajeManifest,
} as const

const fields: LineFields = { name: 'nombre', grams: 'gramos', list: 'partes' }

/** What the hooks of every path that takes lines need to know of this one. */
export const montajeContract = { fields, request: 'MontajeRequest' } as const
