import type { AskedReason } from '@obrador/list'
import { bothTexts } from './both-texts.ts'
import * as say from './messages.ts'
import { manifestOfOperation, operationManifest } from './operation-manifest.ts'
import { Type } from './schema-type.ts'
import { ASKED_GLOSSES, ASKED_REASONS, LecturaSchema, LONGEST_TEXT, ParteSchema, TipoLeido } from './texto.ts'

/** `POST /api/leer`: what a pasted text says, judged by nobody. */

export const leerExample = {
  texto: 'BRIOCHE x 2 KG\nharina fuerza 900\nhuevo 450\nmantequilla 450\nazúcar 110\nlevadura 30\nsal 18',
}

const LeerRequest = Type.Object(
  {
    texto: Type.String({
      minLength: 1,
      maxLength: LONGEST_TEXT,
      ...bothTexts`La receta tal como se copia de un mensaje, una hoja de cálculo o un cuaderno: hasta ${LONGEST_TEXT} caracteres. | The recipe as it is copied from a message, a spreadsheet or a notebook: up to ${LONGEST_TEXT} characters.`,
    }),
  },
  {
    ...bothTexts`Un texto para leer. | A text to read.`,
    examples: [leerExample],
  },
)

const Pregunta = Type.Object(
  {
    linea: Type.Integer(bothTexts`Qué línea del texto es, desde 1. | Which line of the text it is, from 1.`),
    texto: Type.String(bothTexts`La línea, como se mandó. | The line, as it was sent.`),
    nombre: Type.String(bothTexts`El ingrediente por el que se pregunta. | The ingredient that is asked about.`),
    pregunta: Type.Unsafe<AskedReason>({
      type: 'string',
      enum: ASKED_REASONS,
      ...bothTexts`Qué falta: ${ASKED_REASONS.join(', ')}. | What is missing: ${ASKED_GLOSSES}.`,
    }),
    gramos: Type.Optional(Type.Number(bothTexts`Los gramos que se proponen. | The grams that are proposed.`)),
    porque: Type.Optional(Type.String(bothTexts`De dónde salen. | Where they come from.`)),
  },
  bothTexts`Algo que el texto no deja claro. | Something that the text does not make clear.`,
)

const LeerResponse = Type.Object(
  {
    status: Type.Literal('ok', bothTexts`Siempre «ok» en una respuesta 200. | Always \`ok\` in a 200 answer.`),
    titulo: Type.Optional(
      Type.String(
        bothTexts`Cómo se llama la receta, sin códigos, fechas ni cantidades. | What the recipe is called, without codes, dates or quantities.`,
      ),
    ),
    rendimiento: Type.Optional(Type.Number(bothTexts`Gramos que dice que salen. | Grams that it says it makes.`)),
    piezas: Type.Optional(
      Type.Number(bothTexts`Piezas o raciones que dice que salen. | Pieces or portions that it says it makes.`),
    ),
    tipoLeido: Type.Optional(TipoLeido),
    partes: Type.Array(
      ParteSchema,
      bothTexts`Las recetas o partes que hay en el texto, en su orden. | The recipes or parts that there are in the text, in their order.`,
    ),
    lecturas: Type.Array(
      LecturaSchema,
      bothTexts`Cómo se ha leído cada línea que no está en blanco, en su orden. | How each line that is not blank was read, in its order.`,
    ),
    preguntas: Type.Array(
      Pregunta,
      bothTexts`Lo que conviene preguntar antes de contar con ello. | What is worth asking before counting on it.`,
    ),
    warnings: Type.Array(
      Type.String(),
      bothTexts`Lo que conviene mirar del texto entero. | What is worth a look in the whole text.`,
    ),
    poweredBy: Type.String(bothTexts`Quién responde. | Who answers.`),
  },
  bothTexts`Lo que dice un texto pegado. Nadie lo juzga. | What a pasted text says. Nobody judges it.`,
)

export const LEER_PATH = '/api/leer'
const LeerManifest = operationManifest(bothTexts`Qué ofrece la lectura de un texto. | What reading a text offers.`)
export const leerManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: LEER_PATH, summary: say.LEER_SUMMARY, note: say.LEER_NOTE, example: leerExample },
    docsUrl,
  )

export const leerSchemas = { LeerRequest, LeerResponse, LeerManifest } as const
