import type { ToolAnswers, ToolFormula } from '@obrador/contract/tools'
import { type LabelledCraft, labelOf, type NutritionDeclaration, type ProductLabel } from '@obrador/engine'
import { answerWarningsOf, refusingInToolWords, toolReadingsOf, toolRequestOf, typeToldByText } from '../formula.ts'
import { examineForTool, readingParagraphs } from '../judged.ts'
import { joinParagraphs, sectionOf } from '../text.ts'
import type { AgentTool } from '../tool.ts'
import type { ToolVoice } from '../voice.ts'

type Nutrients = ToolAnswers['etiquetar']['por100g']

const printed = (declaration: NutritionDeclaration): Nutrients =>
  Object.entries(declaration).map(([clave, { etiqueta, texto }]) => ({ clave, etiqueta, texto }))

const rows = (nutrients: Nutrients | undefined): string[] | undefined =>
  nutrients?.map(({ etiqueta, texto }) => `${etiqueta}: ${texto}`)

/** A name that the formula does not bear, or only on a condition, is not read first as if it did. */
function nameTold({ denominacion, typeLabel, palabras = [] }: ProductLabel, { say }: ToolVoice): string {
  if (denominacion === undefined) return say.noName(typeLabel)
  if (palabras.some(({ cumple }) => cumple === false)) return say.deniedName(denominacion)
  return palabras.length > 0 ? say.openName(denominacion) : denominacion
}

export const labelTool: AgentTool<'etiquetar'> = (sent, _powers, voice) => {
  const formula = sent as unknown as ToolFormula
  const asked = toolRequestOf('etiquetar', formula)
  const { oficio, request } = asked
  const made = voice.tell(
    refusingInToolWords(() =>
      labelOf(voice.engine.crafts[oficio] as unknown as LabelledCraft, request, { explain: formula.detalle === true }),
    ),
  )
  const { nutricion, alergenos, ingredientes, base, seguridadAlimentaria, denominacion } = made
  const { lecturas: names, nombreEscrito } = examineForTool(oficio, request, voice).body
  // What the catalogue does not know and the supplier's sheet tells is known.
  const told = names.map((one, at) => (request.ingredients[at]?.ficha === undefined ? one : { ...one, exacta: true }))
  const lecturas = toolReadingsOf(asked, told)
  const avisos = answerWarningsOf(asked, made.warnings)
  const per100 = printed(nutricion.por100g)
  const perPortion = nutricion.porRacion && printed(nutricion.porRacion)
  return {
    data: {
      oficio,
      tipo: made.type,
      tipoLabel: made.typeLabel,
      ...(denominacion !== undefined && { denominacion }),
      ...(nombreEscrito && { nombreEscrito }),
      ingredientes: ingredientes.texto,
      alergenos: {
        contiene: alergenos.presentes.map(({ nombre }) => nombre),
        sinDato: [...alergenos.sinDato],
        texto: alergenos.texto,
        ...(alergenos.puedeContener !== undefined && { puedeContener: alergenos.puedeContener }),
      },
      base: base.texto,
      por100g: per100,
      ...(perPortion && { porRacion: perPortion }),
      menciones: [...made.menciones],
      ...(seguridadAlimentaria && { conservacion: seguridadAlimentaria.frase }),
      avisos,
      nota: made.nota,
      lecturas,
      ...typeToldByText(asked.pasted?.tipoLeido),
      ...(formula.detalle && { completo: made }),
    },
    text: joinParagraphs(
      nameTold(made, voice),
      ingredientes.texto,
      alergenos.texto,
      alergenos.puedeContener,
      alergenos.sinDato.length > 0 ? voice.say.allergensUnknown(alergenos.sinDato) : undefined,
      sectionOf(base.texto.replace(/\.$/, ''), rows(per100)),
      sectionOf(voice.say.answerHeads.perPortion, rows(perPortion)),
      sectionOf(voice.say.answerHeads.mentions, made.menciones),
      seguridadAlimentaria && `${voice.say.answerHeads.keeping}: ${seguridadAlimentaria.frase}`,
      sectionOf(voice.say.answerHeads.warnings, avisos),
      voice.say.textSeems(asked.pasted?.tipoLeido),
      readingParagraphs(lecturas, voice),
      made.nota,
    ),
  }
}
