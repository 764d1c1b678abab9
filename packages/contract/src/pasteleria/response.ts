import { type PasteleriaBody, pasteleria } from '@obrador/engine'
import { Type } from 'typebox'
import { PareceTipo, PoweredBy, readAsSchema, StatusSchema, textsSchema, VerdictSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { pasteleriaExample } from './example.ts'

const { parameters } = pasteleria.definition
const { always: common, sometimes: ofTypes } = splitParameters(parameters, [
  'azucares',
  'grasa',
  'proteinas',
  'agua',
  'solidos',
  'pod',
  'kcal_100g',
  'coste_kg_eur',
])

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Acabado = Type.Object(
  {
    aguaFinal: number('Agua del producto acabado, %.'),
    perdidaPct: number('Peso que pierde hasta acabarse, %.'),
    azucares: number('Azúcares, g por 100 g de producto acabado.'),
    grasa: number('Grasa, g por 100 g de producto acabado.'),
    proteinas: number('Proteínas, g por 100 g de producto acabado.'),
    kcal_100g: number('Energía, kcal por 100 g de producto acabado.'),
    coste_kg_eur: number('Coste, euros por kg de producto acabado.'),
  },
  { description: 'El producto acabado, tras el horno o el cazo. Falta si el tipo no pierde agua.' },
)

export const PasteleriaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      type: Type.Unsafe<PasteleriaBody['type']>({
        type: 'string',
        enum: Object.keys(pasteleria.types),
        description: 'Tipo aplicado.',
      }),
      typeLabel: text('Nombre legible del tipo.'),
      ...readAsSchema,
      estilo: Type.Optional(text('Escuela del tipo a la que pertenece la fórmula, si tiene varias.')),
      estiloLabel: Type.Optional(text('Nombre legible de la escuela.')),
      params: paramsSchemaOf(
        common,
        ofTypes,
        'Composición por 100 g de receta en crudo, y los parámetros propios del tipo.',
      ),
      ranges: rangesSchemaOf(parameters),
      inRange: inRangeSchemaOf({}, parameters),
      trophy: Type.Optional(
        Type.Enum(['gold', 'silver', 'bronze'], { type: 'string', description: 'Medalla; falta si no la merece.' }),
      ),
      trophyLabel: Type.Optional(text('La medalla, en español.')),
      uso: Type.Optional(text('Para qué sirve una ganache.')),
      suggestions: textsSchema('Correcciones en gramos; una única confirmación si todo está en rango.'),
      warnings: textsSchema('Avisos del cálculo y de seguridad alimentaria.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: LegalSchema,
      explicacion: Type.Optional(explicacionSchema({ acabado: Type.Optional(Acabado) })),
    },
    { description: 'Análisis de una fórmula de pastelería.' },
  ),
  () => pasteleria.analyse(pasteleriaExample),
)
