import { type AdjustAnswer, type AdjustRequest, CATALOGUE_PANTRY, type OpeningIngredient } from '@obrador/balancer'
import type { ToolAnswers, ToolFormula } from '@obrador/contract/tools'
import type { CraftRequest, LineReading } from '@obrador/engine'
import { answerWarningsOf, toolReadingsOf, toolRefusedBy, toolRequestOf, typeToldByText } from '../formula.ts'
import { examineForTool, headlineParagraphs, judgedParagraphs, readingParagraphs } from '../judged.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

type Reading = ToolAnswers['ajustar']['lecturas'][number]

const openings = (found: readonly OpeningIngredient[] | undefined, { say }: ToolVoice): string[] | undefined =>
  found?.map(({ nombre, gramos }) => say.openedText(nombre, gramos))

/** The word that stands for the whole pantry is a word of its own to the balancer, not a list of one. */
function withPantry(request: CraftRequest & { readonly despensa?: readonly string[] }): AdjustRequest {
  const { despensa } = request
  const isWhole = despensa?.length === 1 && despensa[0] === CATALOGUE_PANTRY
  return (isWhole ? { ...request, despensa: CATALOGUE_PANTRY } : request) as AdjustRequest
}

/** What is said of an adjustment before the analysis of what came out. */
const told = (
  { factible, ingredients, explicacion, relajaciones, alAnadir, alLiberar }: AdjustAnswer,
  voice: ToolVoice,
) => [
  voice.say.feasibleText(factible),
  sectionOf(
    voice.say.answerHeads.adjusted,
    ingredients.map(({ nombre, antes, despues, cambio, nuevo }) =>
      voice.say.movedText(nombre, antes, despues, cambio, nuevo),
    ),
  ),
  sectionOf(voice.say.answerHeads.why, explicacion),
  sectionOf(
    voice.say.answerHeads.relaxations,
    relajaciones?.map(({ etiqueta, limite, valor, necesario, unidad }) =>
      voice.say.relaxedText(etiqueta, limite, valor, necesario, unidad),
    ),
  ),
  sectionOf(voice.say.answerHeads.openings, openings(alAnadir, voice)),
  sectionOf(voice.say.answerHeads.freeings, openings(alLiberar, voice)),
]

const isToCheck = ({ exacta, aprox, provisional, resto }: Reading): boolean =>
  exacta !== true || aprox === true || provisional === true || resto !== undefined

/** The new grams, and what has to be known to trust them; the analysis of what came out is for who asks for the detail. */
export const adjustTool: AgentTool<'ajustar'> = async (sent, powers, voice) => {
  const formula = sent as unknown as ToolFormula
  const asked = toolRequestOf('ajustar', formula)
  const done = await powers.adjust(asked.oficio, withPantry(asked.request), voice)
  if ('refused' in done) throw toolRefusedBy(voice.tell(done.refused, done.heard))
  const answer = voice.tell(done.answer, done.heard)
  const { body, judged } = examineForTool(asked.oficio, done.answer.formula, voice)
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
      ...told(answer, voice),
      sectionOf(voice.say.answerHeads.warnings, avisos),
      ...(formula.detalle
        ? judgedParagraphs(judged, body.titular, voice)
        : [headlineParagraphs(judged, body.titular, voice)]),
      voice.say.textSeems(asked.pasted?.tipoLeido),
      readingParagraphs(lecturas, voice, voice.say.answerHeads.doubtful),
    ),
  }
}
