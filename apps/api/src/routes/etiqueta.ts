import { etiquetaContracts } from '@obrador/contract'
import { type LabelledCraft, type LabelRequest, labelOf } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import type { FastifyInstance } from 'fastify'
import type { serviceCrafts } from '../engine.ts'
import * as say from '../messages.ts'
import { engineForRequest, type FindingsQuery } from '../plugins/findings.ts'
import { checkCraft } from './balance.ts'
import { craftOperation, limitedAnswer, namedSchema } from './responses.ts'

interface Route {
  Body: LabelRequest
  Querystring: FindingsQuery & { readonly explica?: '0' | '1'; readonly abrir?: '0' | '1'; readonly duda?: '0' | '1' }
}

/** The label of what a formula makes: one path per craft, with the same body as its calculation. */
export function etiquetaRoutes(app: FastifyInstance): void {
  for (const id of Object.keys(etiquetaContracts) as (keyof typeof serviceCrafts)[]) {
    const contract = etiquetaContracts[id]
    const found = limitedAnswer(say.statusTexts.label, namedSchema(contract.response))
    const schema = craftOperation(contract, `etiqueta_${id}`, say.openapiTags.crafts.name, found)
    const preValidation = contract.supported ? [checkCraft(contract.supported)] : []
    const config = { contract, craft: id, partsTogether: true }
    app.post<Route>(contract.path, { schema, preValidation, config }, (request) => {
      const craft: LabelledCraft = engineForRequest(request).crafts[id]
      const { explica, duda } = request.query
      return labelOf(craft, request.body, {
        explain: explica === '1',
        ...(duda === '1' && { doubt: nutrientDeviations }),
      })
    })
  }
}
