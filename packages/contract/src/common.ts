import { NORM_BASES, type RangeNorm } from '@obrador/engine'
import type { TObject, TProperties, TSchemaOptions } from 'typebox'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { Type } from './schema-type.ts'

/** Array of exactly two numbers. Not a JSON Schema tuple: drafts 7 and 2020 write those differently, and we speak both. */
export const rangeSchema = (about: SchemaText) =>
  Type.Unsafe<readonly [least: number, most: number]>({
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
    ...about,
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

export const booleanOrNull = (about: SchemaText) => Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], ...about })

/** Why a range is what it is. */
export const PorqueSchema = Type.Object(
  {
    base: Type.Unsafe<RangeNorm['base']>({
      type: 'string',
      enum: NORM_BASES,
      ...bothTexts`En qué se apoya: «ley», «mercado» (lo que está a la venta), «fisica», «fuente» (la bibliografía del oficio) o «datos» (fórmulas publicadas). | What it rests on: \`ley\` (law), \`mercado\` (what is on sale), \`fisica\` (physics), \`fuente\` (the literature of the trade) or \`datos\` (published formulas).`,
    }),
    n: Type.Integer(
      bothTexts`Fórmulas publicadas del tipo con que se ha contrastado. | Published formulas of the type against which it was checked.`,
    ),
    texto: Type.String(bothTexts`La razón, en una frase. | The reason, in a sentence.`),
  },
  bothTexts`Por qué el rango es el que es. | Why the range is what it is.`,
)

/** The way of making a type that a formula was taken for, where it tells one by itself. */
export const readAsSchema = {
  variante: Type.Optional(
    Type.String(
      bothTexts`Variante del tipo por la que se ha juzgado, si la fórmula es de una. | Variant of the type by which it was judged, if the formula is of one.`,
    ),
  ),
  varianteLabel: Type.Optional(Type.String(bothTexts`Nombre legible de la variante. | Readable name of the variant.`)),
  varianteFrase: Type.Optional(
    Type.String(bothTexts`«Lo leo como …», en una frase. | «I read it as …», in a sentence.`),
  ),
}

export const textsSchema = (about: SchemaText) => Type.Array(Type.String(), about)

export const StatusSchema = Type.Literal(
  'ok',
  bothTexts`Siempre «ok» en una respuesta 200. | Always \`ok\` in a 200 answer.`,
)

export const VerdictSchema = Type.Enum(['equilibrada', 'revisar'], {
  type: 'string',
  ...bothTexts`«equilibrada» si ningún parámetro juzgado está fuera de su rango; «revisar» si alguno lo está. | \`equilibrada\` (balanced) if no judged parameter is out of its range; \`revisar\` (to be reviewed) if one is.`,
})

export const PareceTipo = Type.Object(
  {
    etiqueta: Type.String(bothTexts`Nombre del producto que parece. | Name of the product that it looks like.`),
    oficio: Type.String(bothTexts`Oficio en el que se hace. | Craft in which that is made.`),
    tipo: Type.Optional(
      Type.String(bothTexts`Su «type», si el servicio lo tiene. | Its \`type\`, if the service has it.`),
    ),
    distancia: Type.Optional(
      Type.Number(
        bothTexts`Lo que sus cifras se salen de los rangos de ese tipo, en anchuras de rango; 0 es dentro. | How far its figures are out of the ranges of that type, in widths of a range; 0 is inside.`,
      ),
    ),
    porque: Type.String(bothTexts`Por qué lo parece. | Why it looks like it.`),
  },
  bothTexts`«Esto es otro producto»: a qué se parece más la fórmula que a lo pedido. Falta si es lo que dice ser. | «This is another product»: what the formula resembles more than what was asked for. Missing if it is what it says it is.`,
)

export const PoweredBy = Type.String(bothTexts`Atribución fija del servicio. | Fixed attribution of the service.`)

/** The mark of a line that nobody weighed. */
export const unweighedMark = Type.Optional(
  Type.Literal(
    true,
    bothTexts`Nadie lo ha pesado: los gramos son de lo demás. | Nobody weighed it: the grams are of the rest.`,
  ),
)
