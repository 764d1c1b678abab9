import { Type } from 'typebox'
import { booleanOrNull, textsSchema } from './common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

export const CondicionSchema = Type.Object(
  {
    id: text('Clave de la cifra que se compara.'),
    etiqueta: text('Nombre legible de la cifra.'),
    valor: Type.Optional(number('Valor medido; falta si la fórmula sola no lo dice.')),
    operador: Type.Enum(['>=', '<=', '>', '<'], { type: 'string', description: 'Cómo se compara con el umbral.' }),
    umbral: number('Lo que la norma exige o admite.'),
    unidad: text('Unidad del valor y del umbral.'),
    base: text('De qué es el porcentaje: mezcla, producto acabado, harina, parte de chocolate, materia seca, pieza.'),
    margen: Type.Optional(number('Lo que sobra hasta el umbral; negativo si no se cumple.')),
    cumple: booleanOrNull('Si se cumple; null si la fórmula sola no lo dice.'),
    norma: text('Norma y artículo.'),
    bastaUna: Type.Optional(text('De las condiciones con la misma palabra basta una.')),
  },
  { description: 'Una condición de la denominación.' },
)

const heldFields = {
  cumple: booleanOrNull(
    'Si la fórmula puede llevar la denominación; null si las cifras se cumplen y falta lo que una fórmula no dice (véase siAdemas).',
  ),
  denominacion: text('La denominación con la que se compara.'),
  condiciones: Type.Array(CondicionSchema, { description: 'Sus condiciones, con el margen de cada una.' }),
  siAdemas: textsSchema(
    'Lo que el nombre pide y una fórmula no enseña (origen, proceso, forma, análisis): «si además …».',
  ),
}

/** What a formula may be called by law: alike in every craft; some add their own. */
export const legalFields = {
  ...heldFields,
  alternativas: textsSchema('Otras denominaciones que también puede llevar, en el orden de la norma.'),
  nombre: Type.Optional(
    text('El nombre que puede ir en la etiqueta, con el ingrediente que lo caracteriza; falta si ninguno le conviene.'),
  ),
  categoria: Type.Optional(
    text('La categoría en la que lo pone su norma: pan especial, calidad Suprema, masa batida.'),
  ),
  menciones: Type.Array(Type.Object(heldFields, { description: 'Una mención o un nombre protegido.' }), {
    description: 'Menciones y nombres protegidos con lo que piden; un nombre protegido nunca se afirma.',
  }),
  obligatorio: textsSchema('Lo que la etiqueta de ese nombre debe decir.'),
  objecion: Type.Optional(text('Por qué no puede llevar la denominación y qué gramos la alcanzan.')),
}

export const LegalSchema = Type.Object(legalFields, { description: 'La denominación legal, condición por condición.' })
