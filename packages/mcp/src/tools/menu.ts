import type { BookAnswer, BookRequest, MenuAnswer, MenuRequest } from '@obrador/balancer/menu'
import { type ToolCraftId, toolRefusedBy } from '../formula.ts'
import { RefusedTool } from '../refused.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool, ToolResult } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

interface Asked {
  readonly carta?: MenuRequest & { readonly oficio?: ToolCraftId }
  readonly cambio?: BookRequest & { readonly oficio?: ToolCraftId }
}

type Told = ToolResult<'componer_carta'>

const byName = (lines: readonly { readonly name: string; readonly grams: number }[]) =>
  Object.fromEntries(lines.map(({ name, grams }) => [name, grams]))

function menuTold(
  { titular, factible, prueba, bases, sabores, porQue, imposibles, warnings }: MenuAnswer,
  { say }: ToolVoice,
): Told {
  const why = [...imposibles, ...porQue].map(({ frase }) => frase)
  const corrected = sabores.filter(({ correcciones }) => correcciones.length > 0)
  return {
    data: {
      titular,
      factible,
      probado: prueba.bases.probado,
      bases: Object.fromEntries(
        bases.map(({ nombre, ingredients, sabores: made }) => [nombre, { gramos: byName(ingredients), sabores: made }]),
      ),
      correcciones: Object.fromEntries(corrected.map(({ nombre, correcciones }) => [nombre, byName(correcciones)])),
      propuestas: {},
      porQue: why,
      avisos: [...warnings],
    },
    text: joinParagraphs(
      titular,
      sectionOf(
        say.answerHeads.bases,
        bases.map(({ nombre, ingredients, sabores: made }) => say.baseTold(nombre, ingredients, made)),
      ),
      sectionOf(
        say.answerHeads.corrected,
        corrected.map(({ nombre, correcciones }) => say.baseTold(nombre, correcciones, [])),
      ),
      sectionOf(say.answerHeads.because, why),
      sectionOf(say.answerHeads.warnings, warnings),
    ),
  }
}

function bookTold(
  { titular, factible, probado, propuestas, imposibles, warnings }: BookAnswer,
  { say }: ToolVoice,
): Told {
  return {
    data: {
      titular,
      factible,
      probado,
      bases: {},
      correcciones: {},
      propuestas: Object.fromEntries(
        propuestas.map(({ nombre, cambios, recupera, yaSePodia }) => [nombre, { cambios, recupera, yaSePodia }]),
      ),
      porQue: imposibles.map(({ nombre, faltan }) => [nombre, ...faltan].join(': ')),
      avisos: [...warnings],
    },
    text: joinParagraphs(
      titular,
      sectionOf(
        say.answerHeads.proposals,
        propuestas.map(({ nombre, cambios }) => say.proposalTold(nombre, cambios)),
      ),
      sectionOf(say.answerHeads.warnings, warnings),
    ),
  }
}

/** The bases of a menu, or a book when prices change. */
export const menuTool: AgentTool<'componer_carta'> = async (sent, powers, voice) => {
  const { carta, cambio } = sent as unknown as Asked
  if ((carta === undefined) === (cambio === undefined))
    throw new RefusedTool({ error: voice.say.menuOrChange(), codigo: 'campo_invalido', campo: 'carta' })
  if (carta) {
    const { oficio = 'helado', ...menu } = carta
    const done = await powers.composeMenu(oficio, menu, voice)
    if ('refused' in done) throw toolRefusedBy(voice.tell(done.refused, done.heard))
    return menuTold(voice.tell(done.answer, done.heard), voice)
  }
  const { oficio = 'helado', ...book } = cambio as NonNullable<typeof cambio>
  const done = await powers.respondToPrices(oficio, book, voice)
  if ('refused' in done) throw toolRefusedBy(voice.tell(done.refused, done.heard))
  return bookTold(voice.tell(done.answer, done.heard), voice)
}
