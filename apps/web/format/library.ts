import type { FigureRange } from '@obrador/engine'
import { type Static, type TProperties, Type } from 'typebox'
import type { DayPlan, DayProduct } from '../src/model/day.ts'
import type { CraftId, DeskValues, TableFormula } from '../src/model/formula.ts'
import type { MouldShape, PiecePartLine } from '../src/model/piece.ts'
import { Hornada } from './batch.ts'
import { Borradores } from './drafts.ts'
import {
  byKey,
  FormulaSchema,
  figure,
  formulaFields,
  Hecha,
  Linea,
  lineFields,
  maybe,
  Propio,
  ref,
  text,
} from './parts.ts'
import { Saco } from './sack.ts'

/** What a copy of the device and a link hold: one place for the shapes of both. */

const Version = Type.Object(
  { at: text('Cuándo.'), note: text('Por qué.'), formula: ref<TableFormula>('Formula') },
  { description: 'Una fórmula como era cuando alguien la fijó; no se sobrescribe nunca.' },
)

export const Guardada = Type.Object(
  {
    id: text('Única en el dispositivo.'),
    savedAt: text('Cuándo se trabajó en ella por última vez.'),
    formula: ref<TableFormula>('Formula'),
    versions: Type.Array(Version, { description: 'De la primera en adelante.' }),
    tags: Type.Array(Type.String(), { description: 'Etiquetas del libro.' }),
    note: text('Nota.'),
    deletedAt: maybe(text('Cuándo fue a la papelera.')),
  },
  { description: 'Una fórmula del libro.' },
)

export const Precio = Type.Object(
  {
    pack: figure('€ por envase, sin IVA.'),
    packGrams: figure('Gramos del envase.'),
    supplier: text('Proveedor.'),
    at: text('Cuándo se anotó; vacío si no se sabe.'),
  },
  { description: 'Lo que se paga.' },
)

export const Pasado = Type.Object(
  { kilo: figure('€/kg.'), supplier: text('Proveedor.'), at: text('Desde cuándo.') },
  { description: 'Lo que se pagó.' },
)

export const ParteSchema = Type.Object(
  {
    id: text('Única en su pieza.'),
    ...lineFields,
    loss: figure('% que se queda por el camino.'),
    isDecoration: Type.Boolean({ description: 'Es decoración.' }),
    density: maybe(figure('g/ml.')),
    diameter: maybe(figure('mm, si no llega a la pared.')),
    wraps: maybe(Type.Boolean({ description: 'Envuelve a las demás.' })),
  },
  { description: 'Una parte de una pieza.' },
)

export const Molde = Type.Object(
  {
    shape: maybe(
      Type.Unsafe<MouldShape>({ type: 'string', enum: ['round', 'square', 'bar', 'dome'], description: 'Su forma.' }),
    ),
    diameter: figure('mm de pared a pared.'),
    length: maybe(figure('mm, de una barra.')),
    height: maybe(figure('mm.')),
  },
  { description: 'El molde.' },
)

export const PiezaSchema = Type.Object(
  {
    id: text('Única en el dispositivo.'),
    savedAt: text('Cuándo se trabajó en ella por última vez.'),
    name: text('Nombre.'),
    legalName: text('Cómo se llama en su etiqueta, si es otro.'),
    parts: Type.Array(ref<PiecePartLine>('Parte'), { description: 'De arriba abajo, en gramos de una pieza.' }),
    mould: maybe(Molde),
    pieces: figure('Piezas que se hacen juntas.'),
    packaging: figure('€ de envase por pieza.'),
    minutes: figure('Minutos, de todas.'),
    hourly: figure('€ por hora.'),
    vat: figure('% de IVA.'),
    margin: maybe(figure('% de margen.')),
    price: maybe(figure('€ de venta.')),
    desks: maybe(
      Type.Unsafe<DeskValues>({
        type: 'object',
        additionalProperties: true,
        description: 'Lo que guarda su etiqueta.',
      }),
    ),
  },
  { description: 'Una pieza montada.' },
)

