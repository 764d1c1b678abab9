import {
  allCrafts,
  describeIngredient,
  type IngredientDescription,
  nearestRows,
  readNameFor,
  searchFor,
} from '@obrador/engine'
import type { ToolCraftId } from '../formula.ts'
import { joinParagraphs, sectionOf, spelledData } from '../text.ts'
import type { AgentTool } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

/** Rows that one answer names. */
const MOST = 8

const described = (
  { nombre, composicion, kcal_100g, alergenos, precio, fuente, nota }: IngredientDescription,
  { say }: ToolVoice,
): string =>
  [
    `${say.compositionText(nombre)}: ${spelledData(composicion, say.number)}; kcal: ${spelledData(kcal_100g, say.number)}`,
    say.allergensText(alergenos),
    say.priceText(precio.eur_kg),
    say.sourceText(fuente.titulo, fuente.grado),
    ...(nota === undefined ? [] : [nota]),
  ].join('. ')

export const searchTool: AgentTool<'buscar_ingrediente'> = (sent, _powers, voice) => {
  const { say, rowName, term } = voice
  const { q, oficio, detalle } = sent as {
    readonly q: string
    readonly oficio?: ToolCraftId
    readonly detalle?: boolean
  }
  const craft = oficio && allCrafts[oficio]
  const read = readNameFor(q, craft)
  const answering = searchFor(q, craft)
  const found = answering.length > 0 ? answering : nearestRows(q)
  const [first] = found
  const shown = found
    .slice(0, MOST)
    .map(({ id, name, category }) => ({ id, nombre: rowName(name), categoria: category }))
  const detail = detalle && first ? voice.tell(describeIngredient(first)) : undefined
  const rest = found.length - shown.length
  return {
    data: {
      q,
      ...(read && { leido: { id: read.id, nombre: rowName(read.name) } }),
      total: answering.length,
      ingredientes: shown,
      ...(detail && { detalle: { ...detail, alias: [...detail.alias], alergenos: [...detail.alergenos] } }),
    },
    text: joinParagraphs(
      read ? say.wouldRead(q, rowName(read.name), read.id) : say.wouldNotRead(q),
      sectionOf(say.answerHeads.found, [
        ...shown.map(({ id, nombre, categoria }) => `${id}: ${nombre} (${categoria})`),
        ...(rest > 0 ? [say.moreText(rest)] : []),
      ]),
      detail && described({ ...detail, alergenos: detail.alergenos.map((one) => term(one) as never) }, voice),
    ),
  }
}
