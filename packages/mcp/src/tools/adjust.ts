import { type AdjustAnswer, type AdjustRequest, CATALOGUE_PANTRY, type Opening } from '@obrador/balancer'
import type { ToolAnswers, ToolFormula } from '@obrador/contract/tools'
import type { CraftRequest, LineReading } from '@obrador/engine'
import { readingsOf, refusedBy, requestOf, typeTold, warningsOf } from '../formula.ts'
import { examined, headlineTold, judgedTold, readingsTold } from '../judged.ts'
import * as say from '../messages.ts'
import { paragraphs, section } from '../text.ts'
import type { Tool } from '../tool.ts'

type Reading = ToolAnswers['ajustar']['lecturas'][number]

const openings = (found: readonly Opening[] | undefined): string[] | undefined =>
  found?.map(({ nombre, gramos }) => say.opened(nombre, gramos))

/** The word that stands for the whole pantry is a word of its own to the balancer, not a list of one. */
function withPantry(request: CraftRequest & { readonly despensa?: readonly string[] }): AdjustRequest {
  const { despensa } = request
  const isWhole = despensa?.length === 1 && despensa[0] === CATALOGUE_PANTRY
  return (isWhole ? { ...request, despensa: CATALOGUE_PANTRY } : request) as AdjustRequest
}

/** What is said of an adjustment before the analysis of what came out. */
const told = ({ factible, ingredients, explicacion, relajaciones, alAnadir, alLiberar }: AdjustAnswer) => [
  say.feasible(factible),
  section(
    say.heads.adjusted,
    ingredients.map(({ nombre, antes, despues, cambio, nuevo }) => say.moved(nombre, antes, despues, cambio, nuevo)),
  ),
  section(say.heads.why, explicacion),
  section(
    say.heads.relaxations,
    relajaciones?.map(({ etiqueta, limite, valor, necesario, unidad }) =>
      say.relaxed(etiqueta, limite, valor, necesario, unidad),
    ),
  ),
  section(say.heads.openings, openings(alAnadir)),
  section(say.heads.freeings, openings(alLiberar)),
]

const isToCheck = ({ exacta, aprox, provisional, resto }: Reading): boolean =>
  exacta !== true || aprox === true || provisional === true || resto !== undefined

/** The new grams, and what has to be known to trust them; the analysis of what came out is for who asks for the detail. */
export const adjust: Tool<'ajustar'> = async (sent, powers) => {
  const formula = sent as unknown as ToolFormula
  const asked = requestOf('ajustar', formula)
  const done = await powers.adjust(asked.oficio, withPantry(asked.request))
  if ('refused' in done) throw refusedBy(done.refused)
  const { answer } = done
  const { body, judged } = examined(asked.oficio, answer.formula)
  const { lecturas: names } = answer.antes as { readonly lecturas: readonly LineReading[] }
  const lecturas = readingsOf(asked, names).filter(isToCheck)
  const avisos = warningsOf(asked, answer.warnings)
  const { relajaciones, alAnadir, alLiberar } = answer
  const { veredicto, titular } = judged
  return {
    data: {
      factible: answer.factible,
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
      ...typeTold(asked.pasted?.tipoLeido),
      ...(formula.detalle && { analisis: judged, completo: answer }),
    },
    text: paragraphs(
      ...told(answer),
      section(say.heads.warnings, avisos),
      ...(formula.detalle ? judgedTold(judged, body.titular) : [headlineTold(judged, body.titular)]),
      say.textSeems(asked.pasted?.tipoLeido),
      readingsTold(lecturas, say.heads.doubtful),
    ),
  }
}