export const Producto = Type.Object(
  {
    id: text('Único en su plan.'),
    entry: text('La fórmula del libro, o la pieza.'),
    isPiece: maybe(Type.Literal(true, { description: 'Es una pieza montada.' })),
    pieces: figure('Piezas.'),
    grams: figure('Gramos de una acabada.'),
    loss: maybe(figure('% que no llega a la pieza.')),
  },
  { description: 'Lo que se hace ese día.' },
)

const planFields = {
  date: text('«2026-11-21».'),
  products: Type.Array(ref<DayProduct>('Producto'), { description: 'Lo que se hace.' }),
  capacity: Type.Unsafe<{ readonly [craft in CraftId]?: number }>({
    type: 'object',
    additionalProperties: { type: 'number', minimum: 0 },
    description: 'Gramos que caben de una vez en la máquina de cada oficio.',
  }),
  moments: Type.Array(Type.String(), { description: 'Los momentos del día, en orden.' }),
  when: byKey(Type.Number(), 'El momento de cada preparación, por su nombre.'),
}

export const Plan = Type.Object(planFields, { description: 'El plan de otro día.' })

const Reloj = Type.Object(
  {
    at: text('Para cuándo, «06:00».'),
    own: byKey(Type.String(), 'Lo mismo de los productos que tienen su hora, por su nombre.'),
    times: byKey(byKey(figure('Minutos.'), 'Por fase.'), 'Tiempos contestados, por preparación.'),
    done: byKey(Type.String(), 'Cuándo se hizo cada cosa (ISO 8601).'),
  },
  { description: 'El reloj del día.' },
)

export const Dia = Type.Object(
  {
    ...planFields,
    atHand: Type.Array(
      Type.Object({ name: text('Preparación.'), grams: figure('Gramos.'), at: text('Desde qué día, «2026-11-21».') }),
      { description: 'Lo que ya está hecho.' },
    ),
    done: Type.Array(Type.String(), { description: 'Preparaciones tachadas.' }),
    weighed: byKey(Type.Array(Type.String()), 'De las que se están pesando, lo pesado.'),
    earlier: Type.Array(ref<DayPlan>('Plan'), { description: 'Días anteriores, el último primero.' }),
    clock: maybe(Reloj),
  },
  { description: 'El plan de un día.' },
)

export const Costumbres = Type.Object(
  {
    operator: maybe(text('Quién lo hace y dónde, como en las etiquetas.')),
    keeping: maybe(byKey(Type.String(), 'Cómo se conserva, por su clase.')),
    paper: maybe(text('El papel de las etiquetas.')),
    paperWidth: maybe(figure('mm.')),
    paperHeight: maybe(figure('mm.')),
    points: maybe(figure('Cuerpo de letra, puntos.')),
    screen: maybe(figure('Escala de la pantalla.')),
    hourly: maybe(figure('€ por hora.')),
    vat: maybe(figure('% de IVA.')),
    overrun: maybe(figure('% de aire.')),
    degrees: maybe(byKey(Type.Number(), '°C del obrador, por su nombre.')),
    opened: maybe(
      byKey(
        Type.Object({ lot: text('Lote.'), at: text('Cuándo (ISO 8601).') }, { description: 'Un saco o una caja.' }),
        'Lo que se ha abierto desde la última hornada, por fila del catálogo.',
      ),
    ),
    forgotten: maybe(byKey(Type.String(), 'Desde cuándo se aprende de nuevo cada constante del taller.')),
  },
  { description: 'Lo que este obrador hace siempre.' },
)

const rango = Type.Unsafe<FigureRange>({
  type: 'array',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
  description: 'Mínimo y máximo.',
})

export const Normas = Type.Object(
  {
    cabinet: maybe(Type.Number({ description: '°C de la vitrina.' })),
    ranges: maybe(byKey(Type.Record(Type.String(), rango), 'Por «oficio.tipo», y por parámetro.')),
  },
  { description: 'Rangos propios.' },
)

