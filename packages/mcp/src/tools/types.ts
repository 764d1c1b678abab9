import { allCrafts, describeCraft } from '@obrador/engine'
import { textRead } from '@obrador/list'
import { textWordsIn } from '@obrador/list/language'
import { type ToolCraftId, typeToldByText } from '../formula.ts'
import { type AnswerPart, joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

/** What a pasted text says, judged by nobody. */
function textTold(texto: string, { say, language }: ToolVoice) {
  const { titulo, rendimiento, piezas, tipoLeido, partes, lecturas, preguntas } = textRead(
    texto,
    undefined,
    textWordsIn(language ?? 'es'),
  )
  const leido = {
    ...(titulo !== undefined && { titulo }),
    ...(rendimiento !== undefined && { gramos: rendimiento }),
    ...(piezas !== undefined && { piezas }),
    ...typeToldByText(tipoLeido),
    partes: partes.map(({ titulo: title, gramos, tipo, juzgada }) => say.partText(title, gramos, tipo, juzgada)),
    lineas: lecturas.flatMap(({ ingredientes = [] }) =>
      ingredientes.map(({ nombre, gramos, aprox }) => say.lineText(nombre, gramos, aprox)),
    ),
    preguntas: preguntas.map(({ nombre, pregunta, gramos }) => say.lineAsked(nombre, pregunta, gramos)),
  }
  const parts: readonly AnswerPart[] = [
    titulo === undefined ? undefined : say.textTitle(titulo),
    say.textSeems(tipoLeido),
    sectionOf(say.answerHeads.parts, leido.partes),
    sectionOf(say.answerHeads.lines, leido.lineas),
    sectionOf(say.answerHeads.asked, leido.preguntas),
  ]
  return { leido, parts }
}

export const typesTool: AgentTool<'tipos'> = (sent, _powers, voice) => {
  const { say, term, typeName } = voice
  const { oficio, tipo, texto } = sent as {
    readonly oficio: ToolCraftId
    readonly tipo?: string
    readonly texto?: string
  }
  const read = texto === undefined ? undefined : textTold(texto, voice)
  const { defaultType, tipos, parametros, ...craft } = describeCraft(allCrafts[oficio])
  const label = voice.craftName(oficio, craft.label)
  const asked = tipos.find(({ id }) => id === tipo)
  const described = asked && {
    id: asked.id,
    label: typeName(asked.label),
    rangos: parametros.flatMap(({ clave, etiqueta, unidad }) => {
      const range = asked.ranges[clave]
      return range
        ? [
            {
              parametro: clave,
              etiqueta: term(etiqueta),
              unidad: term(unidad),
              rango: range,
              porque: term(asked.porque[clave]?.texto ?? ''),
            },
          ]
        : []
    }),
    variantes: asked.variantes.map((variant) => typeName(variant.label)),
  }
  const listed = tipos.map((type) => ({ id: type.id, label: typeName(type.label) }))
  return {
    data: {
      oficio,
      label,
      porDefecto: defaultType,
      tipos: listed,
      ...(described && { descrito: described }),
      ...(read && { leido: read.leido }),
    },
    text: joinParagraphs(
      ...(read?.parts ?? []),
      say.typesHead(label, defaultType),
      described
        ? sectionOf(
            `${described.label} (${described.id}). ${say.answerHeads.ranges}`,
            described.rangos.map(({ parametro, etiqueta, unidad, rango: [least, most], porque }) =>
              `${etiqueta} (${parametro}) ${say.withUnit(say.rangeText(least, most), unidad)}. ${porque}`.trim(),
            ),
          )
        : sectionOf(
            say.answerHeads.types,
            listed.map(({ id, label: shown }) => `${id}: ${shown}`),
          ),
      sectionOf(say.answerHeads.variants, described?.variantes),
    ),
  }
}
