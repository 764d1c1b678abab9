import { type AdjustAnswer, type AdjustRequest, CATALOGUE_PANTRY, type OpeningIngredient } from '@obrador/balancer'
import type { ToolAnswers, ToolFormula } from '@obrador/contract/tools'
import type { CraftRequest, LineReading } from '@obrador/engine'
import { answerWarningsOf, toolReadingsOf, toolRefusedBy, toolRequestOf, typeToldByText } from '../formula.ts'
import { examineForTool, headlineParagraphs, judgedParagraphs, readingParagraphs } from '../judged.ts'
import * as say from '../messages.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'

type Reading = ToolAnswers['ajustar']['lecturas'][number]

const openings = (found: readonly OpeningIngredient[] | undefined): string[] | undefined =>
  found?.map(({ nombre, gramos }) => say.openedText(nombre, gramos))

/** The word that stands for the whole pantry is a word of its own to the balancer, not a list of one. */
function withPantry(request: CraftRequest & { readonly despensa?: readonly string[] }): AdjustRequest {
  const { despensa } = request
  const isWhole = despensa?.length === 1 && despensa[0] === CATALOGUE_PANTRY
  return (isWhole ? { ...request, despensa: CATALOGUE_PANTRY } : request) as AdjustRequest
}

/** What is said of an adjustment before the analysis of what came out. */
const told = ({ factible, ingredients, explicacion, relajaciones, alAnadir, alLiberar }: AdjustAnswer) => [
  say.feasibleText(factible),
  sectionOf(
    say.answerHeads.adjusted,
    ingredients.map(({ nombre, antes, despues, cambio, nuevo }) =>
      say.movedText(nombre, antes, despues, cambio, nuevo),
    ),
  ),
  sectionOf(say.answerHeads.why, explicacion),
  sectionOf(
    say.answerHeads.relaxations,
    relajaciones?.map(({ etiqueta, limite, valor, necesario, unidad }) =>
      say.relaxedText(etiqueta, limite, valor, necesario, unidad),
    ),
  ),
  sectionOf(say.answerHeads.openings, openings(alAnadir)),
  sectionOf(say.answerHeads.freeings, openings(alLiberar)),
]

const isToCheck = ({ exacta, aprox, provisional, resto }: Reading): boolean =>
  exacta !== true || aprox === true || provisional === true || resto !== undefined

/** The new grams, and what has to be known to trust them; the analysis of what came out is for who asks for the detail. */
export const adjustTool: AgentTool<'ajustar'> = async (sent, powers) => {
  const formula = sent as unknown as ToolFormula
  const asked = toolRequestOf('ajustar', formula)
  const done = await powers.adjust(asked.oficio, withPantry(asked.request))
  if ('refused' in done) throw toolRefusedBy(done.refused)
  const { answer } = done
  const { body, judged } = examineForTool(asked.oficio, answer.formula)
  const { lecturas: names } = answer.antes as { readonly lecturas: readonly LineReading[] }
  const lecturas = toolReadingsOf(asked, names).filter(isToCheck)
  const avisos = answerWarningsOf(asked, answer.warnings)
  const { relajaciones, alAnadir, alLiberar } = answer
  const { veredicto, titular } = judged
  return {
    data: {
      ...(answer.factible !== undefined && { factible: answer.factible }),
      ingredientes: answer.ingredients.map(({ nombre, antes, despues, cambio, nuevo }) => ({
        ingrediente: nombre,
        antes,
        despues,
        cambio,
        nuevo,
      })),
      explicacion: [...answer.explicacion],
      veredicto,
      titular,
      ...(relajaciones && { relajaciones: [...relajaciones] }),
      ...(alAnadir && { alAnadir: [...alAnadir] }),
      ...(alLiberar && { alLiberar: [...alLiberar] }),
      avisos,
      lecturas,
      ...typeToldByText(asked.pasted?.tipoLeido),
      ...(formula.detalle && { analisis: judged, completo: answer }),
    },
    text: joinParagraphs(
      ...told(answer),
      sectionOf(say.answerHeads.warnings, avisos),
      ...(formula.detalle ? judgedParagraphs(judged, body.titular) : [headlineParagraphs(judged, body.titular)]),
      say.textSeems(asked.pasted?.tipoLeido),
      readingParagraphs(lecturas, say.answerHeads.doubtful),
    ),
  }
}
