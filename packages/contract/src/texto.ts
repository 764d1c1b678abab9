import { type AnswerHeadline, HEADLINE_STATES } from '@obrador/engine'
import type { AskedReason, SkippedReason } from '@obrador/list'
import type { TObject, TProperties, TSchema } from 'typebox'
import { bothTexts, glossedWords } from './both-texts.ts'
import { answerWithFields, rangeSchema } from './common.ts'
import { Type } from './schema-type.ts'

/** Characters of a pasted list at most: as many as its reader looks at. */
export const LONGEST_TEXT = 8_000

/** Why a weight is asked for, and what each word means: the reader of texts is not loaded to know them. */
const ASKED: Readonly<Record<AskedReason, string>> = {
  volumen: 'volume',
  piezas: 'pieces',
  rango: 'range',
  al_gusto: 'to taste',
  dudosa: 'doubtful',
}
export const ASKED_REASONS = Object.keys(ASKED) as readonly AskedReason[]
export const ASKED_GLOSSES = glossedWords(ASKED_REASONS, ASKED)

const SKIPPED: Readonly<Record<SkippedReason, string | undefined>> = {
  titulo: 'title',
  paso: 'step',
  nota: 'note',
  rendimiento: 'yield',
  sello: 'stamp',
  unida: undefined,
  otra_parte: undefined,
}
const SKIPPED_REASONS = Object.keys(SKIPPED) as readonly SkippedReason[]

const texto = (example: string) =>
  Type.Optional(
    Type.String({
      maxLength: LONGEST_TEXT,
      ...bothTexts`En vez de «ingredients»: la lista tal como se copia de un mensaje, una hoja de cálculo o un cuaderno, con un ingrediente por línea y hasta ${LONGEST_TEXT} caracteres. Los pesos escritos se toman como están; volúmenes, cucharadas y piezas se pasan a gramos con «≈» y un aviso; «lecturas» dice cómo se ha leído cada línea. | Instead of \`ingredients\`: the list as it is copied from a message, a spreadsheet or a notebook, with an ingredient per line and up to ${LONGEST_TEXT} characters. Weights that are written are taken as they are; volumes, spoonfuls and pieces become grams with «≈» and a warning; \`lecturas\` says how each line was read.`,
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
      ...bothTexts`Palabras del nombre que no cuentan en la lectura, como se escribieron («gariguette»). Falta si no sobra ninguna. | Words of the name that do not count in the reading, as they were written («gariguette»). Missing if none is left over.`,
    }),
  ),
  provisional: Type.Optional(
    Type.Literal(
      true,
      bothTexts`Se ha puesto lo más probable mientras no se confirme: mira «alternativas». Falta si la lectura es segura. | The most likely reading was taken until somebody confirms it: see \`alternativas\`. Missing if the reading is sure.`,
    ),
  ),
  alternativas: Type.Optional(
    Type.Unsafe<readonly { readonly id: string; readonly nombre: string }[]>(
      Type.Array(
        Type.Object({
          id: Type.String(bothTexts`Fila del catálogo. | Row of the catalogue.`),
          nombre: Type.String(bothTexts`Su nombre. | Its name.`),
        }),
        bothTexts`Solo si es provisional: qué más puede ser, lo más probable primero. | Only if it is provisional: what else it may be, the most likely first.`,
      ),
    ),
  ),
  puedeLlevar: Type.Optional(
    Type.Unsafe<readonly string[]>({
      type: 'array',
      items: { type: 'string' },
      ...bothTexts`Alérgenos que puede llevar y nadie ha confirmado, además de los de la fila; de lo que no se ha leído, los que nombra. | Allergens that it may hold and nobody has confirmed, besides those of the row; of what was not read, those that it names.`,
    }),
  ),
}

