import { ALLERGEN_TELLINGS, allCrafts, type PreparationReport, REQUEST_LIMITS } from '@obrador/engine'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { booleanOrNull, textOrNull, textsSchema } from './common.ts'
import { Type } from './schema-type.ts'
import { partHeadline } from './texto.ts'

/** A formula used as an ingredient of another: how it is sent, and what an answer says of it. */

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

/** Entries of `preparaciones` at most. */
const MOST_ENTRIES = 50

/**
 * One schema for a name and for a formula, so that a refusal speaks of the right thing; what is inside is of its own craft,
 * which looks at it line by line.
 */
const Preparacion = Type.Unsafe<unknown>({
  type: ['string', 'object'],
  maxLength: REQUEST_LIMITS.nameLength,
  properties: {
    oficio: {
      type: 'string',
      enum: Object.keys(allCrafts),
      ...bothTexts`El oficio en que se hace. | The craft in which it is made.`,
    },
    type: textOrNull(
      bothTexts`Su tipo en ese oficio. Dice qué pierde al hacerse (horno, cocción, tueste) y con qué rangos se juzga; sin él no se le supone ninguna pérdida. | Its type in that craft. It says what it loses when it is made (oven, cooking, roasting) and by which ranges it is judged; without it no loss is assumed.`,
    ),
    ingredients: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          preparacion: { $ref: 'Preparacion#' },
          fila: {
            type: 'string',
            maxLength: REQUEST_LIMITS.nameLength,
            ...bothTexts`Identificador de la fila del catálogo que es, se llame como se llame: así vienen los de dentro de un saco, con las palabras de su etiqueta. | Id of the row of the catalogue that it is, whatever it is called: that is how what is inside a sack comes, in the words of its label.`,
          },
        },
        additionalProperties: true,
        ...bothTexts`Un ingrediente, con los campos que usa el POST de ese oficio. | An ingredient, with the fields that the POST of that craft uses.`,
      },
      ...bothTexts`Sus ingredientes, como en el POST de su oficio. Entre todos los niveles, hasta ${REQUEST_LIMITS.ingredients} líneas. | Its ingredients, as in the POST of its craft. Over all levels, up to ${REQUEST_LIMITS.ingredients} lines.`,
    },
    aguaEvaporada: {
      type: 'number',
      minimum: 0,
      ...bothTexts`Gramos de agua que pierde al cocer, en helado. | Grams of water that it loses in cooking, in ice cream.`,
    },
    merma: {
      type: 'number',
      minimum: 0,
      maximum: 0.5,
      ...bothTexts`Parte del peso que pierde en el horno, en panadería. | Part of the weight that it loses in the oven, in bread.`,
    },
    perdidaHorneado: {
      type: 'number',
      minimum: 0,
      ...bothTexts`Peso que pierde al hornear o cocer, %, en pastelería. | Weight that it loses in baking or cooking, %, in pastry.`,
    },
    rendimiento: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 100,
      ...bothTexts`Lo que has pesado: gramos que quedan de cada 100 g de ingredientes. Va por delante de cualquier otra pérdida. Lo que falta se cuenta como agua que se ha ido; lo que se queda en el cazo no va aquí. | What you have weighed: grams left of every 100 g of ingredients. It comes before any other loss. What is missing counts as water that has gone; what stays in the pan does not belong here.`,
    },
  },
  required: ['oficio', 'ingredients'],
  ...bothTexts`Una fórmula que es ingrediente de otra: un objeto con su oficio y sus ingredientes, o el nombre de una entrada de «preparaciones». Los gramos de la línea son los de la preparación tal como se usa, ya hecha. Hasta 4 niveles. | A formula that is an ingredient of another: an object with its craft and its ingredients, or the name of an entry of \`preparaciones\`. The grams of the line are those of the preparation as it is used, already made. Up to 4 levels.`,
  examples: [
    {
      oficio: 'turron',
      type: 'jijona',
      ingredients: [
        { ingrediente: 'Almendra cruda', peso: 600 },
        { ingrediente: 'Miel', peso: 250 },
        { ingrediente: 'Azúcar', peso: 150 },
        { ingrediente: 'Clara de huevo', peso: 15 },
      ],
    },
  ],
})

/** Of a line. */
export const preparacionField = Type.Optional(
  Type.Unsafe<unknown>({
    $ref: 'Preparacion#',
    ...bothTexts`Si la línea es otra fórmula: cuál, o su nombre en «preparaciones». | If the line is another formula: which, or its name in \`preparaciones\`.`,
  }),
)

/** Beside the lines. */
export const preparacionesField = Type.Optional(
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    maxProperties: MOST_ENTRIES,
    propertyNames: { minLength: 1, maxLength: REQUEST_LIMITS.nameLength },
    additionalProperties: { $ref: 'Preparacion#' },
    ...bothTexts`Fórmulas que las líneas usan por su nombre: una línea que se llama como una entrada, o que la nombra en «preparacion», lleva esa fórmula. | Formulas that the lines use by name: a line that is called like an entry, or names it in \`preparacion\`, is made of that formula.`,
  }),
)

const figures = (about: SchemaText) =>
  Type.Unsafe<Readonly<Record<string, number | undefined>>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    ...about,
  })

