import { readingsSent } from '@obrador/contract'
import type { ToolFormula } from '@obrador/contract/tools'
import { type BatchRequest, batchOf } from '@obrador/engine/batch'
import { agentCrafts } from '../engine.ts'
import { answerWarningsOf, refusingInToolWords, toolRefusedBy, toolRequestOf } from '../formula.ts'
import * as say from '../messages.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'

type Cup = NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number }
interface Made extends Omit<BatchRequest, 'formula' | 'medidas'> {
  readonly medidas?: readonly Cup[]
}

/** A batch that was made, and what was measured of it. */
export const batchTool: AgentTool<'anotar_hornada'> = async (sent, powers) => {
  const { hecho, medidas, estado, ...formula } = sent as unknown as Made & ToolFormula
  const asked = toolRequestOf('anotar_hornada', formula as ToolFormula)
  const request: BatchRequest = {
    formula: asked.request,
    ...(hecho && { hecho }),
    ...(estado !== undefined && { estado }),
    ...(medidas && { medidas: readingsSent(medidas) }),
  }
  const done = (await powers.longBatch?.(asked.oficio, request)) ?? {
    answer: refusingInToolWords(() => batchOf(agentCrafts[asked.oficio], request)),
  }
  if ('refused' in done) throw toolRefusedBy(done.refused)
  const { answer } = done
  const { frase, cuadra, esperado, causas, ahora, pregunta, medir = [] } = answer
  const avisos = answerWarningsOf(asked, [])
  return {
    data: {
      frase,
      cuadra,
      esperado: Object.fromEntries(
        esperado.map(({ que, linea, valor, mas_menos, medido }) => [
          linea === undefined ? que : `${que} ${linea}`,
          { valor, mas_menos, ...(medido !== undefined && { medido }) },
        ]),
      ),
      causas: Object.fromEntries(
        causas.map(({ causa, nombre, parte }) => [[causa, nombre].filter(Boolean).join(', '), parte]),
      ),
      anadir: Object.fromEntries(ahora.anadir.map(({ nombre, gramos }) => [nombre, gramos])),
      ...(pregunta && { pregunta: pregunta.frase }),
      medir: [...medir],
      avisos,
      estado: answer.estado,
    },
    text: joinParagraphs(
      frase,
      pregunta?.frase,
      sectionOf(say.answerHeads.measure, medir),
      sectionOf(say.answerHeads.warnings, avisos),
    ),
  }
}