/** How a name was read; what a line of the request has, and each ingredient of a pasted one. */
const leido = {
  id: Type.Optional(
    Type.String(
      bothTexts`Fila del catálogo con la que se ha leído. Falta si no es ninguna. | Row of the catalogue as which it was read. Missing if it is none.`,
    ),
  ),
  leidoComo: Type.Optional(
    Type.String(
      bothTexts`Nombre de esa fila, o de lo que se ha calculado a partir de ella («Nata 33 %»). | Name of that row, or of what was worked out from it («Nata 33 %»).`,
    ),
  ),
  sinPesar: Type.Optional(
    Type.Literal(
      true,
      bothTexts`Nadie lo ha pesado: está en la fórmula, y se pregunta. | Nobody weighed it: it is in the formula, and is asked about.`,
    ),
  ),
  exacta: Type.Optional(
    Type.Boolean(
      bothTexts`false si el nombre se ha interpretado o no se conoce: conviene mirarlo. | false if the name was interpreted or is not known: worth a look.`,
    ),
  ),
  ...openReadingFields,
}

const Leido = Type.Object(
  {
    nombre: Type.String(
      bothTexts`Nombre del ingrediente, como se ha leído en el texto. | Name of the ingredient, as it was read in the text.`,
    ),
    gramos: Type.Optional(
      Type.Number(
        bothTexts`Gramos con que entra en la fórmula. Falta si no se ha podido contar. | Grams with which it enters the formula. Missing if it could not be counted.`,
      ),
    ),
    aprox: Type.Boolean(
      bothTexts`true si los gramos son aproximados («≈»). | true if the grams are approximate («≈»).`,
    ),
    pregunta: Type.Optional(
      Type.Unsafe<AskedReason>({
        type: 'string',
        enum: ASKED_REASONS,
        ...bothTexts`Por qué el peso no está escrito sin más: ${ASKED_REASONS.join(', ')}. | Why the weight is not simply written: ${ASKED_GLOSSES}.`,
      }),
    ),
    porque: Type.Optional(
      Type.String(
        bothTexts`De dónde salen los gramos que no estaban escritos. | Where the grams that were not written come from.`,
      ),
    ),
    ...leido,
  },
  bothTexts`Un ingrediente de la línea. | An ingredient of the line.`,
)

/** One shape for both: a line of «ingredients» has a name, and one of a pasted text what was read in it. */
export const LecturaSchema = Type.Object(
  {
    nombre: Type.Optional(
      Type.String(
        bothTexts`Nombre del ingrediente, como se mandó en «ingredients». | Name of the ingredient, as it was sent in \`ingredients\`.`,
      ),
    ),
    ...leido,
    linea: Type.Optional(
      Type.Integer(
        bothTexts`Solo con «texto»: qué línea del texto es, desde 1. | Only with \`texto\`: which line of the text it is, from 1.`,
      ),
    ),
    texto: Type.Optional(
      Type.String(
        bothTexts`Solo con «texto»: la línea, como se mandó. | Only with \`texto\`: the line, as it was sent.`,
      ),
    ),
    ingredientes: Type.Optional(
      Type.Array(
        Leido,
        bothTexts`Solo con «texto»: lo que se ha leído en ella. | Only with \`texto\`: what was read in it.`,
      ),
    ),
    omitida: Type.Optional(
      Type.Unsafe<SkippedReason>({
        type: 'string',
        enum: SKIPPED_REASONS,
        ...bothTexts`Por qué no es un ingrediente: ${SKIPPED_REASONS.join(', ')} («unida»: media línea que se ha leído con su vecina, o una parte que ya pesan sus propias líneas; «otra_parte»: un ingrediente de una parte que aquí no cuenta). | Why it is no ingredient: ${glossedWords(SKIPPED_REASONS, SKIPPED)} (\`unida\`: half a line that was read with its neighbour, or a part that its own lines weigh; \`otra_parte\`: an ingredient of a part that does not count here).`,
      }),
    ),
  },
  bothTexts`Cómo se ha leído una línea. | How a line was read.`,
)

const lecturas = Type.Optional(
  Type.Array(
    LecturaSchema,
    bothTexts`Cómo se ha leído cada línea, en su orden: «nombre», «id», «leidoComo» y «exacta». Si mandas «texto», una por línea que no está en blanco, con sus «ingredientes». | How each line was read, in its order: \`nombre\`, \`id\`, \`leidoComo\` and \`exacta\`. If you send \`texto\`, one for each line that is not blank, with its \`ingredientes\`.`,
  ),
)

