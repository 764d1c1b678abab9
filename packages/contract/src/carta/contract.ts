import type { Static } from 'typebox'
import { bothTexts } from '../both-texts.ts'
import * as say from '../messages.ts'
import { manifestOfOperation, operationManifest } from '../operation-manifest.ts'
import { cambioExample, cartaExample } from './example.ts'
import { CambioRequest, CartaRequest } from './request.ts'
import { CambioResponse, CartaResponse } from './response.ts'

/** `POST /api/carta`: the bases of a menu; `POST /api/carta/cambio`: a book when prices change. */

export const CARTA_PATH = '/api/carta'
export const CAMBIO_PATH = '/api/carta/cambio'

/** Flavours, or formulas of a book, that count as one request: they take a thread for so long. */
export const FLAVOURS_A_REQUEST = 4

export const cartaManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: CARTA_PATH, summary: say.CARTA_SUMMARY, note: say.CARTA_NOTE, example: cartaExample },
    docsUrl,
  )
export const cambioManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: CAMBIO_PATH, summary: say.CAMBIO_SUMMARY, note: say.CARTA_NOTE, example: cambioExample },
    docsUrl,
  )

/** The shapes of a menu and of a change of prices, under their names. */
export const cartaSchemas = {
  CartaRequest,
  CartaResponse,
  CartaManifest: operationManifest(bothTexts`Qué ofrece la carta. | What the menu offers.`),
  CambioRequest,
  CambioResponse,
  CambioManifest: operationManifest(bothTexts`Qué ofrece el cambio de precios. | What the change of prices offers.`),
} as const

export type CartaBody = Static<typeof CartaRequest>
export type CambioBody = Static<typeof CambioRequest>
