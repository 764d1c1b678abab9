import { formulaRefusal, ignoredFields, type RefusalWords, refusalWordsIn } from '@obrador/contract'
import { type Craft, type CraftRequest, engineWith, FormulaError, labelOf, wholeEngine } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import type { WorkbookOptions } from '@obrador/workbook'
import { requestChecker, takesPrice } from './checked.ts'
import { withOwnRows } from './input/item.ts'
import type { CommandLanguage } from './language.ts'
import { RefusedCommand } from './refused.ts'
import type { CraftName, RequestBody } from './request.ts'
import { type AnyAnalysis, craftFieldsOf, type FormulaService } from './service.ts'

/** The crafts as the service has them, which know the published formulas, and how what they say is told. */
export interface LocalScene {
  readonly engine: typeof wholeEngine
  readonly crafts: typeof wholeEngine.crafts
  readonly language: CommandLanguage
  readonly tell: <Answer extends object>(answer: Answer, sent: unknown) => Promise<Answer>
  /** How a workbook is told; nothing for Spanish. */
  readonly speechOf: (sent: unknown) => Promise<WorkbookOptions['speech']>
}

export async function sceneIn(language: CommandLanguage): Promise<LocalScene> {
  if (language === 'es') {
    const engine = engineWith(wholeEngine, { usual: usualReader })
    return { engine, crafts: engine.crafts, language, tell: async (answer) => answer, speechOf: async () => undefined }
  }
  const { tellingEngine } = await import('./told.ts')
  const told = tellingEngine(language)
  return { ...told, crafts: told.engine.crafts, language }
}

/** What is asked of the engine, and the text that its lines come from, if they do. */
async function readLines(
  { language }: LocalScene,
  oficio: CraftName,
  { texto, ...sent }: RequestBody,
  together = false,
) {
  if (typeof texto !== 'string')
    return { asked: withOwnRows(oficio, sent, takesPrice) as unknown as CraftRequest, withText: undefined }
  const { answerToPasted, pastedFormula, typeRead } = await import('@obrador/list')
  const { textWordsIn } = await import('@obrador/list/language')
  const pasted = pastedFormula(texto, craftFieldsOf(oficio), { together, craft: oficio, say: textWordsIn(language) })
  return {
    asked: { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients },
    withText: (answer: object) => answerToPasted(answer, pasted),
  }
}

/** Answers a formula whose lines may be a pasted text, as the service does: what the engine says and refuses, in the language of the command. */
async function reading<Answer extends object>(
  scene: LocalScene,
  oficio: CraftName,
  request: RequestBody,
  answer: (request: CraftRequest) => Answer,
  together = false,
): Promise<Answer> {
  const found = await orRefused(scene, async () => {
    const { asked, withText } = await readLines(scene, oficio, request, together)
    const told = await scene.tell(answer(asked), asked)
    return withText ? (withText(told) as unknown as Answer) : told
  })
  return withIgnored(oficio, request, found, refusalWordsIn(scene.language))
}

/** An answer that names the fields of its request that are not ours and look as if they were. */
function withIgnored<Answer extends object>(
  oficio: CraftName,
  sent: RequestBody,
  answer: Answer,
  say: RefusalWords,
): Answer {
  const ignored = ignoredFields(oficio, sent, say)
  const { warnings = [] } = answer as { readonly warnings?: readonly string[] }
  return ignored.length > 0 ? { ...answer, warnings: [...warnings, ...ignored] } : answer
}

/** What the engine refuses, as the service says it. */
export async function orRefused<Answer>({ tell }: LocalScene, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    const { error, ...where } = await tell(formulaRefusal(problem), {})
    throw new RefusedCommand(error, where)
  }
}

/** The engine itself: no network. What is asked is looked at as the service would. */
export async function localService(language: CommandLanguage): Promise<FormulaService> {
  const scene = await sceneIn(language)
  const { crafts } = scene
  const check = requestChecker(refusalWordsIn(language))
  return {
    analizar: (oficio, sent, besides) =>
      reading(
        scene,
        oficio,
        check('analizar', oficio, sent),
        (asked) => (crafts[oficio] as Craft).analyse(asked, besides) as AnyAnalysis,
      ),
    ajustar: async (oficio, sent) => {
      const request = check('ajustar', oficio, sent)
      const { adjustFormula, loadSolver } = await import('@obrador/balancer')
      const solver = await loadSolver()
      return reading(scene, oficio, request, (asked) => adjustFormula(crafts[oficio] as Craft, asked, solver))
    },
    etiquetar: (oficio, sent) =>
      reading(
        scene,
        oficio,
        check('etiquetar', oficio, sent),
        (asked) => labelOf(crafts[oficio] as never, asked as never),
        true,
      ),
    hoja: async (oficio, sent, name) => {
      const { workbookFileOf } = await import('@obrador/workbook')
      const request = check('analizar', oficio, sent)
      const { bytes } = await orRefused(scene, async () => {
        const { asked } = await readLines(scene, oficio, request)
        return workbookFileOf(crafts[oficio], asked, {
          name,
          date: new Date(),
          speech: await scene.speechOf(asked),
        })
      })
      return bytes
    },
  }
}