const tipoDeOficio = {
  oficio: Type.String({
    ...bothTexts`Oficio: helado, panaderia, pasteleria, turron o cacao. | Craft: helado, panaderia, pasteleria, turron or cacao.`,
    examples: ['panaderia'],
  }),
  tipo: Type.String({
    ...bothTexts`Tipo de ese oficio, como se manda en «type». | Type of that craft, as it is sent in \`type\`.`,
    examples: ['brioche'],
  }),
}

export const TipoLeido = Type.Object(
  {
    ...tipoDeOficio,
    porque: Type.String({
      ...bothTexts`En qué se apoya: el título, el nombre de una parte o lo que lleva. | What it rests on: the title, the name of a part or what is in it.`,
      examples: ['el título dice «brioche»'],
    }),
    alternativas: Type.Array(
      Type.Object(tipoDeOficio, bothTexts`Otro tipo que podría ser. | Another type that it might be.`),
      bothTexts`Lo que podría ser si no, lo más probable primero; hasta dos. | What it might be otherwise, the most likely first; up to two.`,
    ),
  },
  bothTexts`Lo que parece hacer un texto pegado. | What a pasted text seems to make.`,
)

const tipoLeido = Type.Optional({
  ...TipoLeido,
  ...bothTexts`Solo con «texto»: de qué oficio y tipo parece, y por qué. Sin «type», se juzga con él si es de este oficio; un «type» que mandes no se cambia nunca. Falta si el texto no lo dice. | Only with \`texto\`: of what craft and type it seems to be, and why. Without \`type\` it is judged by it if it is of this craft; a \`type\` that you send is never changed. Missing if the text does not say.`,
})

export const ParteSchema = Type.Object(
  {
    titulo: Type.Optional(Type.String(bothTexts`Cómo se llama, si lo dice. | What it is called, if it says so.`)),
    lineas: Type.Array(
      Type.Integer(),
      bothTexts`Las líneas del texto que son suyas, desde 1. | The lines of the text that belong to it, from 1.`,
    ),
    gramos: Type.Number(
      bothTexts`Lo que suman, con lo que se ha pasado a gramos. | What they add up to, with what was turned into grams.`,
    ),
    oficio: Type.Optional(Type.String(bothTexts`De qué oficio parece. | Of what craft it seems to be.`)),
    tipo: Type.Optional(Type.String(bothTexts`De qué tipo parece. | Of what type it seems to be.`)),
    juzgada: Type.Boolean(
      bothTexts`true si es la que se juzga al analizar el texto. | true if it is the one that is judged when the text is analysed.`,
    ),
  },
  bothTexts`Una receta del texto, o una parte de ella. | A recipe of the text, or a part of it.`,
)

