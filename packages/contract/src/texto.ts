import { type TObject, type TSchema, Type } from 'typebox'

/** Characters of a pasted list at most: as many as its reader looks at. */
export const LONGEST_TEXT = 8_000

/** Why a line of a pasted list is no ingredient, and why one is asked about, as the answers call it. */
export const SKIPPED = ['titulo', 'paso', 'nota', 'rendimiento', 'sello', 'unida'] as const
export const ASKED = ['volumen', 'piezas', 'rango', 'al_gusto', 'dudosa'] as const

const texto = (example: string) =>
  Type.Optional(
    Type.String({
      maxLength: LONGEST_TEXT,
      description: `En vez de «ingredients»: la lista tal como se copia de un mensaje, una hoja de cálculo o un cuaderno, con un ingrediente por línea y hasta ${LONGEST_TEXT} caracteres. Los pesos escritos se toman como están; volúmenes, cucharadas y piezas se pasan a gramos con «≈» y un aviso; «lecturas» dice cómo se ha leído cada línea.`,
      examples: [example],
    }),
  )

/** What is left of a request when its lines have been pasted. */
const pasted = (examples: readonly object[], text: string): object => {
  const { ingredients: _, ...rest } = (examples[0] ?? {}) as Record<string, unknown>
  return { ...rest, texto: text }
}

/**
 * A request that takes its lines as a pasted text too, one or the other. Its type stays that of a request with lines: they
 * have been read from the text before anything else sees it.
 */
export function orText<Request extends TObject>(request: Request, example: string): Request {
  const examples = Reflect.get(request, 'examples') as readonly object[]
  return {
    ...request,
    properties: { ...request.properties, texto: texto(example) },
    required: (request.required as readonly string[]).filter((field) => field !== 'ingredients'),
    oneOf: [{ required: ['ingredients'] }, { required: ['texto'] }],
    examples: [examples[0], pasted(examples, example)],
  }
}

/** The same for a request that was built on one of those. */
export const alsoText = <Request extends TObject>(request: Request, of: TObject): Request =>
  orText(request, String(Reflect.get(of.properties.texto as TSchema, 'examples')[0]))

const Leido = Type.Object(
  {
    nombre: Type.String({ description: 'Nombre del ingrediente, como se ha leído.' }),
    gramos: Type.Optional(
      Type.Number({ description: 'Gramos con que entra en la fórmula. Falta si no se ha podido contar.' }),
    ),
    aprox: Type.Boolean({ description: 'true si los gramos son aproximados («≈»).' }),
    pregunta: Type.Optional(
      Type.Unsafe<(typeof ASKED)[number]>({
        type: 'string',
        enum: ASKED,
        description: `Por qué el peso no está escrito sin más: ${ASKED.join(', ')}.`,
      }),
    ),
    porque: Type.Optional(Type.String({ description: 'De dónde salen los gramos que no estaban escritos.' })),
  },
  { description: 'Un ingrediente de la línea.' },
)

const Lectura = Type.Object(
  {
    linea: Type.Integer({ description: 'Qué línea del texto es, desde 1.' }),
    texto: Type.String({ description: 'La línea, como se mandó.' }),
    ingredientes: Type.Optional(Type.Array(Leido, { description: 'Lo que se ha leído en ella.' })),
    omitida: Type.Optional(
      Type.Unsafe<(typeof SKIPPED)[number]>({
        type: 'string',
        enum: SKIPPED,
        description: `Por qué no es un ingrediente: ${SKIPPED.join(', ')} («unida»: media línea que se ha leído con su vecina).`,
      }),
    ),
  },
  { description: 'Una línea del texto.' },
)

const lecturas = Type.Optional(
  Type.Array(Lectura, { description: 'Solo si mandas «texto»: cómo se ha leído cada línea que no está en blanco.' }),
)

/** An answer that says how a pasted text was read. */
export const withReadings = <Response extends TObject>(response: Response): Response => ({
  ...response,
  properties: { ...response.properties, lecturas },
})
