import { crafts, describeCraft } from '@obrador/engine'
import { textRead } from '@obrador/list'
import { type CraftId, typeTold } from '../formula.ts'
import * as say from '../messages.ts'
import { type Part, paragraphs, section } from '../text.ts'
import type { Tool } from '../tool.ts'

/** What a pasted text says, judged by nobody. */
function textTold(texto: string) {
  const { titulo, rendimiento, piezas, tipoLeido, partes, lecturas, preguntas } = textRead(texto)
  const leido = {
    ...(titulo !== undefined && { titulo }),
    ...(rendimiento !== undefined && { gramos: rendimiento }),
    ...(piezas !== undefined && { piezas }),
    ...typeTold(tipoLeido),
    partes: partes.map(({ titulo: title, gramos, tipo, juzgada }) => say.partTold(title, gramos, tipo, juzgada)),
    lineas: lecturas.flatMap(({ ingredientes = [] }) =>
      ingredientes.map(({ nombre, gramos, aprox }) => say.lineTold(nombre, gramos, aprox)),
    ),
    preguntas: preguntas.map(({ nombre, pregunta, gramos }) => say.lineAsked(nombre, pregunta, gramos)),
  }
  const parts: readonly Part[] = [
    titulo === undefined ? undefined : say.textTitle(titulo),
    say.textSeems(tipoLeido),
    section(say.heads.parts, leido.partes),
    section(say.heads.lines, leido.lineas),
    section(say.heads.asked, leido.preguntas),
  ]
  return { leido, parts }
}

export const types: Tool<'tipos'> = (sent) => {
  const { oficio, tipo, texto } = sent as { readonly oficio: CraftId; readonly tipo?: string; readonly texto?: string }
  const read = texto === undefined ? undefined : textTold(texto)
  const { label, defaultType, tipos, parametros } = describeCraft(crafts[oficio])
  const asked = tipos.find(({ id }) => id === tipo)
  const described = asked && {
    id: asked.id,
    label: asked.label,
    rangos: parametros.flatMap(({ clave, etiqueta, unidad }) => {
      const range = asked.ranges[clave]
      return range
        ? [{ parametro: clave, etiqueta, unidad, rango: range, porque: asked.porque[clave]?.texto ?? '' }]
        : []
    }),
    variantes: asked.variantes.map((variant) => variant.label),
  }
  const listed = tipos.map((type) => ({ id: type.id, label: type.label }))
  return {
    data: {
      oficio,
      label,
      porDefecto: defaultType,
      tipos: listed,
      ...(described && { descrito: described }),
      ...(read && { leido: read.leido }),
    },
    text: paragraphs(
      ...(read?.parts ?? []),
      say.typesOf(label, defaultType),
      described
        ? section(
            `${described.label} (${described.id}). ${say.heads.ranges}`,
            described.rangos.map(({ parametro, etiqueta, unidad, rango: [least, most], porque }) =>
              `${etiqueta} (${parametro}) ${say.between(least, most)} ${unidad}. ${porque}`.trim(),
            ),
          )
        : section(
            say.heads.types,
            listed.map(({ id, label: shown }) => `${id}: ${shown}`),
          ),
      section(say.heads.variants, described?.variantes),
    ),
  }
}