/** What an answer says of each preparation. */
const PreparacionAnalizada = Type.Unsafe<PreparationReport>(
  Type.Object(
    {
      nombre: text(bothTexts`Cómo se llama en la línea que la usa. | What it is called in the line that uses it.`),
      oficio: text(bothTexts`El oficio en que se hace. | The craft in which it is made.`),
      type: text(bothTexts`Tipo por el que se ha leído. | Type by which it was read.`),
      typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      verdict: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        enum: ['equilibrada', 'revisar', null],
        ...bothTexts`Su propio veredicto, en su oficio; null si no es un producto por sí sola (una biga, un almíbar). | Its own verdict, in its craft; null if it is no product by itself (a biga, a syrup).`,
      }),
      resumen: Type.Optional(
        text(
          bothTexts`El veredicto en una frase, o por qué no lo hay. | The verdict in a sentence, or why there is none.`,
        ),
      ),
      titular: partHeadline,
      params: figures(
        bothTexts`Sus parámetros, como en el POST de su oficio. | Its parameters, as in the POST of its craft.`,
      ),
      inRange: Type.Unsafe<unknown>({
        type: 'object',
        additionalProperties: { type: ['boolean', 'null'] },
        ...bothTexts`Qué parámetros están en su rango. | Which parameters are in their range.`,
      }),
      score: Type.Optional(
        Type.Unsafe<unknown>(
          bothTexts`Su categoría o medalla, donde su oficio las da. | Its category or medal, where its craft gives them.`,
        ),
      ),
      legal: Type.Optional(
        Type.Object(
          {
            cumple: booleanOrNull(bothTexts`Si puede llevar esa denominación. | Whether it may bear that legal name.`),
            denominacion: text(bothTexts`Denominación legal que se le pide. | Legal name that is asked of it.`),
            nombre: Type.Optional(
              text(
                bothTexts`La que puede llevar; falta si ninguna le va. | The one that it may bear; missing if none suits it.`,
              ),
            ),
            objecion: Type.Optional(
              text(
                bothTexts`Por qué no puede llevar la que se le pide. | Why it may not bear the one that is asked of it.`,
              ),
            ),
          },
          bothTexts`Lo que la ley dice de su nombre. | What the law says of its name.`,
        ),
      ),
      gramos: number(bothTexts`Gramos que lleva la fórmula, ya hecha. | Grams that the formula holds, already made.`),
      gramosPesados: number(
        bothTexts`Gramos de ingredientes que hay que pesar para tenerlos. | Grams of ingredients that have to be weighed to have them.`,
      ),
      rendimiento: number(bothTexts`Gramos que quedan de cada 100 pesados. | Grams left of every 100 weighed.`),
      composicion: Type.Array(
        Type.Object({
          clave: text(bothTexts`Componente. | Component.`),
          etiqueta: text(bothTexts`Nombre legible. | Readable name.`),
          porcentaje: number(bothTexts`Gramos por 100 g. | Grams per 100 g.`),
        }),
        bothTexts`De qué está hecha tal como se usa, por 100 g. | What it is made of as it is used, per 100 g.`,
      ),
      kcal_100g: Type.Optional(
        number(
          bothTexts`Energía tal como se usa, kcal por 100 g. Falta si algo no se conoce. | Energy as it is used, kcal per 100 g. Missing if something is not known.`,
        ),
      ),
      precio: Type.Optional(
        number(
          bothTexts`Euros por kg tal como se usa. Falta si algo no tiene precio. | Euros per kg as it is used. Missing if something has no price.`,
        ),
      ),
      alergenos: textsSchema(
        bothTexts`Alérgenos del anexo II de lo que lleva y se conoce. | Allergens of annex II of what is in it and known.`,
      ),
      warnings: textsSchema(bothTexts`Avisos de la preparación. | Warnings of the preparation.`),
      preparaciones: Type.Optional(
        Type.Array(
          Type.Unsafe<PreparationReport>({ $ref: 'PreparacionAnalizada#' }),
          bothTexts`Las que lleva dentro. | Those inside it.`,
        ),
      ),
    },
    bothTexts`Una preparación de la fórmula, juzgada por sí misma en su oficio. | A preparation of the formula, judged by itself in its craft.`,
  ),
)

/** The doubt of a line that is a bought product, as `/api/saco` gives it. */
export const sacoField = Type.Optional(
  Type.Unsafe<unknown>({
    type: 'object',
    properties: {
      modos: {
        type: 'array',
        maxItems: 6,
        items: { type: 'array', items: { type: 'number' } },
        ...bothTexts`Gramos de cada línea de la preparación que van juntos, una desviación por fila. | Grams of each line of the preparation that go together, one deviation per row.`,
      },
      compra: {
        type: 'array',
        maxItems: 9,
        items: { type: 'array', items: { type: 'number' } },
        ...bothTexts`Lo que varía además de una compra a otra, una desviación por fila. | What varies besides from one purchase to the next, one deviation per row.`,
      },
      pregunta: {
        type: 'string',
        maxLength: 120,
        ...bothTexts`Qué preguntar al proveedor. | What to ask the supplier for.`,
      },
      declara: {
        type: 'object',
        additionalProperties: { type: 'string', enum: [...ALLERGEN_TELLINGS] },
        ...bothTexts`Lo que su etiqueta dice de alérgenos, por su nombre o el de su especie: «lleva», «puede» (trazas) o «no». | What its label says of allergens, by their name or that of the species: \`lleva\` (has it), \`puede\` (traces) or \`no\`.`,
      },
    },
    ...bothTexts`En una línea con «preparacion»: lo que puede errar su receta, como lo da /api/saco. Cuenta en «duda». | On a line with \`preparacion\`: how far its recipe may be off, as /api/saco gives it. It counts in \`duda\`.`,
  }),
)

/** Beside the figures of an answer. */
export const preparadasField = Type.Optional(
  Type.Array(
    Type.Unsafe<PreparationReport>({ $ref: 'PreparacionAnalizada#' }),
    bothTexts`Solo si alguna línea lleva una preparación: cada una, juzgada en su propio oficio. | Only if some line holds a preparation: each of them, judged in its own craft.`,
  ),
)

/** The shapes that hold each other, under their names. */
export const preparacionSchemas = { Preparacion, PreparacionAnalizada } as const
