import { crafts, describeIngredient, type IngredientDescription, nearest, readFor, searchFor } from '@obrador/engine'
import type { CraftId } from '../formula.ts'
import * as say from '../messages.ts'
import { paragraphs, section, spelled } from '../text.ts'
import type { Tool } from '../tool.ts'

/** Rows that one answer names. */
const MOST = 8

const described = ({
  nombre,
  composicion,
  kcal_100g,
  alergenos,
  precio,
  fuente,
  nota,
}: IngredientDescription): string =>
  [
    `${say.composition(nombre)}: ${spelled(composicion)}; kcal: ${spelled(kcal_100g)}`,
    say.allergens(alergenos),
    say.price(precio.eur_kg),
    say.source(fuente.titulo, fuente.grado),
    ...(nota === undefined ? [] : [nota]),
  ].join('. ')

export const search: Tool<'buscar_ingrediente'> = (sent) => {
  const { q, oficio, detalle } = sent as { readonly q: string; readonly oficio?: CraftId; readonly detalle?: boolean }
  const craft = oficio && crafts[oficio]
  const read = readFor(q, craft)
  const answering = searchFor(q, craft)
  const found = answering.length > 0 ? answering : nearest(q)
  const [first] = found
  const shown = found.slice(0, MOST).map(({ id, name, category }) => ({ id, nombre: name, categoria: category }))
  const detail = detalle && first ? describeIngredient(first) : undefined
  const rest = found.length - shown.length
  return {
    data: {
      q,
      ...(read && { leido: { id: read.id, nombre: read.name } }),
      total: answering.length,
      ingredientes: shown,
      ...(detail && { detalle: { ...detail, alias: [...detail.alias], alergenos: [...detail.alergenos] } }),
    },
    text: paragraphs(
      read ? say.wouldRead(q, read.name, read.id) : say.wouldNotRead(q),
      section(say.heads.found, [
        ...shown.map(({ id, nombre, categoria }) => `${id}: ${nombre} (${categoria})`),
        ...(rest > 0 ? [say.more(rest)] : []),
      ]),
      detail && described(detail),
    ),
  }
}
