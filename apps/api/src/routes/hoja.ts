import { hojaContracts, WORKBOOK_REQUESTS } from '@obrador/contract'
import type { CraftRequest } from '@obrador/engine'
import { workbookFileOf, XLSX_TYPE } from '@obrador/workbook'
import type { FastifyInstance } from 'fastify'
import type { serviceCrafts } from '../engine.ts'
import * as say from '../messages.ts'
import { type NamesQuery, namesAskedFor } from '../names.ts'
import { engineForRequest } from '../plugins/findings.ts'
import { ENGINE_VERSION } from '../version.ts'
import { checkCraft } from './balance.ts'
import { craftOperation, fileAnswer } from './responses.ts'

interface Route {
  Body: CraftRequest
  Querystring: NamesQuery & { readonly nombre?: string }
}

/** A formula as a workbook that calculates by itself: one path per craft, with the same body as its calculation. */
export function hojaRoutes(app: FastifyInstance): void {
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
        const { bytes, fileName } = await workbookFileOf(engineForRequest(request).crafts[id], request.body, {
          name: request.query.nombre,
          names: await namesAskedFor(request.query),
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
