import { contracts, LABEL_SUMMARY, labelPath, labelTitle, PlainQuery } from '@obrador/contract'
import { crafts, type LabelledCraft, type LabelRequest, labelOf } from '@obrador/engine'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { checkCraft } from './balance.ts'
import { bodyFailures, limitedAnswer, named } from './responses.ts'

interface Route {
  Body: LabelRequest
  Querystring: { readonly explica?: '0' | '1' }
}

/** The label of what a formula makes: one path per craft, with the same body as its calculation. */
export function etiqueta(app: FastifyInstance): void {
  for (const id of Object.keys(contracts) as (keyof typeof crafts)[]) {
    const craft: LabelledCraft = crafts[id]
    const contract = contracts[id]
    const schema = {
      summary: labelTitle(craft.label),
      description: LABEL_SUMMARY,
      operationId: `etiqueta_${id}`,
      tags: [say.tags.crafts.name],
      querystring: PlainQuery,
      body: named(contract.labelRequest),
      response: {
        200: limitedAnswer(say.statuses.label, named('EtiquetaResponse')),
        ...bodyFailures(contract.supported),
      },
    }
    app.post<Route>(
      labelPath(id),
      { schema, preValidation: contract.supported ? [checkCraft(contract.supported)] : [], config: { contract } },
      (request) => labelOf(craft, request.body, { explain: request.query.explica === '1' }),
    )
  }
}
