import type { ToolFormula } from '@obrador/contract/tools'
import type { AnalysisOptions } from '@obrador/engine'
import { doubtAt } from '@obrador/engine/doubt'
import { answerWarningsOf, toolReadingsOf, toolRequestOf, typeToldByText } from '../formula.ts'
import { examineForTool, judgedParagraphs, readingParagraphs, usualParagraphs, usualSummaryOf } from '../judged.ts'
import { joinParagraphs } from '../text.ts'
import type { AgentTool } from '../tool.ts'

export const analyseTool: AgentTool<'analizar'> = (sent, { observe }, voice) => {
  const formula = sent as unknown as ToolFormula & { readonly vitrina?: number }
  const { detalle, vitrina, ...given } = formula
  const asked = toolRequestOf('analizar', given)
  const options: AnalysisOptions = {
    habitual: true,
    ...(observe && { observe: (outcome) => observe({ craft: asked.oficio, ...outcome }) }),
    ...(detalle && { explain: true, doubt: doubtAt() }),
    ...(vitrina !== undefined && { cabinet: vitrina }),
  }
  const { body, judged, advice } = examineForTool(asked.oficio, asked.request, voice, options)
  const lecturas = toolReadingsOf(asked, body.lecturas)
  const found = { ...judged, avisos: answerWarningsOf(asked, judged.avisos) }
  return {
    data: {
      ...found,
      ...advice,
      ...usualSummaryOf(body),
      lecturas,
      ...typeToldByText(asked.pasted?.tipoLeido),
      ...(detalle && { completo: body }),
    },
    text: joinParagraphs(
      ...judgedParagraphs(found, body.titular, voice, advice),
      usualParagraphs(body, advice, voice),
      voice.say.textSeems(asked.pasted?.tipoLeido),
      readingParagraphs(lecturas, voice),
    ),
  }
}
