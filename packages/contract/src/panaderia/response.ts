import { type PanaderiaBody, panaderia } from '@obrador/engine'
import { bothTexts } from '../both-texts.ts'
import { PareceTipo, PoweredBy, readAsSchema, StatusSchema, textsSchema, VerdictSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { panaderiaExample } from './example.ts'
import { PanaderiaExplicacion } from './explicacion.ts'
import { PANADERIA_FIGURES } from './figures.ts'

const { parameters } = panaderia.definition
const { always, sometimes } = splitParameters(parameters, [
  'hidratacion',
  'sal',
  'levadura',
  'prefermento',
  'grasa',
  'azucar',
])

const AguaAmasado = Type.Object(
  {
    temperatura: Type.Number(
      bothTexts`Temperatura del agua que lleva la masa a la que quieres, °C. | Temperature of the water that brings the dough to the one you want, °C.`,
    ),
    hielo_g: Type.Optional(
      Type.Number(
        bothTexts`Parte del agua que conviene poner como hielo, g. | Part of the water that should be put in as ice, g.`,
      ),
    ),
    agua_g: Type.Number(bothTexts`El resto del agua de la fórmula, g. | The rest of the water of the formula, g.`),
    nota: Type.String(bothTexts`Qué hacer, en palabras. | What to do, in words.`),
  },
  bothTexts`Agua de amasado. Solo si la petición trae «temperaturas». | Water for kneading. Only if the request has \`temperaturas\`.`,
)

export const PanaderiaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      type: Type.Unsafe<PanaderiaBody['type']>({
        type: 'string',
        enum: Object.keys(panaderia.types),
        ...bothTexts`Tipo aplicado. | The type that was applied.`,
      }),
      typeLabel: Type.String(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      ...readAsSchema,
      params: paramsSchemaOf(
        always,
        sometimes,
        PANADERIA_FIGURES,
        bothTexts`Porcentajes panaderos: sobre toda la harina, la de los prefermentos incluida. En «libre» y sin harina, por 100 g de masa. | Baker's percentages: of all flour, that of pre-ferments included. In \`libre\` and without flour, per 100 g of dough.`,
      ),
      ranges: rangesSchemaOf(parameters, PANADERIA_FIGURES),
      inRange: inRangeSchemaOf(parameters, PANADERIA_FIGURES),
      suggestions: textsSchema(
        bothTexts`Correcciones en gramos; una única confirmación si todo está en rango. | Corrections in grams; a single confirmation if everything is in range.`,
      ),
      warnings: textsSchema(
        bothTexts`Avisos del cálculo y de la ley, con su artículo. | Warnings of the calculation and of the law, with its article.`,
      ),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: Type.Optional(LegalSchema),
      aguaAmasado: Type.Optional(AguaAmasado),
      explicacion: Type.Optional(PanaderiaExplicacion),
    },
    bothTexts`Análisis de una fórmula de pan. | Analysis of a bread formula.`,
  ),
  () => panaderia.analyse(panaderiaExample),
)
