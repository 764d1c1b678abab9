import type { ToolFormula } from '@obrador/contract/tools'
import type { Options } from '@obrador/engine'
import { doubtAt } from '@obrador/engine/doubt'
import { readingsOf, requestOf, typeTold, warningsOf } from '../formula.ts'
import { examined, judgedTold, readingsTold, usualOf, usualTold } from '../judged.ts'
import * as say from '../messages.ts'
import { paragraphs } from '../text.ts'
import type { Tool } from '../tool.ts'

export const analyse: Tool<'analizar'> = (sent, { observe }) => {
  const formula = sent as unknown as ToolFormula & { readonly vitrina?: number }
  const { detalle, vitrina, ...given } = formula
  const asked = requestOf('analizar', given)
  const options: Options = {
    habitual: true,
    ...(observe && { observe: (outcome) => observe({ craft: asked.oficio, ...outcome }) }),
    ...(detalle && { explain: true, doubt: doubtAt() }),
    ...(vitrina !== undefined && { cabinet: vitrina }),
  }
  const { body, judged, advice } = examined(asked.oficio, asked.request, options)
  const lecturas = readingsOf(asked, body.lecturas)
  const found = { ...judged, avisos: warningsOf(asked, judged.avisos) }
  return {
    data: {
      ...found,
      ...advice,
      ...usualOf(body),
      lecturas,
      ...typeTold(asked.pasted?.tipoLeido),
      ...(detalle && { completo: body }),
    },
    text: paragraphs(
      ...judgedTold(found, body.titular, advice),
      usualTold(body, advice),
      say.textSeems(asked.pasted?.tipoLeido),
      readingsTold(lecturas),
    ),
  }
}
