import { REQUEST_LIMITS } from '@obrador/engine'
import { type TObject, type TSchema, Type } from 'typebox'
import type { LineFields } from '../crafts.ts'

/** Bounds of what an adjustment may be asked; the balancer has the same. */
export const PANTRY_LIMITS = { items: 60, newcomers: 10 } as const
const LARGEST_STEP = 1000
const LARGEST_FACTOR = 10
const MOST_CHANGES = 50
const HIGHEST_COST = 10_000

const grams = (description: string) =>
  Type.Optional(
    Type.Number({ minimum: 0, maximum: REQUEST_LIMITS.grams, description: `${description}, en gramos del lote.` }),
  )
const flag = (description: string) => Type.Optional(Type.Boolean({ description }))
const choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Type.Unsafe<Value>({ type: 'string', enum: values, description }))

const price = Type.Optional(
  Type.Number({ minimum: 0, description: 'Precio en euros por kg. Sustituye al del catálogo.' }),
)

/** What a line may do, beside what the craft already asks of it. */
export const lineWishes = {
  fijo: flag(
    'true: se queda como está; false: se mueve cuanto haga falta. Si falta, manda su papel: la base no se toca, lo que da nombre baja poco y lo último, las dosis van a su dosis.',
  ),
  min: grams('Lo menos que puede quedar'),
  max: grams('Lo más que puede haber'),
  tengo: grams('Lo que hay en casa: no pasa de ahí y, por lo demás, manda su papel'),
  precio: price,
  abrir: flag(
    'En una línea con «preparacion»: true, lo que lleva dentro se mueve también, línea a línea, menos lo que ahí tenga «fijo»: true; si falta, la preparación se mueve como una sola cosa.',
  ),
  pieza: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: REQUEST_LIMITS.grams,
      description: 'Gramos de una pieza (un huevo): la línea se pesa en piezas enteras.',
    }),
  ),
}

const range = {
  min: Type.Optional(Type.Number({ description: 'Lo menos que se admite.' })),
  max: Type.Optional(Type.Number({ description: 'Lo más que se admite.' })),
  factor: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: LARGEST_FACTOR,
      description: 'Veces lo de ahora: 0,8, un 20 % menos; 1, igual. Sin «min» ni «max»; en °C, solo 1.',
    }),
  ),
}

/** What may be wished of a figure: an object or the word, in one schema, so that a refusal speaks of the right thing. */
const Wish = Type.Unsafe<object | 'mantener'>({
  type: ['object', 'string'],
  pattern: '^mantener$',
  properties: range,
  description:
    'Un rango (puede faltar un extremo, y dos iguales piden un valor exacto), un «factor» de lo que la fórmula tiene ahora, o «mantener». Los dos últimos valen en torno a ese valor: el 5 % de la anchura del rango del tipo o, si no tiene, el 2 % del valor; y no sueltan la ley del nombre.',
})

/** What may be asked of an adjustment, whatever the craft. */
export const adjustFields = {
  objetivo: choice(
    ['menos_cambios', 'menor_coste'],
    '«menos_cambios» (por defecto) toca las menos líneas y gramos; «menor_coste» busca la más barata que cumpla.',
  ),
  nivel: choice(['siguiente', 'mejor'], 'A qué aspira donde hay categorías o medallas. Si falta, a estar bien hecha.'),
  objetivos: Type.Optional(
    Type.Record(Type.String(), Wish, {
      description:
        'Lo que pides, por parámetro: sustituye al rango del tipo. También vale la clave de un límite que nombre «relajaciones».',
    }),
  ),
  soloObjetivos: flag('true: solo cuentan tus «objetivos»; los rangos del tipo no obligan.'),
  total: flag(
    'Mantener el peso del lote. Si falta, se mantiene, salvo donde hay una base que no se mueve (la harina de una masa).',
  ),
  margen: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 0.4,
      description:
        'Cuánto dentro del rango acaba lo que estaba fuera, en partes de su anchura. Por defecto, 0,1; ante la ley, el 3 % del umbral.',
    }),
  ),
  seguridad: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Con qué probabilidad (de 0 a 1) deben cumplirse todos los rangos con lo que varían los ingredientes de una compra a otra; la respuesta dice lo que cuesta. Por defecto, 0.',
    }),
  ),
  legal: flag('false: no obliga lo que la ley pide al nombre del tipo.'),
  maxNuevos: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: PANTRY_LIMITS.newcomers,
      description: 'Cuántos de la despensa pueden entrar. Por defecto, 2.',
    }),
  ),
  maxCambios: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_CHANGES,
      description: 'Cuántas líneas pueden cambiar, con las que entran.',
    }),
  ),
  maxCoste: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: HIGHEST_COST,
      description: 'Lo más que puede costar, en euros por kg.',
    }),
  ),
  redondeo: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: LARGEST_STEP,
      description: 'Paso de la báscula en gramos; 0, sin redondear. Por defecto, 1 g desde 20 g y 0,1 g por debajo.',
    }),
  ),
}

/** The word, or a list of names and of lines without weight: one schema, so that a refusal speaks of the right thing. */
const despensa = (line: TObject, { name, grams: weight }: LineFields) => {
  const { [name]: named, [weight]: _, ...composition } = line.properties
  return Type.Optional(
    Type.Unsafe<unknown>({
      type: ['string', 'array'],
      pattern: '^catalogo$',
      maxItems: PANTRY_LIMITS.items,
      items: {
        type: ['string', 'object'],
        minLength: 1,
        properties: {
          [name]: named as TSchema,
          ...composition,
          max: grams('Lo más que puede entrar'),
          precio: price,
        },
        required: [name],
        description: 'Un nombre, o una línea sin peso con su composición, su precio y lo más que puede entrar.',
      },
      description: `Lo que se puede añadir: «catalogo» (los ingredientes técnicos que van con el tipo) o una lista de hasta ${PANTRY_LIMITS.items}. Si falta, lo que hay en todo obrador de ese tipo; con una lista vacía, solo se mueve lo que ya está en la fórmula.`,
    }),
  )
}

/** The balance request of a craft, with wishes. */
export function ajusteRequest(request: TObject, fields: LineFields, description: string, example: unknown): TObject {
  const { ingredients, ...rest } = request.properties
  const lines = ingredients as TSchema & { readonly items: TObject; readonly description: string }
  const { description: about, items, ...bounds } = lines
  return Type.Object(
    {
      ...rest,
      ingredients: Type.Array(
        Type.Object({ ...items.properties, ...lineWishes }, { description: 'Un ingrediente, con lo que puede hacer.' }),
        { minItems: Number(Reflect.get(bounds, 'minItems')), maxItems: REQUEST_LIMITS.ingredients, description: about },
      ),
      ...adjustFields,
      despensa: despensa(items, fields),
    },
    { description, examples: [example] },
  )
}
