import { PASTELERIA_COMMON_KEYS, type PasteleriaBody, pasteleria } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PareceTipo, PoweredBy, readAsSchema, StatusSchema, textsSchema, VerdictSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { pasteleriaExample } from './example.ts'
import { PASTELERIA_FIGURES } from './figures.ts'

const { parameters } = pasteleria.definition
const { always: common, sometimes: ofTypes } = splitParameters(parameters, PASTELERIA_COMMON_KEYS)

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Acabado = Type.Object(
  {
    aguaFinal: number(bothTexts`Agua del producto acabado, %. | Water of the finished product, %.`),
    perdidaPct: number(bothTexts`Peso que pierde hasta acabarse, %. | Weight that it loses until it is finished, %.`),
    azucares: number(bothTexts`Azúcares, g por 100 g de producto acabado. | Sugars, g per 100 g of finished product.`),
    grasa: number(bothTexts`Grasa, g por 100 g de producto acabado. | Fat, g per 100 g of finished product.`),
    proteinas: number(
      bothTexts`Proteínas, g por 100 g de producto acabado. | Proteins, g per 100 g of finished product.`,
    ),
    kcal_100g: number(
      bothTexts`Energía, kcal por 100 g de producto acabado. | Energy, kcal per 100 g of finished product.`,
    ),
    coste_kg_eur: number(bothTexts`Coste, euros por kg de producto acabado. | Cost, euros per kg of finished product.`),
  },
  bothTexts`El producto acabado, tras el horno o el cazo. Falta si el tipo no pierde agua. | The finished product, after the oven or the pan. Missing if the type loses no water.`,
)

export const PasteleriaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      type: Type.Unsafe<PasteleriaBody['type']>({
        type: 'string',
        enum: Object.keys(pasteleria.types),
        ...bothTexts`Tipo aplicado. | The type that was applied.`,
      }),
      typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      ...readAsSchema,
      estilo: Type.Optional(
        text(
          bothTexts`Escuela del tipo a la que pertenece la fórmula, si tiene varias. | School of the type to which the formula belongs, if it has several.`,
        ),
      ),
      estiloLabel: Type.Optional(text(bothTexts`Nombre legible de la escuela. | Readable name of the school.`)),
      params: paramsSchemaOf(
        common,
        ofTypes,
        PASTELERIA_FIGURES,
        bothTexts`Composición por 100 g de receta en crudo, y los parámetros propios del tipo. | Composition per 100 g of raw recipe, and the parameters of the type itself.`,
      ),
      ranges: rangesSchemaOf(parameters, PASTELERIA_FIGURES),
      inRange: inRangeSchemaOf(parameters, PASTELERIA_FIGURES),
      trophy: Type.Optional(
        Type.Enum(['gold', 'silver', 'bronze'], {
          type: 'string',
          ...bothTexts`Medalla; falta si no la merece. | Medal; missing if it deserves none.`,
        }),
      ),
      trophyLabel: Type.Optional(text(bothTexts`La medalla, en español. | The medal, in Spanish.`)),
      uso: Type.Optional(text(bothTexts`Para qué sirve una ganache. | What a ganache is for.`)),
      suggestions: textsSchema(
        bothTexts`Correcciones en gramos; una única confirmación si todo está en rango. | Corrections in grams; a single confirmation if everything is in range.`,
      ),
      warnings: textsSchema(
        bothTexts`Avisos del cálculo y de seguridad alimentaria. | Warnings of the calculation and of food safety.`,
      ),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: LegalSchema,
      explicacion: Type.Optional(explicacionSchema({ acabado: Type.Optional(Acabado) })),
    },
    bothTexts`Análisis de una fórmula de pastelería. | Analysis of a pastry formula.`,
  ),
  () => pasteleria.analyse(pasteleriaExample),
)
