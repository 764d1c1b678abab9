import { NORM_BASES, type RangeNorm } from '@obrador/engine'
import { type TObject, type TProperties, type TSchemaOptions, Type } from 'typebox'

/** Array of exactly two numbers. Not a JSON Schema tuple: drafts 7 and 2020 write those differently, and we speak both. */
export const rangeSchema = (description: string) =>
  Type.Unsafe<readonly [least: number, most: number]>({
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
    description,
  })

/** An answer with more fields, all of them optional: what it must have stays as it is, an example that nobody has read yet too. */
export const answerWithFields = <Properties extends TProperties, More extends TProperties>(
  response: TObject<Properties>,
  more: More,
) =>
  Object.defineProperties({} as TObject<Properties & More>, {
    ...Object.getOwnPropertyDescriptors(response),
    properties: { value: { ...response.properties, ...more }, enumerable: true },
  })

/** A string that may also be null, which means the same as leaving it out. */
export const textOrNull = (options: TSchemaOptions & { readonly description: string }) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], ...options })

export const booleanOrNull = (description: string) =>
  Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description })

/** Why a range is what it is. */
export const PorqueSchema = Type.Object(
  {
    base: Type.Unsafe<RangeNorm['base']>({
      type: 'string',
      enum: NORM_BASES,
      description:
        'En qué se apoya: «ley», «mercado» (lo que está a la venta), «fisica», «fuente» (la bibliografía del oficio) o «datos» (fórmulas publicadas).',
    }),
    n: Type.Integer({ description: 'Fórmulas publicadas del tipo con que se ha contrastado.' }),
    texto: Type.String({ description: 'La razón, en una frase.' }),
  },
  { description: 'Por qué el rango es el que es.' },
)

/** The way of making a type that a formula was taken for, where it tells one by itself. */
export const readAsSchema = {
  variante: Type.Optional(
    Type.String({ description: 'Variante del tipo por la que se ha juzgado, si la fórmula es de una.' }),
  ),
  varianteLabel: Type.Optional(Type.String({ description: 'Nombre legible de la variante.' })),
  varianteFrase: Type.Optional(Type.String({ description: '«Lo leo como …», en una frase.' })),
}

export const textsSchema = (description: string) => Type.Array(Type.String(), { description })

export const StatusSchema = Type.Literal('ok', { description: 'Siempre «ok» en una respuesta 200.' })

export const VerdictSchema = Type.Enum(['equilibrada', 'revisar'], {
  type: 'string',
  description: '«equilibrada» si ningún parámetro juzgado está fuera de su rango; «revisar» si alguno lo está.',
})

export const PareceTipo = Type.Object(
  {
    etiqueta: Type.String({ description: 'Nombre del producto que parece.' }),
    oficio: Type.String({ description: 'Oficio en el que se hace.' }),
    tipo: Type.Optional(Type.String({ description: 'Su «type», si el servicio lo tiene.' })),
    distancia: Type.Optional(
      Type.Number({
        description: 'Lo que sus cifras se salen de los rangos de ese tipo, en anchuras de rango; 0 es dentro.',
      }),
    ),
    porque: Type.String({ description: 'Por qué lo parece.' }),
  },
  {
    description:
      '«Esto es otro producto»: a qué se parece más la fórmula que a lo pedido. Falta si es lo que dice ser.',
  },
)

export const PoweredBy = Type.String({ description: 'Atribución fija del servicio.' })
