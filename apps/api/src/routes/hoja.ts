import { hojaContracts, WORKBOOK_REQUESTS } from '@obrador/contract'
import type { CraftRequest } from '@obrador/engine'
import { workbookOf, XLSX_TYPE } from '@obrador/workbook'
import type { FastifyInstance } from 'fastify'
import type { crafts } from '../engine.ts'
import * as say from '../messages.ts'
import { engineFor } from '../plugins/findings.ts'
import { ENGINE_VERSION } from '../version.ts'
import { checkCraft } from './balance.ts'
import { craftOperation, fileAnswer } from './responses.ts'

interface Route {
  Body: CraftRequest
  Querystring: { readonly nombre?: string }
}

/** A formula as a workbook that calculates by itself: one path per craft, with the same body as its calculation. */
export function hoja(app: FastifyInstance): void {
  for (const id of Object.keys(hojaContracts) as (keyof typeof crafts)[]) {
    const contract = hojaContracts[id]
    const schema = craftOperation(
      contract,
      `hoja_${id}`,
      say.tags.crafts.name,
      fileAnswer(say.statuses.workbook, XLSX_TYPE),
    )
    const preValidation = contract.supported ? [checkCraft(contract.supported)] : []
    app.post<Route>(
      contract.path,
      { schema, preValidation, config: { contract, craft: id } },
      async (request, reply) => {
        // One of them has been counted before the body was read.
        if (!(await app.payMore(request, reply, WORKBOOK_REQUESTS - 1))) return reply
        const { bytes, fileName } = await workbookOf(engineFor(request).crafts[id], request.body, {
          name: request.query.nombre,
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
