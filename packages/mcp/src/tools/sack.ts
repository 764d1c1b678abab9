import type { SackAnswer, SackItem, SackMeasures, SackShare } from '@obrador/balancer/sack'
import type { SackProcess } from '@obrador/engine/sack'
import { labelTaken } from '@obrador/list/etiqueta'
import { toolRefusedBy } from '../formula.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

interface Asked {
  readonly texto: string
  readonly nombre?: string
  readonly oficio?: string
  readonly proceso?: SackProcess
  readonly medidas?: SackMeasures
}

/** A figure of which there is none in the product is not told. */
const LEAST = 0.05
const isTold = ({ valor, seguro }: SackShare): boolean => (seguro?.[1] ?? valor) >= LEAST

const figuresOf = ({ cifras }: SackAnswer) =>
  Object.fromEntries(Object.entries(cifras).filter(([, one]) => isTold(one)))
const partsOf = (receta: readonly SackItem[], { say }: ToolVoice): string[] =>
  receta.map(({ nombre, porcentaje }) => say.sackPart(nombre, porcentaje))

/** What is inside a bought product: every figure with its interval. */
export const sackTool: AgentTool<'abrir_saco'> = async (sent, powers, voice) => {
  const { say } = voice
  const { nombre, oficio, proceso, medidas, texto } = sent as unknown as Asked
  const done = await powers.openSack({ nombre, oficio, proceso, medidas, ...labelTaken({ texto }) }, voice)
  if ('refused' in done) throw toolRefusedBy(voice.tell(done.refused, done.heard))
  const answer = voice.tell(done.answer, done.heard)
  const cifras = figuresOf(answer)
  const receta = partsOf(answer.receta, voice)
  const contradicciones = answer.contradicciones.map(({ frase }) => frase)
  return {
    data: {
      titular: answer.titular,
      nivel: answer.nivel,
      cifras,
      receta,
      contradicciones,
      ...(answer.pregunta && { pregunta: answer.pregunta.frase }),
      ...(answer.linea && { linea: answer.linea }),
      avisos: [...answer.avisos],
    },
    text: joinParagraphs(
      answer.titular,
      sectionOf(say.answerHeads.clashes, contradicciones),
      sectionOf(
        say.answerHeads.inside,
        Object.values(cifras).map((one) => say.sackPart(one.etiqueta, one, one.unidad)),
      ),
      sectionOf(say.answerHeads.likelyRecipe, receta),
      answer.pregunta?.frase,
      sectionOf(say.answerHeads.warnings, answer.avisos),
    ),
  }
}
