import { copyShape } from '../src/library/kept.ts'
import { dayShape, planShape, productShape } from '../src/model/day.ts'
import { formulaShape, lineShape, madeShape } from '../src/model/decode.ts'
import { ownShape, priceShape, savedShape } from '../src/model/decode-library.ts'
import { draftsShape } from '../src/model/drafts.ts'
import { habitsShape } from '../src/model/habits.ts'
import { batchShape } from '../src/model/made-batch.ts'
import { normsShape } from '../src/model/norms.ts'
import { partShape, pieceShape } from '../src/model/piece.ts'
import { pastShape } from '../src/model/price-history.ts'
import { sackShape } from '../src/model/sack.ts'
import { recordOf, type ShapeFields } from '../src/model/shape.ts'
import { borradores } from './draft-words.ts'
import { type FormatWords, type ShapeNames, wholeSchema } from './schema.ts'
import * as words from './words.ts'

/** What a copy of the device and a link hold, as JSON Schema: from the shapes of `src/library/kept.ts`. */

type NamedShape = readonly [name: string, fields: ShapeFields, words: FormatWords]

const LINK_SHAPES = [
  ['Propio', ownShape.fields, words.propio],
  ['Saco', sackShape.fields, words.saco],
  ['Formula', formulaShape.fields, words.formula],
  ['Linea', lineShape.fields, words.linea],
  ['Hecha', madeShape.fields, words.hecha],
] as const satisfies readonly NamedShape[]

const COPY_SHAPES: readonly NamedShape[] = [
  ...LINK_SHAPES,
  ['Guardada', savedShape.fields, words.guardada],
  ['Precio', priceShape.fields, words.precio],
  ['Pasado', pastShape.fields, words.pasado],
  ['Pieza', pieceShape.fields, words.pieza],
  ['Parte', partShape.fields, words.parte],
  ['Dia', dayShape.fields, words.dia],
  ['Plan', planShape.fields, words.plan],
  ['Producto', productShape.fields, words.producto],
  ['Costumbres', habitsShape.fields, words.costumbres],
  ['Normas', normsShape.fields, words.normas],
]
const COPY_SHAPES_3: readonly NamedShape[] = [
  ...COPY_SHAPES,
  ['Hornada', batchShape.fields, words.hornada],
  ['Borradores', draftsShape.fields, borradores],
]

const namesOf = (shapes: readonly NamedShape[]): ShapeNames => new Map(shapes.map(([name, fields]) => [fields, name]))
const NAMES = namesOf(COPY_SHAPES_3)

/** Those fields that something is said of. */
const told = (fields: ShapeFields, words: object): ShapeFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in words))
const defsOf = (shapes: readonly NamedShape[]): object =>
  Object.fromEntries(
    shapes.map(([name, fields, said]) => [name, wholeSchema(recordOf(told(fields, Object(said))), said, NAMES)]),
  )

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const copyFile = (version: number): string => `copia-${version}.schema.json`
/** The version that the app writes. */
const COPY_VERSION = 3
export const COPY_FILE = copyFile(COPY_VERSION)
export const LINK_FILE = 'enlace-1.schema.json'

function copySchema(version: 2 | 3, shapes: readonly NamedShape[]): Readonly<Record<string, object>> {
  const said = words.copyWords[version]
  const { type, required, properties } = Object(wholeSchema(recordOf(told(copyShape.fields, said)), said, NAMES)) as {
    readonly type: string
    readonly required: readonly string[]
    readonly properties: object
  }
  const obrador = { type: 'number', const: version, description: 'La versión del formato.' }
  return {
    [copyFile(version)]: {
      $schema: DIALECT,
      $id: copyFile(version),
      title: `Copia de Obrador, versión ${version}`,
      type,
      required: ['obrador', ...required],
      properties: { obrador, ...properties },
      description: 'Todo lo que guarda un dispositivo, en un fichero JSON (UTF-8).',
      $defs: defsOf(shapes),
    },
  }
}

const [own, sack, , , made] = LINK_SHAPES

/** The schemas by the name of their file. A version of the copy is one entry more. */
export const formats: Readonly<Record<string, object>> = {
  ...copySchema(2, COPY_SHAPES),
  ...copySchema(COPY_VERSION, COPY_SHAPES_3),
  [LINK_FILE]: {
    $schema: DIALECT,
    $id: LINK_FILE,
    title: 'Enlace de Obrador, versión 1',
    type: 'object',
    required: ['formula', 'own'],
    properties: {
      formula: { $ref: '#/$defs/Formula' },
      own: { type: 'array', items: { $ref: '#/$defs/Propio' }, description: 'Los ingredientes propios que lleva.' },
    },
    description: 'Lo que hay en «#f=» de un enlace: base64url de deflate de este JSON.',
    // A line of a link has no id of its own, and its formula no place in a book.
    $defs: defsOf([
      own,
      sack,
      ['Formula', formulaShape.fields, words.formulaDeEnlace],
      ['Linea', lineShape.fields, words.lineaDeEnlace],
      made,
    ]),
  },
}
