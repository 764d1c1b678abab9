import { ASKED_REASONS, type AskedReason } from '@obrador/list'
import { Type } from 'typebox'
import * as say from './messages.ts'
import { manifestOfOperation, operationManifest } from './operation-manifest.ts'
import { LecturaSchema, LONGEST_TEXT, ParteSchema, TipoLeido } from './texto.ts'

/** `POST /api/leer`: what a pasted text says, judged by nobody. */

export const leerExample = {
  texto: 'BRIOCHE x 2 KG\nharina fuerza 900\nhuevo 450\nmantequilla 450\nazúcar 110\nlevadura 30\nsal 18',
}

const LeerRequest = Type.Object(
  {
    texto: Type.String({
      minLength: 1,
      maxLength: LONGEST_TEXT,
      description: `La receta tal como se copia de un mensaje, una hoja de cálculo o un cuaderno: hasta ${LONGEST_TEXT} caracteres.`,
      examples: [leerExample.texto],
    }),
  },
  {
    description: 'Un texto para leer.',
    examples: [leerExample],
  },
)

const Pregunta = Type.Object(
  {
    linea: Type.Integer({ description: 'Qué línea del texto es, desde 1.' }),
    texto: Type.String({ description: 'La línea, como se mandó.' }),
    nombre: Type.String({ description: 'El ingrediente por el que se pregunta.' }),
    pregunta: Type.Unsafe<AskedReason>({
      type: 'string',
      enum: ASKED_REASONS,
      description: `Qué falta: ${ASKED_REASONS.join(', ')}.`,
    }),
    gramos: Type.Optional(Type.Number({ description: 'Los gramos que se proponen.' })),
    porque: Type.Optional(Type.String({ description: 'De dónde salen.' })),
  },
  { description: 'Algo que el texto no deja claro.' },
)

const LeerResponse = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Siempre «ok» en una respuesta 200.' }),
    titulo: Type.Optional(Type.String({ description: 'Cómo se llama la receta, sin códigos, fechas ni cantidades.' })),
    rendimiento: Type.Optional(Type.Number({ description: 'Gramos que dice que salen.' })),
    piezas: Type.Optional(Type.Number({ description: 'Piezas o raciones que dice que salen.' })),
    tipoLeido: Type.Optional(TipoLeido),
    partes: Type.Array(ParteSchema, { description: 'Las recetas o partes que hay en el texto, en su orden.' }),
    lecturas: Type.Array(LecturaSchema, {
      description: 'Cómo se ha leído cada línea que no está en blanco, en su orden.',
    }),
    preguntas: Type.Array(Pregunta, { description: 'Lo que conviene preguntar antes de contar con ello.' }),
    warnings: Type.Array(Type.String(), { description: 'Lo que conviene mirar del texto entero.' }),
    poweredBy: Type.String({ description: 'Quién responde.' }),
  },
  { description: 'Lo que dice un texto pegado. Nadie lo juzga.' },
)

export const LEER_PATH = '/api/leer'
const LeerManifest = operationManifest('Qué ofrece la lectura de un texto.')
export const leerManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: LEER_PATH, summary: say.LEER_SUMMARY, note: say.LEER_NOTE, example: leerExample },
    docsUrl,
  )

export const leerSchemas = { LeerRequest, LeerResponse, LeerManifest } as const
