import { readingsSent } from '@obrador/contract'
import type { ToolFormula } from '@obrador/contract/tools'
import { type BatchRequest, batchOf } from '@obrador/engine/batch'
import { crafts } from '../engine.ts'
import { inWords, refusedBy, requestOf, warningsOf } from '../formula.ts'
import * as say from '../messages.ts'
import { paragraphs, section } from '../text.ts'
import type { Tool } from '../tool.ts'

type Cup = NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number }
interface Made extends Omit<BatchRequest, 'formula' | 'medidas'> {
  readonly medidas?: readonly Cup[]
}

/** A batch that was made, and what was measured of it. */
export const batch: Tool<'anotar_hornada'> = async (sent, powers) => {
  const { hecho, medidas, estado, ...formula } = sent as unknown as Made & ToolFormula
  const asked = requestOf('anotar_hornada', formula as ToolFormula)
  const request: BatchRequest = {
    formula: asked.request,
    ...(hecho && { hecho }),
    ...(estado !== undefined && { estado }),
    ...(medidas && { medidas: readingsSent(medidas) }),
  }
  const done = (await powers.longBatch?.(asked.oficio, request)) ?? {
    answer: inWords(() => batchOf(crafts[asked.oficio], request)),
  }
  if ('refused' in done) throw refusedBy(done.refused)
  const { answer } = done
  const { frase, cuadra, esperado, causas, ahora, pregunta, medir = [] } = answer
  const avisos = warningsOf(asked, [])
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
    text: paragraphs(frase, pregunta?.frase, section(say.heads.measure, medir), section(say.heads.warnings, avisos)),
  }
}
