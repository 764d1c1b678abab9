import { Type } from 'typebox'
import { booleanOrNull, texts } from './common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

export const Condicion = Type.Object(
  {
    id: text('Clave de la cifra que se compara.'),
    etiqueta: text('Nombre legible de la cifra.'),
    valor: Type.Optional(number('Valor medido; falta si la fórmula sola no lo dice.')),
    operador: Type.Enum(['>=', '<=', '>', '<'], { type: 'string', description: 'Cómo se compara con el umbral.' }),
    umbral: number('Lo que la norma exige o admite.'),
    unidad: text('Unidad del valor y del umbral.'),
    margen: Type.Optional(number('Lo que sobra hasta el umbral; negativo si no se cumple.')),
    cumple: booleanOrNull('Si se cumple; null si la fórmula sola no lo dice.'),
    norma: text('Norma y artículo.'),
  },
  { description: 'Una condición de la denominación.' },
)

/** What a formula may be called by law: alike in every craft that has one; some add their own. */
export const legalFields = {
  cumple: booleanOrNull('Si la fórmula puede llevar la denominación; null si decide algo que la fórmula no dice.'),
  denominacion: text('La denominación con la que se compara.'),
  condiciones: Type.Array(Condicion, { description: 'Sus condiciones, con el margen de cada una.' }),
  alternativas: texts('Otras denominaciones que también puede llevar.'),
}

export const Legal = Type.Object(legalFields, { description: 'La denominación legal, condición por condición.' })
