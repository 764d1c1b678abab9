import { type TurronBody, turron } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PareceTipo, PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { paramsSchemaOf, splitParameters } from '../judged.ts'
import { CondicionSchema, LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { turronExample } from './example.ts'
import { TURRON_FIGURES } from './figures.ts'

const { always: sometimes, sometimes: always } = splitParameters(turron.definition.parameters, [
  'ratioMielAzucar',
  'pctDulce',
  'pctAlmendraYema',
  'pctNoAutorizados',
  'pctOtrosFrutosSecos',
  'pctGrasaAnadida',
  'pctAjenosMazapan',
  'pctCoco',
])

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const typeId = (about: SchemaText) =>
  Type.Unsafe<TurronBody['type']>({ type: 'string', enum: Object.keys(turron.types), ...about })

const CATEGORIAS = ['Suprema', 'Extra', 'Fuera de IGP', 'Básico'] as const

const Score = Type.Object(
  {
    tipo: typeId(bothTexts`Tipo aplicado. | The type that was applied.`),
    almendras: Type.Unsafe<TurronBody['score']['almendras']>({
      type: 'integer',
      minimum: 1,
      maximum: 3,
      ...bothTexts`De 1 a 3 almendras: bronce, plata y oro. | From 1 to 3 almonds: bronze, silver and gold.`,
    }),
    categoria: Type.Enum(CATEGORIAS, {
      type: 'string',
      ...bothTexts`Suprema con 3 almendras y Extra con 2; con una, «Fuera de IGP» en Jijona y Alicante y «Básico» en los demás. | Suprema with 3 almonds and Extra with 2; with one, «Fuera de IGP» in Jijona and Alicante and «Básico» in the others.`,
    }),
    calidadRTS: Type.Optional(
      Type.Enum(['Suprema', 'Extra', 'Estándar', 'Popular'], {
        type: 'string',
        ...bothTexts`Calidad según el RD 1787/1982 solo. Falta si no alcanza ninguna o no hay norma que la gradúe. | Quality by RD 1787/1982 alone. Missing if it reaches none or no norm grades it.`,
      }),
    ),
    motivos: textsSchema(
      bothTexts`Por qué: valor medido, umbral, margen y norma. | Why: measured value, threshold, margin and norm.`,
    ),
  },
  bothTexts`Puntuación de la fórmula. | Score of the formula.`,
)

const Cocina = Type.Object(
  {
    temperaturaCoccion_C: number(
      bothTexts`Punto de cocción del jarabe a nivel del mar, °C. | Boiling point of the syrup at sea level, °C.`,
    ),
    brixObjetivo: number(bothTexts`Materia seca del jarabe cocido, °Brix. | Dry matter of the cooked syrup, °Brix.`),
    aguaEvaporada_g: number(bothTexts`Agua que se va en la cocción, g. | Water that goes in cooking, g.`),
  },
  bothTexts`Hasta dónde cocer. Falta si no hay jarabe que cocer. | How far to cook. Missing if there is no syrup to cook.`,
)

const Escalon = Type.Object(
  {
    categoria: Type.Enum(CATEGORIAS, {
      type: 'string',
      ...bothTexts`La categoría del escalón. | The category of the step.`,
    }),
    alcanzada: Type.Boolean(bothTexts`Si la fórmula llega a ella. | Whether the formula reaches it.`),
    condiciones: Type.Array(
      CondicionSchema,
      bothTexts`Lo que pide y con qué margen se cumple o falta. | What it asks for and with what margin it is met or missed.`,
    ),
  },
  bothTexts`Un escalón de la categoría. | A step of the category.`,
)

export const TurronResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: Type.Literal('turron', bothTexts`Siempre «turron». | Always \`turron\`.`),
      type: typeId(bothTexts`Tipo aplicado. | The type that was applied.`),
      typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      params: paramsSchemaOf(
        always,
        sometimes,
        TURRON_FIGURES,
        bothTexts`Cifras sobre el producto acabado, sin oblea ni coberturas; las que solo limita algún tipo faltan en los demás. | Figures of the finished product, without wafer or coverings; those that only some type limits are missing in the others.`,
      ),
      score: Score,
      legal: LegalSchema,
      suggestions: textsSchema(
        bothTexts`Gramos hasta la categoría siguiente; una única confirmación si ya es Suprema. | Grams to the next category; a single confirmation if it is Suprema already.`,
      ),
      warnings: textsSchema(
        bothTexts`Avisos del cálculo; no cambian la categoría. | Warnings of the calculation; they do not change the category.`,
      ),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      explicacion: Type.Optional(
        explicacionSchema({
          cocina: Type.Optional(Cocina),
          escalera: Type.Array(
            Escalon,
            bothTexts`Las categorías, de menor a mayor. | The categories, from least to greatest.`,
          ),
        }),
      ),
    },
    bothTexts`Análisis de una fórmula de turrón. | Analysis of a nougat formula.`,
  ),
  () => turron.analyse(turronExample),
)
