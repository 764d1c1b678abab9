import { etiquetaContracts } from '@obrador/contract'
import { type LabelledCraft, type LabelRequest, labelOf } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import type { FastifyInstance } from 'fastify'
import type { crafts } from '../engine.ts'
import * as say from '../messages.ts'
import { type CodesQuery, engineFor } from '../plugins/findings.ts'
import { checkCraft } from './balance.ts'
import { craftOperation, limitedAnswer, named } from './responses.ts'

interface Route {
  Body: LabelRequest
  Querystring: CodesQuery & { readonly explica?: '0' | '1'; readonly abrir?: '0' | '1'; readonly duda?: '0' | '1' }
}

/** The label of what a formula makes: one path per craft, with the same body as its calculation. */
export function etiqueta(app: FastifyInstance): void {
  for (const id of Object.keys(etiquetaContracts) as (keyof typeof crafts)[]) {
    const contract = etiquetaContracts[id]
    const found = limitedAnswer(say.statuses.label, named(contract.response))
    const schema = craftOperation(contract, `etiqueta_${id}`, say.tags.crafts.name, found)
    const preValidation = contract.supported ? [checkCraft(contract.supported)] : []
    const config = { contract, craft: id, partsTogether: true }
    app.post<Route>(contract.path, { schema, preValidation, config }, (request) => {
      const craft: LabelledCraft = engineFor(request).crafts[id]
      const { explica, duda } = request.query
      return labelOf(craft, request.body, {
        explain: explica === '1',
        ...(duda === '1' && { doubt: nutrientDeviations }),
      })
    })
  }
}
