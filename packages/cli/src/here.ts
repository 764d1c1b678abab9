import { formulaRefusal, ignoredFields } from '@obrador/contract'
import { type Craft, type CraftRequest, engineWith, FormulaError, labelOf, wholeEngine } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import { requestChecker, takesPrice } from './checked.ts'
import { withOwnRows } from './input/item.ts'
import { RefusedCommand } from './refused.ts'
import type { CraftName, RequestBody } from './request.ts'
import { type AnyAnalysis, craftFieldsOf, type FormulaService } from './service.ts'

/** As the service has them: they know the published formulas. */
const { crafts } = engineWith(wholeEngine, { usual: usualReader })

/** What is asked of the engine, and the text that its lines come from, if they do. */
async function readLines(oficio: CraftName, { texto, ...sent }: RequestBody, together = false) {
  if (typeof texto !== 'string')
    return { asked: withOwnRows(oficio, sent, takesPrice) as unknown as CraftRequest, withText: undefined }
  const { answerToPasted, pastedFormula, typeRead } = await import('@obrador/list')
  const pasted = pastedFormula(texto, craftFieldsOf(oficio), { together, craft: oficio })
  return {
    asked: { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients },
    withText: (answer: object) => answerToPasted(answer, pasted),
  }
}

/** Answers a formula whose lines may be a pasted text, as the service does. */
async function reading<Answer extends object>(
  oficio: CraftName,
  request: RequestBody,
  answer: (request: CraftRequest) => Answer,
  together = false,
): Promise<Answer> {
  const { asked, withText } = await readLines(oficio, request, together)
  return withText ? (withText(answer(asked)) as unknown as Answer) : answer(asked)
}

/** An answer that names the fields of its request that are not ours and look as if they were. */
function withIgnored<Answer extends object>(oficio: CraftName, sent: RequestBody, answer: Answer): Answer {
  const ignored = ignoredFields(oficio, sent)
  const { warnings = [] } = answer as { readonly warnings?: readonly string[] }
  return ignored.length > 0 ? { ...answer, warnings: [...warnings, ...ignored] } : answer
}

/** What the engine refuses, as the service says it. */
async function orRefused<Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    const { error, ...where } = formulaRefusal(problem)
    throw new RefusedCommand(error, where)
  }
}

/** The engine itself: no network. What is asked is looked at as the service would. */
export function localService(): FormulaService {
  const check = requestChecker()
  return {
    analizar: async (oficio, sent, besides) => {
      const request = check('analizar', oficio, sent)
      const found = await orRefused(() =>
        reading(oficio, request, (asked) => (crafts[oficio] as Craft).analyse(asked, besides) as object),
      )
      return withIgnored(oficio, request, found) as AnyAnalysis
    },
    ajustar: async (oficio, sent) => {
      const request = check('ajustar', oficio, sent)
      const { adjustFormula, loadSolver } = await import('@obrador/balancer')
      const solver = await loadSolver()
      const found = await orRefused(() =>
        reading(oficio, request, (asked) => adjustFormula(crafts[oficio] as Craft, asked, solver)),
      )
      return withIgnored(oficio, request, found)
    },
    etiquetar: async (oficio, sent) => {
      const request = check('etiquetar', oficio, sent)
      const found = await orRefused(() =>
        reading(oficio, request, (asked) => labelOf(crafts[oficio] as never, asked as never), true),
      )
      return withIgnored(oficio, request, found)
    },
    hoja: async (oficio, sent, name) => {
      const { workbookFileOf } = await import('@obrador/workbook')
      const request = check('analizar', oficio, sent)
      const { bytes } = await orRefused(async () => {
        const { asked } = await readLines(oficio, request)
        return workbookFileOf(crafts[oficio], asked, { name, date: new Date() })
      })
      return bytes
    },
  }
}
