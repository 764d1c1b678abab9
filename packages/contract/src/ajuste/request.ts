import { REQUEST_LIMITS } from '@obrador/engine'
import type { TObject, TSchema } from 'typebox'
import { type BothTexts, bothTexts, onlyText, type SchemaText } from '../both-texts.ts'
import type { LineFields } from '../crafts.ts'
import { Type } from '../schema-type.ts'

/** Bounds of what an adjustment may be asked; the balancer has the same. */
export const PANTRY_LIMITS = { items: 60, newcomers: 10 } as const
const LARGEST_STEP = 1000
const LARGEST_FACTOR = 10
const MOST_CHANGES = 50
const HIGHEST_COST = 10_000

const grams = (what: BothTexts) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: REQUEST_LIMITS.grams,
      ...bothTexts`${what}, en gramos del lote. | ${what}, in grams of the batch.`,
    }),
  )
const flag = (about: SchemaText) => Type.Optional(Type.Boolean(about))
const choice = <Value extends string>(values: readonly Value[], about: SchemaText) =>
  Type.Optional(Type.Unsafe<Value>({ type: 'string', enum: values, ...about }))

const price = Type.Optional(
  Type.Number({
    minimum: 0,
    ...bothTexts`Precio en euros por kg. Sustituye al del catálogo. | Price in euros per kg. Replaces that of the catalogue.`,
  }),
)

/** What a line may do, beside what the craft already asks of it. */
export const lineWishes = {
  fijo: flag(
    bothTexts`true: se queda como está; false: se mueve cuanto haga falta. Si falta, manda su papel: la base no se toca, lo que da nombre baja poco y lo último, las dosis van a su dosis. | true: it stays as it is; false: it moves as far as is needed. If missing, its role decides: the base is not touched, what gives the name goes down little and last, doses go to their dose.`,
  ),
  min: grams(bothTexts`Lo menos que puede quedar | The least that may be left`),
  max: grams(bothTexts`Lo más que puede haber | The most that there may be`),
  tengo: grams(
    bothTexts`Lo que hay en casa: no pasa de ahí y, por lo demás, manda su papel | What there is in the house: it does not go beyond that and otherwise its role decides`,
  ),
  precio: price,
  abrir: flag(
    bothTexts`En una línea con «preparacion»: true, lo que lleva dentro se mueve también, línea a línea, menos lo que ahí tenga «fijo»: true; si falta, la preparación se mueve como una sola cosa. | In a line with \`preparacion\`: true, what is inside moves too, line by line, but for what has \`fijo\`: true there; if missing, the preparation moves as one thing.`,
  ),
  pieza: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: REQUEST_LIMITS.grams,
      ...bothTexts`Gramos de una pieza (un huevo): la línea se pesa en piezas enteras. | Grams of a piece (an egg): the line is weighed in whole pieces.`,
    }),
  ),
}

const range = {
  min: Type.Optional(Type.Number(bothTexts`Lo menos que se admite. | The least that is admitted.`)),
  max: Type.Optional(Type.Number(bothTexts`Lo más que se admite. | The most that is admitted.`)),
  factor: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: LARGEST_FACTOR,
      ...bothTexts`Veces lo de ahora: 0,8, un 20 % menos; 1, igual. Sin «min» ni «max»; en °C, solo 1. | So many times what there is now: 0.8 is 20 % less; 1, the same. Without \`min\` or \`max\`; in °C, only 1.`,
    }),
  ),
}

/** What may be wished of a figure: an object or the word, in one schema, so that a refusal speaks of the right thing. */
const Wish = Type.Unsafe<object | 'mantener'>({
  type: ['object', 'string'],
  pattern: '^mantener$',
  properties: range,
  ...bothTexts`Un rango (puede faltar un extremo, y dos iguales piden un valor exacto), un «factor» de lo que la fórmula tiene ahora, o «mantener». Los dos últimos valen en torno a ese valor: el 5 % de la anchura del rango del tipo o, si no tiene, el 2 % del valor; y no sueltan la ley del nombre. | A range (an end may be missing, and two equal ones ask for an exact value), a \`factor\` of what the formula has now, or \`mantener\` (keep). The last two hold around that value: 5 % of the width of the type's range or, if it has none, 2 % of the value; and they do not let go of the law of the name.`,
})