/** What a copy of version 2 holds; each later version adds to it. */
const copyFields2 = {
  stamp: text('Distingue una escritura de otra.'),
  at: text('Cuándo se escribió (ISO 8601).'),
  formulas: Type.Array(ref<Static<typeof Guardada>>('Guardada'), { description: 'El libro.' }),
  tables: Type.Array(ref<TableFormula>('Formula'), { description: 'Lo que hay en la mesa de cada oficio.' }),
  own: Type.Array(ref<Static<typeof Propio>>('Propio'), { description: 'Ingredientes propios.' }),
  prices: byKey(
    ref<Static<typeof Precio>>('Precio'),
    'Por el identificador de la fila del catálogo o del ingrediente propio.',
  ),
  pieces: Type.Array(ref<Static<typeof PiezaSchema>>('Pieza'), { description: 'Piezas montadas.' }),
  priceHistory: maybe(byKey(Type.Array(ref<Static<typeof Pasado>>('Pasado')), 'Lo que se pagó antes.')),
  pantry: Type.Array(Type.String(), { description: 'Lo que se puede añadir al equilibrar.' }),
  stock: maybe(byKey(figure('Gramos.'), 'Lo que hay contado.')),
  printsCost: Type.Boolean({ description: 'La ficha lleva el coste.' }),
  norms: ref<Static<typeof Normas>>('Normas'),
  photos: byKey(Type.String(), 'Fotos por fórmula, como «data:image/…».'),
  day: maybe(ref<Static<typeof Dia>>('Dia')),
  habits: maybe(ref<Static<typeof Costumbres>>('Costumbres')),
}

export const copyFields = {
  ...copyFields2,
  batches: maybe(
    Type.Array(ref<Static<typeof Hornada>>('Hornada'), { description: 'Las hornadas hechas, con sus lotes.' }),
  ),
  drafts: maybe(ref<Static<typeof Borradores>>('Borradores')),
}

/** A line of a link has no id of its own, and its formula no place in a book. */
const LineaDeEnlace = Type.Object(lineFields, { description: 'Una línea de una fórmula.' })

const FormulaDeEnlace = Type.Object(
  { ...formulaFields, lines: Type.Array(ref('Linea'), { description: 'Sus líneas, en orden.' }) },
  { description: 'Una fórmula.' },
)

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const copyFile = (version: number): string => `copia-${version}.schema.json`
/** The version that the app writes. */
const COPY_VERSION = 3
export const COPY_FILE = copyFile(COPY_VERSION)
export const LINK_FILE = 'enlace-1.schema.json'

const copyDefs = {
  Propio,
  Saco,
  Formula: FormulaSchema,
  Linea,
  Hecha,
  Guardada,
  Precio,
  Pasado,
  Pieza: PiezaSchema,
  Parte: ParteSchema,
  Dia,
  Plan,
  Producto,
  Costumbres,
  Normas,
}

const copySchema = (version: number, fields: TProperties, defs: object): Readonly<Record<string, object>> => ({
  [copyFile(version)]: {
    $schema: DIALECT,
    $id: copyFile(version),
    title: `Copia de Obrador, versión ${version}`,
    ...Type.Object(
      { obrador: Type.Literal(version, { description: 'La versión del formato.' }), ...fields },
      { description: 'Todo lo que guarda un dispositivo, en un fichero JSON (UTF-8).' },
    ),
    $defs: defs,
  },
})

/** The schemas by the name of their file. A version of the copy is one entry more. */
export const formats: Readonly<Record<string, object>> = {
  ...copySchema(2, copyFields2, copyDefs),
  ...copySchema(COPY_VERSION, copyFields, { ...copyDefs, Hornada, Borradores }),
  [LINK_FILE]: {
    $schema: DIALECT,
    $id: LINK_FILE,
    title: 'Enlace de Obrador, versión 1',
    ...Type.Object(
      {
        formula: ref('Formula'),
        own: Type.Array(ref('Propio'), { description: 'Los ingredientes propios que lleva.' }),
      },
      { description: 'Lo que hay en «#f=» de un enlace: base64url de deflate de este JSON.' },
    ),
    $defs: { Propio, Saco, Formula: FormulaDeEnlace, Linea: LineaDeEnlace, Hecha },
  },
}
