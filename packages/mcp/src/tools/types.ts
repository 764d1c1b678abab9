import { crafts, describeCraft } from '@obrador/engine'
import type { CraftId } from '../formula.ts'
import * as say from '../messages.ts'
import { paragraphs, section } from '../text.ts'
import type { Tool } from '../tool.ts'

export const types: Tool<'tipos'> = (sent) => {
  const { oficio, tipo } = sent as { readonly oficio: CraftId; readonly tipo?: string }
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
    data: { oficio, label, porDefecto: defaultType, tipos: listed, ...(described && { descrito: described }) },
    text: paragraphs(
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
