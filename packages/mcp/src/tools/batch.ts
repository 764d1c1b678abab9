import { readingsSent } from '@obrador/contract'
import type { ToolFormula } from '@obrador/contract/tools'
import { type BatchRequest, batchOf } from '@obrador/engine/batch'
import { answerWarningsOf, refusingInToolWords, toolRefusedBy, toolRequestOf } from '../formula.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'

type Cup = NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number }
interface Made extends Omit<BatchRequest, 'formula' | 'medidas'> {
  readonly medidas?: readonly Cup[]
}

/** A batch that was made, and what was measured of it. */
export const batchTool: AgentTool<'anotar_hornada'> = async (sent, powers, voice) => {
  const { hecho, medidas, estado, ...formula } = sent as unknown as Made & ToolFormula
  const asked = toolRequestOf('anotar_hornada', formula as ToolFormula)
  const request: BatchRequest = {
    formula: asked.request,
    ...(hecho && { hecho }),
    ...(estado !== undefined && { estado }),
    ...(medidas && { medidas: readingsSent(medidas) }),
  }
  const done = (await powers.longBatch?.(asked.oficio, request, voice)) ?? {
    answer: refusingInToolWords(() => batchOf(voice.engine.crafts[asked.oficio], request)),
  }
  const heard = 'heard' in done ? done.heard : undefined
  if ('refused' in done) throw toolRefusedBy(voice.tell(done.refused, heard))
  const answer = voice.tell(done.answer, heard)
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
      sectionOf(voice.say.answerHeads.measure, medir),
      sectionOf(voice.say.answerHeads.warnings, avisos),
    ),
  }
}
