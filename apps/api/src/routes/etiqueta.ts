import { etiquetaContracts } from '@obrador/contract'
import { type LabelledCraft, type LabelRequest, labelOf } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import type { FastifyInstance } from 'fastify'
import { crafts } from '../engine.ts'
import * as say from '../messages.ts'
import { checkCraft } from './balance.ts'
import { bodyFailures, limitedAnswer, named } from './responses.ts'

interface Route {
  Body: LabelRequest
  Querystring: { readonly explica?: '0' | '1'; readonly abrir?: '0' | '1'; readonly duda?: '0' | '1' }
}

/** The label of what a formula makes: one path per craft, with the same body as its calculation. */
export function etiqueta(app: FastifyInstance): void {
  for (const id of Object.keys(etiquetaContracts) as (keyof typeof crafts)[]) {
    const craft: LabelledCraft = crafts[id]
    const contract = etiquetaContracts[id]
    const schema = {
      summary: contract.title,
      description: contract.description,
      operationId: `etiqueta_${id}`,
      tags: [say.tags.crafts.name],
      querystring: contract.query,
      body: named(contract.request),
      response: {
        200: limitedAnswer(say.statuses.label, named(contract.response)),
        ...bodyFailures(contract.supported),
      },
    }
    const preValidation = contract.supported ? [checkCraft(contract.supported)] : []
    app.post<Route>(contract.path, { schema, preValidation, config: { contract, craft: id } }, ({ body, query }) =>
      labelOf(craft, body, {
        explain: query.explica === '1',
        ...(query.duda === '1' && { doubt: nutrientDeviations }),
      }),
    )
  }
}