const partes = Type.Optional(
  Type.Array(
    ParteSchema,
    bothTexts`Solo con «texto» y si tiene varias recetas o partes: cuáles son, y cuál se juzga (la que lleva el nombre del todo, o la harina, o la leche, o más peso). Las demás no se suman y un aviso las nombra; en la etiqueta cuentan todas. | Only with \`texto\`, and if it has several recipes or parts: which they are and which is judged (the one that bears the name of the whole, or has the flour, or the milk, or most weight). The others are not added and a warning names them; on the label all of them count.`,
  ),
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

const NearMissSchema = Type.Object(
  {
    parametros: Type.Array(
      Type.Object({
        parametro: Type.String(bothTexts`Su nombre en «params». | Its name in \`params\`.`),
        valor: Type.Number(bothTexts`Lo que vale. | Its value.`),
        rango: rangeSchema(bothTexts`Rango objetivo del tipo. | Target range of the type.`),
      }),
      bothTexts`Una cifra o dos. | One figure or two.`,
    ),
    cambio: Type.Optional(
      Type.Object(
        {
          quitar: Type.Optional(Type.String(bothTexts`De qué se quita. | What is taken.`)),
          poner: Type.Optional(Type.String(bothTexts`De qué se pone. | What is put.`)),
          gramos: Type.Number(bothTexts`Cuánto. | How much.`),
        },
        bothTexts`Lo menos que lo mete todo en su rango. Falta si un solo cambio no basta. | The least that brings everything into range. Absent if one change is not enough.`,
      ),
    ),
  },
  bothTexts`Solo si «estado» es «casi»: qué cifras quedan fuera por menos del 5 % de su rango, y lo que lo arregla. Sin él, lo que está fuera lo está de verdad. | Only if \`estado\` is \`casi\`: which figures lie outside by less than 5 % of their range, and what settles it. Without it, what is out is really out.`,
)

const GrossFaultSchema = Type.Object(
  {
    parametro: Type.String(bothTexts`Su nombre en «params». | Its name in \`params\`.`),
    valor: Type.Number(bothTexts`Lo que vale. | Its value.`),
    rango: rangeSchema(bothTexts`Rango objetivo del tipo. | Target range of the type.`),
    linea: Type.Optional(
      Type.String(
        bothTexts`La línea que hay que mirar, como se mandó. Falta si lo que falta no está. | The line to look at, as it was sent. Absent if what is missing is not there.`,
      ),
    ),
    quizas: Type.Optional(
      Type.Number(
        bothTexts`Gramos que quizá se querían: con ellos todo está en su rango. | Grams that may have been meant: with them everything is in range.`,
      ),
    ),
  },
  bothTexts`Solo si algo se aleja más de un ancho de su rango: quizá se olvidó o se escribió mal. | Only if something lies more than a range width outside: it may have been forgotten or written wrongly.`,
)

const headlineFields = {
  estado: Type.Unsafe<AnswerHeadline['estado']>({
    type: 'string',
    enum: [...HEADLINE_STATES],
    ...bothTexts`Lo primero que hay que saber: inseguro, falta_seguridad (un dato decide si se puede vender), prohibido, dosis (por encima de un máximo legal), sin_nombre (no puede llamarse así), incompleto (algo no se conoce), por_confirmar (una lectura provisional decide), sin_juzgar (un tipo sin rangos), casi (fuera por un pelo: lo dice «casi»), fuera_de_rango, dosis_alta (muy por encima de lo usual) o equilibrada. «verdict» conserva su significado. | What has to be known first: inseguro (unsafe), falta_seguridad (a fact decides whether it may be sold), prohibido (forbidden), dosis (above a legal maximum), sin_nombre (may not be called so), incompleto (something is not known), por_confirmar (a provisional reading decides), sin_juzgar (a type without ranges), casi (out by a hair: see \`casi\`), fuera_de_rango (out of range), dosis_alta (far above what is usual) or equilibrada (balanced). \`verdict\` keeps its meaning.`,
  }),
  frase: Type.String(bothTexts`En una frase. | In a sentence.`),
  bueno: Type.Boolean(
    bothTexts`true solo si nada se opone: color y medalla lo siguen. | true only if nothing stands in the way: colour and medal follow it.`,
  ),
}

const titular = Type.Optional(
  Type.Object(
    { ...headlineFields, casi: Type.Optional(NearMissSchema), fallo: Type.Optional(GrossFaultSchema) },
    bothTexts`Lo que se lee primero: seguridad y norma antes que el equilibrio. | What is read first: safety and law before balance.`,
  ),
)

/** What is read first of what is made of parts. */
export const pieceHeadline = Type.Object(
  headlineFields,
  bothTexts`Lo que se lee primero: lo peor de sus partes, de cómo se guarda y de su nombre. | What is read first: the worst of its parts, of how it keeps and of its name.`,
)

/** What bars a part, whatever is made of it. */
export const partHeadline = Type.Optional(
  Type.Object(
    headlineFields,
    bothTexts`Solo si algo va antes que su equilibrio, se use donde se use: es insegura, lleva lo prohibido o de más, o la decide una lectura provisional. | Only if something comes before its balance wherever it is used: it is unsafe, holds what is forbidden or too much of it, or a provisional reading decides.`,
  ),
)

/** The answer of a craft: how its lines were read, and what is read first. */
export const answerWithHeadline = <Properties extends TProperties>(response: TObject<Properties>) =>
  answerWithFields(answerWithLineReadings(response), { titular })
