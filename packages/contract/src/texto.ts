import { type AnswerHeadline, HEADLINE_STATES } from '@obrador/engine'
import { ASKED_REASONS, type AskedReason, SKIPPED_REASONS, type SkippedReason } from '@obrador/list'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { answerWithFields } from './common.ts'

/** Characters of a pasted list at most: as many as its reader looks at. */
export const LONGEST_TEXT = 8_000

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

/** What a reading leaves open. */
export const openReadingFields = {
  resto: Type.Optional(
    Type.Unsafe<readonly string[]>({
      type: 'array',
      items: { type: 'string' },
      description:
        'Palabras del nombre que no cuentan en la lectura, como se escribieron («gariguette»). Falta si no sobra ninguna.',
    }),
  ),
  provisional: Type.Optional(
    Type.Literal(true, {
      description:
        'Se ha puesto lo más probable mientras no se confirme: mira «alternativas». Falta si la lectura es segura.',
    }),
  ),
  alternativas: Type.Optional(
    Type.Unsafe<readonly { readonly id: string; readonly nombre: string }[]>(
      Type.Array(
        Type.Object({
          id: Type.String({ description: 'Fila del catálogo.' }),
          nombre: Type.String({ description: 'Su nombre.' }),
        }),
        { description: 'Solo si es provisional: qué más puede ser, lo más probable primero.' },
      ),
    ),
  ),
  puedeLlevar: Type.Optional(
    Type.Unsafe<readonly string[]>({
      type: 'array',
      items: { type: 'string' },
      description:
        'Alérgenos que puede llevar y nadie ha confirmado, además de los de la fila; de lo que no se ha leído, los que nombra.',
    }),
  ),
}

/** How a name was read; what a line of the request has, and each ingredient of a pasted one. */
const leido = {
  id: Type.Optional(Type.String({ description: 'Fila del catálogo con la que se ha leído. Falta si no es ninguna.' })),
  leidoComo: Type.Optional(
    Type.String({ description: 'Nombre de esa fila, o de lo que se ha calculado a partir de ella («Nata 33 %»).' }),
  ),
  exacta: Type.Optional(
    Type.Boolean({ description: 'false si el nombre se ha interpretado o no se conoce: conviene mirarlo.' }),
  ),
  ...openReadingFields,
}

const Leido = Type.Object(
  {
    nombre: Type.String({ description: 'Nombre del ingrediente, como se ha leído en el texto.' }),
    gramos: Type.Optional(
      Type.Number({ description: 'Gramos con que entra en la fórmula. Falta si no se ha podido contar.' }),
    ),
    aprox: Type.Boolean({ description: 'true si los gramos son aproximados («≈»).' }),
    pregunta: Type.Optional(
      Type.Unsafe<AskedReason>({
        type: 'string',
        enum: ASKED_REASONS,
        description: `Por qué el peso no está escrito sin más: ${ASKED_REASONS.join(', ')}.`,
      }),
    ),
    porque: Type.Optional(Type.String({ description: 'De dónde salen los gramos que no estaban escritos.' })),
    ...leido,
  },
  { description: 'Un ingrediente de la línea.' },
)

/** One shape for both: a line of «ingredients» has a name, and one of a pasted text what was read in it. */
export const LecturaSchema = Type.Object(
  {
    nombre: Type.Optional(Type.String({ description: 'Nombre del ingrediente, como se mandó en «ingredients».' })),
    ...leido,
    linea: Type.Optional(Type.Integer({ description: 'Solo con «texto»: qué línea del texto es, desde 1.' })),
    texto: Type.Optional(Type.String({ description: 'Solo con «texto»: la línea, como se mandó.' })),
    ingredientes: Type.Optional(Type.Array(Leido, { description: 'Solo con «texto»: lo que se ha leído en ella.' })),
    omitida: Type.Optional(
      Type.Unsafe<SkippedReason>({
        type: 'string',
        enum: SKIPPED_REASONS,
        description: `Por qué no es un ingrediente: ${SKIPPED_REASONS.join(', ')} («unida»: media línea que se ha leído con su vecina; «otra_parte»: un ingrediente de una parte que aquí no cuenta).`,
      }),
    ),
  },
  { description: 'Cómo se ha leído una línea.' },
)