/** What may be asked of an adjustment, whatever the craft. */
export const adjustFields = {
  objetivo: choice(
    ['menos_cambios', 'menor_coste'],
    bothTexts`«menos_cambios» (por defecto) toca las menos líneas y gramos; «menor_coste» busca la más barata que cumpla. | \`menos_cambios\` (the default) touches the fewest lines and grams; \`menor_coste\` looks for the cheapest that complies.`,
  ),
  nivel: choice(
    ['siguiente', 'mejor'],
    bothTexts`A qué aspira donde hay categorías o medallas. Si falta, a estar bien hecha. | What it aspires to where there are categories or medals. If missing, to be well made.`,
  ),
  objetivos: Type.Optional(
    Type.Record(
      Type.String(),
      Wish,
      bothTexts`Lo que pides, por parámetro: sustituye al rango del tipo. También vale la clave de un límite que nombre «relajaciones». | What you ask for, by parameter: it replaces the range of the type. The key of a limit that \`relajaciones\` names will do too.`,
    ),
  ),
  soloObjetivos: flag(
    bothTexts`true: solo cuentan tus «objetivos»; los rangos del tipo no obligan. | true: only your \`objetivos\` count; the ranges of the type do not bind.`,
  ),
  total: flag(
    bothTexts`Mantener el peso del lote. Si falta, se mantiene, salvo donde hay una base que no se mueve (la harina de una masa). | Keep the weight of the batch. If missing it is kept, unless there is a base that does not move (the flour of a dough).`,
  ),
  margen: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 0.4,
      ...bothTexts`Cuánto dentro del rango acaba lo que estaba fuera, en partes de su anchura. Por defecto, lo mismo que le faltaba, entre 0,02 y 0,1; ante la ley, hasta el 3 % del umbral. | How far inside the range ends what was outside, in parts of its width. By default, as much as it was outside, from 0.02 to 0.1; before the law, up to 3 % of the threshold.`,
    }),
  ),
  seguridad: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      ...bothTexts`Con qué probabilidad (de 0 a 1) deben cumplirse todos los rangos con lo que varían los ingredientes de una compra a otra; la respuesta dice lo que cuesta. Por defecto, 0. | With what probability (from 0 to 1) all ranges must be met with what ingredients vary from one purchase to another; the answer says what that costs. By default, 0.`,
    }),
  ),
  legal: flag(
    bothTexts`false: no obliga lo que la ley pide al nombre del tipo. | false: what the law asks of the name of the type does not bind.`,
  ),
  maxNuevos: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: PANTRY_LIMITS.newcomers,
      ...bothTexts`Cuántos de la despensa pueden entrar. Por defecto, 2. | How many of the pantry may come in. By default, 2.`,
    }),
  ),
  maxCambios: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_CHANGES,
      ...bothTexts`Cuántas líneas pueden cambiar, con las que entran. | How many lines may change, with those that come in.`,
    }),
  ),
  maxCoste: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: HIGHEST_COST,
      ...bothTexts`Lo más que puede costar, en euros por kg. | The most that it may cost, in euros per kg. What has no price counts as free, and a warning says so.`,
    }),
  ),
  redondeo: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: LARGEST_STEP,
      ...bothTexts`Paso de la báscula en gramos; 0, sin redondear. Por defecto, 1 g desde 20 g y 0,1 g por debajo. | Step of the scale in grams; 0, not rounded. By default, 1 g from 20 g on and 0.1 g below. If it does not fit, it is refined and said.`,
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
          max: grams(bothTexts`Lo más que puede entrar | The most that may come in`),
          precio: price,
        },
        required: [name],
        ...bothTexts`Un nombre, o una línea sin peso con su composición, su precio y lo más que puede entrar. | A name, or a line without weight with its composition, its price and the most that may come in.`,
      },
      ...bothTexts`Lo que se puede añadir: «catalogo» (los ingredientes técnicos que van con el tipo) o una lista de hasta ${PANTRY_LIMITS.items}. Si falta, lo que hay en todo obrador de ese tipo; con una lista vacía, solo se mueve lo que ya está en la fórmula. | What may be added: \`catalogo\` (the technical ingredients that go with the type) or a list of up to ${PANTRY_LIMITS.items}. If missing, what every workshop of that type has; with an empty list, only what is in the formula already moves.`,
    }),
  )
}

/** The balance request of a craft, with wishes. */
export function ajusteRequest(request: TObject, fields: LineFields, about: SchemaText, example: unknown): TObject {
  const { ingredients, ...rest } = request.properties
  const lines = ingredients as TSchema & SchemaText & { readonly items: TObject; readonly minItems: number }
  return Type.Object(
    {
      ...rest,
      ingredients: Type.Array(
        Type.Object(
          { ...lines.items.properties, ...lineWishes },
          bothTexts`Un ingrediente, con lo que puede hacer. | An ingredient, with what it may do.`,
        ),
        { minItems: lines.minItems, maxItems: REQUEST_LIMITS.ingredients, ...onlyText(lines) },
      ),
      ...adjustFields,
      despensa: despensa(lines.items, fields),
    },
    { ...about, examples: [example] },
  )
}
