import { allCrafts, type PreparationReport, REQUEST_LIMITS } from '@obrador/engine'
import { Type } from 'typebox'
import { booleanOrNull, textOrNull, textsSchema } from './common.ts'

/** A formula used as an ingredient of another: how it is sent, and what an answer says of it. */

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

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
    oficio: { type: 'string', enum: Object.keys(allCrafts), description: 'El oficio en que se hace.' },
    type: textOrNull({
      description:
        'Su tipo en ese oficio. Dice qué pierde al hacerse (horno, cocción, tueste) y con qué rangos se juzga; sin él no se le supone ninguna pérdida.',
    }),
    ingredients: {
      type: 'array',
      items: {
        type: 'object',
        properties: { preparacion: { $ref: 'Preparacion#' } },
        additionalProperties: true,
        description: 'Un ingrediente, con los campos que usa el POST de ese oficio.',
      },
      description: `Sus ingredientes, como en el POST de su oficio. Entre todos los niveles, hasta ${REQUEST_LIMITS.ingredients} líneas.`,
    },
    aguaEvaporada: { type: 'number', minimum: 0, description: 'Gramos de agua que pierde al cocer, en helado.' },
    merma: {
      type: 'number',
      minimum: 0,
      maximum: 0.5,
      description: 'Parte del peso que pierde en el horno, en panadería.',
    },
    perdidaHorneado: {
      type: 'number',
      minimum: 0,
      description: 'Peso que pierde al hornear o cocer, %, en pastelería.',
    },
    rendimiento: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 100,
      description:
        'Lo que has pesado: gramos que quedan de cada 100 g de ingredientes. Va por delante de cualquier otra pérdida. Lo que falta se cuenta como agua que se ha ido; lo que se queda en el cazo no va aquí.',
    },
  },
  required: ['oficio', 'ingredients'],
  description:
    'Una fórmula que es ingrediente de otra: un objeto con su oficio y sus ingredientes, o el nombre de una entrada de «preparaciones». Los gramos de la línea son los de la preparación tal como se usa, ya hecha. Hasta 4 niveles.',
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
    description: 'Si la línea es otra fórmula: cuál, o su nombre en «preparaciones».',
  }),
)

/** Beside the lines. */
export const preparacionesField = Type.Optional(
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    maxProperties: MOST_ENTRIES,
    propertyNames: { minLength: 1, maxLength: REQUEST_LIMITS.nameLength },
    additionalProperties: { $ref: 'Preparacion#' },
    description:
      'Fórmulas que las líneas usan por su nombre: una línea que se llama como una entrada, o que la nombra en «preparacion», lleva esa fórmula.',
  }),
)

const figures = (description: string) =>
  Type.Unsafe<Readonly<Record<string, number | undefined>>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    description,
  })

/** What an answer says of each preparation. */
const PreparacionAnalizada = Type.Unsafe<PreparationReport>(
  Type.Object(
    {
      nombre: text('Cómo se llama en la línea que la usa.'),
      oficio: text('El oficio en que se hace.'),
      type: text('Tipo por el que se ha leído.'),
      typeLabel: text('Nombre legible del tipo.'),
      verdict: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        enum: ['equilibrada', 'revisar', null],
        description: 'Su propio veredicto, en su oficio; null si no es un producto por sí sola (una biga, un almíbar).',
      }),
      resumen: Type.Optional(text('El veredicto en una frase, o por qué no lo hay.')),
      params: figures('Sus parámetros, como en el POST de su oficio.'),
      inRange: Type.Unsafe<unknown>({
        type: 'object',
        additionalProperties: { type: ['boolean', 'null'] },
        description: 'Qué parámetros están en su rango.',
      }),
      score: Type.Optional(Type.Unsafe<unknown>({ description: 'Su categoría o medalla, donde su oficio las da.' })),
      legal: Type.Optional(
        Type.Object(
          {
            cumple: booleanOrNull('Si puede llevar esa denominación.'),
            denominacion: text('Denominación legal que se le pide.'),
            nombre: Type.Optional(text('La que puede llevar; falta si ninguna le va.')),
            objecion: Type.Optional(text('Por qué no puede llevar la que se le pide.')),
          },
          { description: 'Lo que la ley dice de su nombre.' },
        ),
      ),
      gramos: number('Gramos que lleva la fórmula, ya hecha.'),
      gramosPesados: number('Gramos de ingredientes que hay que pesar para tenerlos.'),
      rendimiento: number('Gramos que quedan de cada 100 pesados.'),
      composicion: Type.Array(
        Type.Object({
          clave: text('Componente.'),
          etiqueta: text('Nombre legible.'),
          porcentaje: number('Gramos por 100 g.'),
        }),
        { description: 'De qué está hecha tal como se usa, por 100 g.' },
      ),
      kcal_100g: Type.Optional(number('Energía tal como se usa, kcal por 100 g. Falta si algo no se conoce.')),
      precio: Type.Optional(number('Euros por kg tal como se usa. Falta si algo no tiene precio.')),
      alergenos: textsSchema('Alérgenos del anexo II de lo que lleva y se conoce.'),
      warnings: textsSchema('Avisos de la preparación.'),
      preparaciones: Type.Optional(
        Type.Array(Type.Unsafe<PreparationReport>({ $ref: 'PreparacionAnalizada#' }), {
          description: 'Las que lleva dentro.',
        }),
      ),
    },
    { description: 'Una preparación de la fórmula, juzgada por sí misma en su oficio.' },
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
        description: 'Gramos de cada línea de la preparación que van juntos, una desviación por fila.',
      },
      compra: {
        type: 'array',
        maxItems: 9,
        items: { type: 'array', items: { type: 'number' } },
        description: 'Lo que varía además de una compra a otra, una desviación por fila.',
      },
      pregunta: { type: 'string', maxLength: 120, description: 'Qué preguntar al proveedor.' },
    },
    description:
      'En una línea con «preparacion»: lo que puede errar su receta, como lo da /api/saco. Cuenta en «duda».',
  }),
)

/** Beside the figures of an answer. */
export const preparadasField = Type.Optional(
  Type.Array(Type.Unsafe<PreparationReport>({ $ref: 'PreparacionAnalizada#' }), {
    description: 'Solo si alguna línea lleva una preparación: cada una, juzgada en su propio oficio.',
  }),
)

/** The shapes that hold each other, under their names. */
export const preparacionSchemas = { Preparacion, PreparacionAnalizada } as const
