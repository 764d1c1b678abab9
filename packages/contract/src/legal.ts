import { Type } from 'typebox'
import { booleanOrNull, texts } from './common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Condicion = Type.Object(
  {
    id: text('Figura que mira la norma.'),
    etiqueta: text('Su nombre legible.'),
    valor: Type.Optional(number('Lo que tiene la fórmula; falta si la fórmula sola no lo dice.')),
    operador: Type.Enum(['>=', '<=', '>', '<'], { type: 'string', description: 'Cómo se compara con el umbral.' }),
    umbral: number('Umbral de la norma.'),
    unidad: text('Unidad.'),
    margen: Type.Optional(number('Lo que sobra hasta el umbral; negativo si no se cumple.')),
    cumple: booleanOrNull('Si se cumple; null si la fórmula sola no lo dice.'),
    norma: text('Artículo.'),
  },
  { description: 'Una condición de la norma.' },
)

export const Legal = Type.Object(
  {
    cumple: booleanOrNull('Si puede llevar la denominación; null si falta por saber algo.'),
    denominacion: text('Denominación que se ha comprobado.'),
    condiciones: Type.Array(Condicion, { description: 'Cada condición, con su artículo.' }),
    alternativas: texts('Otras denominaciones que sí cumple.'),
  },
  { description: 'Qué dice la ley de la denominación. Falta si no hay ninguna para la fórmula.' },
)
