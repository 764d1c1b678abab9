import type { ToolAnswers, ToolFormula } from '@obrador/contract/tools'
import { type Declaration, type LabelledCraft, labelOf } from '@obrador/engine'
import { crafts } from '../engine.ts'
import { inWords, readingsOf, requestOf, typeTold, warningsOf } from '../formula.ts'
import { examined, readingsTold } from '../judged.ts'
import * as say from '../messages.ts'
import { paragraphs, section } from '../text.ts'
import type { Tool } from '../tool.ts'

type Nutrients = ToolAnswers['etiquetar']['por100g']

const printed = (declaration: Declaration): Nutrients =>
  Object.entries(declaration).map(([clave, { etiqueta, texto }]) => ({ clave, etiqueta, texto }))

const rows = (nutrients: Nutrients | undefined): string[] | undefined =>
  nutrients?.map(({ etiqueta, texto }) => `${etiqueta}: ${texto}`)

export const label: Tool<'etiquetar'> = (sent) => {
  const formula = sent as unknown as ToolFormula
  const asked = requestOf('etiquetar', formula)
  const { oficio, request } = asked
  const made = inWords(() =>
    labelOf(crafts[oficio] as unknown as LabelledCraft, request, { explain: formula.detalle === true }),
  )
  const { nutricion, alergenos, ingredientes, base, seguridadAlimentaria, denominacion } = made
  const { lecturas: names } = examined(oficio, request).body
  // What the catalogue does not know and the supplier's sheet tells is known.
  const told = names.map((one, at) => (request.ingredients[at]?.ficha === undefined ? one : { ...one, exacta: true }))
  const lecturas = readingsOf(asked, told)
  const avisos = warningsOf(asked, made.warnings)
  const per100 = printed(nutricion.por100g)
  const perPortion = nutricion.porRacion && printed(nutricion.porRacion)
  return {
    data: {
      oficio,
      tipo: made.type,
      tipoLabel: made.typeLabel,
      ...(denominacion !== undefined && { denominacion }),
      ingredientes: ingredientes.texto,
      alergenos: {
        contiene: alergenos.presentes.map(({ nombre }) => nombre),
        sinDato: [...alergenos.sinDato],
        texto: alergenos.texto,
      },
      base: base.texto,
      por100g: per100,
      ...(perPortion && { porRacion: perPortion }),
      menciones: [...made.menciones],
      ...(seguridadAlimentaria && { conservacion: seguridadAlimentaria.frase }),
      avisos,
      nota: made.nota,
      lecturas,
      ...typeTold(asked.pasted?.tipoLeido),
      ...(formula.detalle && { completo: made }),
    },
    text: paragraphs(
      denominacion ?? say.noName(made.typeLabel),
      ingredientes.texto,
      alergenos.texto,
      alergenos.sinDato.length > 0 ? say.allergensUnknown(alergenos.sinDato) : undefined,
      section(base.texto.replace(/\.$/, ''), rows(per100)),
      section(say.heads.perPortion, rows(perPortion)),
      section(say.heads.mentions, made.menciones),
      seguridadAlimentaria && `${say.heads.keeping}: ${seguridadAlimentaria.frase}`,
      section(say.heads.warnings, avisos),
      say.textSeems(asked.pasted?.tipoLeido),
      readingsTold(lecturas),
      made.nota,
    ),
  }
}