const lecturas = Type.Optional(
  Type.Array(LecturaSchema, {
    description:
      'Cómo se ha leído cada línea, en su orden: «nombre», «id», «leidoComo» y «exacta». Si mandas «texto», una por línea que no está en blanco, con sus «ingredientes».',
  }),
)

const tipoDeOficio = {
  oficio: Type.String({
    description: 'Oficio: helado, panaderia, pasteleria, turron o cacao.',
    examples: ['panaderia'],
  }),
  tipo: Type.String({ description: 'Tipo de ese oficio, como se manda en «type».', examples: ['brioche'] }),
}

export const TipoLeido = Type.Object(
  {
    ...tipoDeOficio,
    porque: Type.String({
      description: 'En qué se apoya: el título, el nombre de una parte o lo que lleva.',
      examples: ['el título dice «brioche»'],
    }),
    alternativas: Type.Array(Type.Object(tipoDeOficio, { description: 'Otro tipo que podría ser.' }), {
      description: 'Lo que podría ser si no, lo más probable primero; hasta dos.',
    }),
  },
  { description: 'Lo que parece hacer un texto pegado.' },
)

const tipoLeido = Type.Optional({
  ...TipoLeido,
  description:
    'Solo con «texto»: de qué oficio y tipo parece, y por qué. Sin «type», se juzga con él si es de este oficio; un «type» que mandes no se cambia nunca. Falta si el texto no lo dice.',
})

export const ParteSchema = Type.Object(
  {
    titulo: Type.Optional(Type.String({ description: 'Cómo se llama, si lo dice.' })),
    lineas: Type.Array(Type.Integer(), { description: 'Las líneas del texto que son suyas, desde 1.' }),
    gramos: Type.Number({ description: 'Lo que suman, con lo que se ha pasado a gramos.' }),
    oficio: Type.Optional(Type.String({ description: 'De qué oficio parece.' })),
    tipo: Type.Optional(Type.String({ description: 'De qué tipo parece.' })),
    juzgada: Type.Boolean({ description: 'true si es la que se juzga al analizar el texto.' }),
  },
  { description: 'Una receta del texto, o una parte de ella.' },
)

const partes = Type.Optional(
  Type.Array(ParteSchema, {
    description:
      'Solo con «texto» y si tiene varias recetas o partes: cuáles son, y cuál se juzga (la que lleva el nombre del todo, o la harina, o la leche, o más peso). Las demás no se suman y un aviso las nombra; en la etiqueta cuentan todas.',
  }),
)

/** An answer that says how its lines were read. */
export const answerWithLineReadings = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<
  Properties & {
    readonly lecturas: typeof lecturas
    readonly tipoLeido: typeof tipoLeido
    readonly partes: typeof partes
  }
> => answerWithFields(response, { lecturas, tipoLeido, partes })

const titular = Type.Optional(
  Type.Object(
    {
      estado: Type.Unsafe<AnswerHeadline['estado']>({
        type: 'string',
        enum: [...HEADLINE_STATES],
        description:
          'Lo primero que hay que saber: inseguro, falta_seguridad (un dato decide si se puede vender), prohibido, dosis (por encima de un máximo legal), sin_nombre (no puede llamarse así), incompleto (algo no se conoce), por_confirmar (una lectura provisional decide), sin_juzgar (un tipo sin rangos), fuera_de_rango, dosis_alta (muy por encima de lo usual) o equilibrada. «verdict» conserva su significado.',
      }),
      frase: Type.String({ description: 'En una frase.' }),
      bueno: Type.Boolean({ description: 'true solo si nada se opone: color y medalla lo siguen.' }),
    },
    { description: 'Lo que se lee primero: seguridad y norma antes que el equilibrio.' },
  ),
)

/** The answer of a craft: how its lines were read, and what is read first. */
export const answerWithHeadline = <Properties extends TProperties>(response: TObject<Properties>) =>
  answerWithFields(answerWithLineReadings(response), { titular })
