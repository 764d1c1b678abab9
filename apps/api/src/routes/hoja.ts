import { hojaContracts, WORKBOOK_REQUESTS } from '@obrador/contract'
import { type CraftRequest, lazyValue } from '@obrador/engine'
import { workbookSpeech } from '@obrador/workbook/language'
import type { FastifyInstance } from 'fastify'
import type { serviceCrafts } from '../engine.ts'
import { spokenLanguage } from '../languages.ts'
import * as say from '../messages.ts'
import { type NamesQuery, tellLanguage } from '../names.ts'
import { engineForRequest, languageAsked } from '../plugins/findings.ts'
import { ENGINE_VERSION } from '../version.ts'
import { checkCraft } from './balance.ts'
import { craftOperation, fileAnswer } from './responses.ts'

interface Route {
  Body: CraftRequest
  Querystring: NamesQuery & { readonly nombre?: string }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Loads what writes workbooks. */
    readonly readyWorkbooks: () => Promise<unknown>
  }
}

/** What a workbook is, to whoever receives it. */
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A formula as a workbook that calculates by itself: one path per craft, with the same body as its calculation. */
export function hojaRoutes(app: FastifyInstance): void {
  // Few ask for one, and what writes it is a library of seventy modules: it is loaded after the service listens, or for the first who asks.
  const load = lazyValue(() => import('@obrador/workbook'))
  app.decorate('readyWorkbooks', load)
  for (const id of Object.keys(hojaContracts) as (keyof typeof serviceCrafts)[]) {
    const contract = hojaContracts[id]
    const schema = craftOperation(
      contract,
      `hoja_${id}`,
      say.openapiTags.crafts.name,
      fileAnswer(say.statusTexts.workbook, XLSX_TYPE),
    )
    const preValidation = contract.supported ? [checkCraft(contract.supported)] : []
    app.post<Route>(
      contract.path,
      { schema, preValidation, config: { contract, craft: id } },
      async (request, reply) => {
        // One of them has been counted before the body was read.
        if (!(await app.payMore(request, reply, WORKBOOK_REQUESTS - 1))) return reply
        const { workbookFileOf } = await load()
        const craft = engineForRequest(request).crafts[id]
        const { spoken: heard, body: sent, query } = request
        const language = languageAsked(request)
        const speech = language && heard && workbookSpeech(language, await spokenLanguage(language), { heard, sent })
        tellLanguage(query, reply)
        const { bytes, fileName } = await workbookFileOf(craft, sent, {
          name: query.nombre,
          ...(speech && { speech }),
          date: new Date(),
          version: ENGINE_VERSION,
        })
        return reply
          .type(XLSX_TYPE)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(Buffer.from(bytes))
      },
    )
  }
}
