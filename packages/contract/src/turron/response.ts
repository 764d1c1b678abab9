import { type TurronBody, turron } from '@obrador/engine'
import { Type } from 'typebox'
import { PareceTipo, PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { paramsSchemaOf } from '../judged.ts'
import { CondicionSchema, LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { turronExample } from './example.ts'

const {
  ratioMielAzucar,
  pctDulce,
  pctAlmendraYema,
  pctNoAutorizados,
  pctOtrosFrutosSecos,
  pctGrasaAnadida,
  pctAjenosMazapan,
  pctCoco,
  ...always
} = turron.definition.parameters
const sometimes = {
  ratioMielAzucar,
  pctDulce,
  pctAlmendraYema,
  pctNoAutorizados,
  pctOtrosFrutosSecos,
  pctGrasaAnadida,
  pctAjenosMazapan,
  pctCoco,
}

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const typeId = (description: string) =>
  Type.Unsafe<TurronBody['type']>({ type: 'string', enum: Object.keys(turron.types), description })

const CATEGORIAS = ['Suprema', 'Extra', 'Fuera de IGP', 'Básico'] as const

const Score = Type.Object(
  {
    tipo: typeId('Tipo aplicado.'),
    almendras: Type.Unsafe<TurronBody['score']['almendras']>({
      type: 'integer',
      minimum: 1,
      maximum: 3,
      description: 'De 1 a 3 almendras: bronce, plata y oro.',
    }),
    categoria: Type.Enum(CATEGORIAS, {
      type: 'string',
      description:
        'Suprema con 3 almendras y Extra con 2; con una, «Fuera de IGP» en Jijona y Alicante y «Básico» en los demás.',
    }),
    calidadRTS: Type.Optional(
      Type.Enum(['Suprema', 'Extra', 'Estándar', 'Popular'], {
        type: 'string',
        description: 'Calidad según el RD 1787/1982 solo. Falta si no alcanza ninguna o no hay norma que la gradúe.',
      }),
    ),
    motivos: textsSchema('Por qué: valor medido, umbral, margen y norma.'),
  },
  { description: 'Puntuación de la fórmula.' },
)

const Cocina = Type.Object(
  {
    temperaturaCoccion_C: number('Punto de cocción del jarabe a nivel del mar, °C.'),
    brixObjetivo: number('Materia seca del jarabe cocido, °Brix.'),
    aguaEvaporada_g: number('Agua que se va en la cocción, g.'),
  },
  { description: 'Hasta dónde cocer. Falta si no hay jarabe que cocer.' },
)

const Escalon = Type.Object(
  {
    categoria: Type.Enum(CATEGORIAS, { type: 'string', description: 'La categoría del escalón.' }),
    alcanzada: Type.Boolean({ description: 'Si la fórmula llega a ella.' }),
    condiciones: Type.Array(CondicionSchema, { description: 'Lo que pide y con qué margen se cumple o falta.' }),
  },
  { description: 'Un escalón de la categoría.' },
)

export const TurronResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: Type.Literal('turron', { description: 'Siempre «turron».' }),
      type: typeId('Tipo aplicado.'),
      typeLabel: text('Nombre legible del tipo.'),
      params: paramsSchemaOf(
        always,
        sometimes,
        'Cifras sobre el producto acabado, sin oblea ni coberturas; las que solo limita algún tipo faltan en los demás.',
      ),
      score: Score,
      legal: LegalSchema,
      suggestions: textsSchema('Gramos hasta la categoría siguiente; una única confirmación si ya es Suprema.'),
      warnings: textsSchema('Avisos del cálculo; no cambian la categoría.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      explicacion: Type.Optional(
        explicacionSchema({
          cocina: Type.Optional(Cocina),
          escalera: Type.Array(Escalon, { description: 'Las categorías, de menor a mayor.' }),
        }),
      ),
    },
    { description: 'Análisis de una fórmula de turrón.' },
  ),
  () => turron.analyse(turronExample),
)
