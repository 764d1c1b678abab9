import type { TObject, TSchema } from 'typebox'
import { ajusteContracts, ajusteSchemas } from './ajuste/crafts.ts'
import { CambioRequest, CartaRequest, MENU_CRAFT } from './carta/request.ts'
import { analysisContracts, analysisSchemas } from './crafts.ts'
import { etiquetaContracts, etiquetaSchemas } from './etiqueta/crafts.ts'
import { montajeSchemas } from './montaje/contract.ts'
import { MOST_FOREIGN, nearestOf, type PlainFields, plainFieldName, plainFields } from './near-field.ts'
import { ProduccionRequest } from './produccion/request.ts'
import * as spanish from './words/es.ts'
import type { RefusalWords } from './words/language.ts'

/** What a body has beside the fields it may have: `null` for what is absent, and fields that somebody meant as ours. */

type CraftId = keyof typeof analysisContracts
type Body = Record<string, unknown>
type Shape = TSchema & {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly type?: string | readonly string[]
  readonly additionalProperties?: Shape
  readonly $ref?: string
}

/** Where a schema says that a preparation stands. */
const PREPARACION = 'Preparacion#'
/** Levels of JSON that a formula inside another takes. */
const STEPS = 3

/** Other words for a field: what the answers call it, what other languages and other services do. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  type: ['tipo', 'recipetype', 'category'],
  ingredients: ['ingredientes'],
  materiagrasa: ['grasa', 'grasas', 'fat', 'mg'],
  azucares: ['azucar', 'sugar', 'sugars'],
  proteinas: ['proteina', 'protein', 'proteins'],
  esml: ['slng', 'msnf', 'mslng'],
  otrossolidos: ['otros', 'othersolids'],
  lactosa: ['lactose'],
  kcal: ['energia', 'calorias', 'energy', 'kcal100g'],
  pac: ['pacindiceclasico'],
  precio: ['price', 'coste', 'costo', 'cost', 'preciokg'],
  role: ['rol', 'papel', 'funcion'],
  hidratacion: ['hydration', 'hidrataciontotal'],
  fijo: ['fixed', 'fija', 'bloqueado', 'locked'],
  min: ['minimo', 'minimum'],
  max: ['maximo', 'maximum'],
  pieza: ['piece', 'unidad'],
  objetivo: ['goal', 'objective'],
  objetivos: ['target', 'targets', 'rangos', 'ranges'],
  despensa: ['pantry'],
  redondeo: ['round', 'rounding'],
  maxnuevos: ['maxnew'],
  racion: ['portion', 'serving', 'porcion'],
  denominacion: ['nombrecomercial'],
  ficha: ['etiquetaproveedor', 'sheet'],
  merma: ['perdida'],
  aguaevaporada: ['evaporacion', 'evaporada'],
  preparacion: ['preparation', 'subreceta', 'subrecipe'],
  preparaciones: ['preparations', 'subrecetas', 'subrecipes'],
  perdidahorneado: ['mermahorneado', 'merma'],
  partes: ['parts', 'ingredients', 'ingredientes', 'capas', 'layers', 'componentes'],
  nombre: ['name', 'ingrediente'],
  gramos: ['grams', 'peso', 'weight', 'gramosporpieza'],
  decoracion: ['decoration', 'decorado'],
  envase: ['packaging', 'packing', 'embalaje'],
  manodeobra: ['labour', 'labor', 'trabajo'],
  iva: ['vat', 'impuesto'],
  margen: ['margin', 'beneficio'],
  pvp: ['preciodeventa', 'precioventa', 'retailprice'],
  productos: ['products', 'producto'],
  sabores: ['flavours', 'flavors', 'sabor'],
  correcciones: ['corrections', 'correccion'],
  libro: ['book', 'formulas', 'recetas', 'recipes'],
  cambios: ['changes', 'cambio'],
  llamarse: ['nombres', 'names'],
  sin: ['without', 'excluir'],
  piezas: ['pieces', 'unidades', 'raciones', 'cantidad', 'units'],
  existencias: ['stock', 'hecho', 'tengo'],
  maquinas: ['machines', 'capacidades'],
  capacidad: ['capacity', 'capacidadkg'],
  precios: ['prices'],
  division: ['bascula', 'scale'],
  // Of the tools for agents.
  oficio: ['craft', 'gremio'],
  tipo: ['type', 'recipetype', 'category', 'categoria'],
  ingredientes: ['ingredients', 'lineas', 'lines', 'formula', 'receta', 'recipe'],
  ingrediente: ['nombre', 'name', 'ingredient', 'producto'],
  texto: ['text', 'lista', 'list'],
}

export interface FieldLevel {
  readonly own: ReadonlySet<string>
  /** By its plain spelling or another word for it, the field of ours that is meant. */
  readonly meant: ReadonlyMap<string, string>
  readonly spelt: PlainFields
}

/** `craft` is for whoever sends one body everywhere: it is looked at on one path, and ignored on the others. */
const FREE: ReadonlySet<string> = new Set(['craft'])

export function fieldLevelOf(fields: Iterable<string>): FieldLevel {
  const own = new Set(fields)
  const meant = new Map<string, string>()
  for (const field of own) {
    for (const word of SYNONYMS[plainFieldName(field)] ?? []) if (!own.has(word)) meant.set(word, field)
  }
  for (const field of own) meant.set(plainFieldName(field), field)
  return { own, meant, spelt: plainFields(own) }
}

/** The field that a foreign name means, by another word for it or a slip of the keys. */
export const fieldMeantAt = (level: FieldLevel, key: string): string | undefined =>
  level.meant.get(plainFieldName(key)) ?? nearestOf(key, level.spelt)

const shapesOf = (id: CraftId): readonly Shape[] => [
  analysisSchemas[analysisContracts[id].request] as Shape,
  ajusteSchemas[ajusteContracts[id].request] as Shape,
  etiquetaSchemas[etiquetaContracts[id].request] as unknown as Shape,
]
const lineOf = (shape: Shape): Shape | undefined => shape.properties?.ingredients?.items
const keysOf = (shape: Shape | undefined): string[] => Object.keys(shape?.properties ?? {})

/** A body may be sent as it is to all paths of its craft, so what one of them knows the others pass over in silence. */
const levels = Object.fromEntries(
  (Object.keys(analysisContracts) as CraftId[]).map((id) => [
    id,
    {
      top: fieldLevelOf(shapesOf(id).flatMap(keysOf)),
      line: fieldLevelOf(shapesOf(id).flatMap((one) => keysOf(lineOf(one)))),
    },
  ]),
) as Readonly<Record<CraftId, { readonly top: FieldLevel; readonly line: FieldLevel }>>

/** A piece is of no craft, and has its own. */
const pieceShape = montajeSchemas.MontajeRequest as TSchema as Shape
const PIECE: { readonly top: FieldLevel; readonly line: FieldLevel } = {
  top: fieldLevelOf(keysOf(pieceShape)),
  line: fieldLevelOf(keysOf(pieceShape.properties?.partes?.items)),
}

/** Fields that some craft knows, and this one does not. */
const everywhere = {
  top: new Set(Object.values(levels).flatMap(({ top }) => [...top.own])),
  line: new Set(Object.values(levels).flatMap(({ line }) => [...line.own])),
}

/** Whether a path of some craft takes a field of that name, in a body or in a line of it. */
export const isPathField = (level: keyof typeof everywhere, field: string): boolean => everywhere[level].has(field)

/** Sentences about one body at most: who sends a table of their own need not hear of every column. */
const MOST_TOLD = 10

/** What is to be said of a body, and what its foreign names were found to mean at each level. */
interface Telling {
  readonly told: Map<string, string>
  readonly meanings: Map<FieldLevel, Map<string, string | undefined>>
  readonly say: RefusalWords
}

/** The field of ours that a foreign name means: found once for a body, and for no more names than anybody needs. */
function meaningOf(key: string, level: FieldLevel, isElsewhere: boolean, { meanings }: Telling): string | undefined {
  const known = meanings.get(level) ?? new Map<string, string | undefined>()
  meanings.set(level, known)
  if (!known.has(key) && known.size < MOST_FOREIGN)
    known.set(key, level.meant.get(plainFieldName(key)) ?? (isElsewhere ? undefined : nearestOf(key, level.spelt)))
  return known.get(key)
}

function look(body: Body, level: FieldLevel, elsewhere: ReadonlySet<string>, telling: Telling): void {
  const { told, say } = telling
  for (const key in body) {
    if (level.own.has(key) || FREE.has(key) || told.has(key)) continue
    const right = meaningOf(key, level, elsewhere.has(key), telling)
    if (right !== undefined) {
      if (!Object.hasOwn(body, right)) told.set(key, say.ignoredField(key, right))
    } else if (elsewhere.has(key)) told.set(key, say.unusedField(key))
  }
}

const isCraft = (value: unknown): value is CraftId =>
  typeof value === 'string' && Object.hasOwn(analysisContracts, value)
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const bodiesIn = (items: unknown): Body[] => (Array.isArray(items) ? items.filter(isBody) : [])

/** Levels of a body that are looked at: no formula goes deeper. */
const DEEPEST = 6

/** A formula and those inside it, each by the fields of its own craft. */
function lookThrough(craft: unknown, body: unknown, telling: Telling, depth: number): void {
  if (!isCraft(craft) || !isBody(body) || depth > DEEPEST) return
  const level = levels[craft]
  look(body, level.top, everywhere.top, telling)
  lookAtLines(body.ingredients, level.line, telling, depth)
  lookAtEntries(body, telling, depth)
}

function lookAtLines(lines: unknown, level: FieldLevel, telling: Telling, depth: number): void {
  for (const line of bodiesIn(lines)) {
    look(line, level, everywhere.line, telling)
    lookInside(line.preparacion, telling, depth)
  }
}

function lookAtEntries({ preparaciones }: Body, telling: Telling, depth: number): void {
  if (isBody(preparaciones)) for (const key in preparaciones) lookInside(preparaciones[key], telling, depth)
}

function lookInside(prepared: unknown, telling: Telling, depth: number): void {
  if (!isBody(prepared)) return
  const { oficio, rendimiento: _, ...formula } = prepared
  lookThrough(oficio, formula, telling, depth + 1)
}

/** What is said of a body once all its levels have been looked at. */
function toldOf(body: unknown, say: RefusalWords, lookAt: (body: Body, telling: Telling) => void): string[] {
  const telling: Telling = { told: new Map(), meanings: new Map(), say }
  if (isBody(body)) lookAt(body, telling)
  return [...telling.told.values()].slice(0, MOST_TOLD)
}

/** What to say of the fields of a body that are not ours, and look as if they were. */
export const ignoredFields = (craft: string, body: unknown, say: RefusalWords = spanish): string[] =>
  toldOf(body, say, (sent, telling) => lookThrough(craft, sent, telling, 0))

/** The same of a piece and what it is made of. */
export const ignoredPieceFields = (body: unknown, say: RefusalWords = spanish): string[] =>
  toldOf(body, say, (piece, telling) => {
    look(piece, PIECE.top, everywhere.top, telling)
    lookAtLines(piece.partes, PIECE.line, telling, 0)
    lookAtEntries(piece, telling, 0)
  })

/** A piece may be sent to a plan as it is looked at by itself: what only that looks at is passed over in silence. */
const planLevels = {
  top: fieldLevelOf(keysOf(ProduccionRequest)),
  product: fieldLevelOf(keysOf(ProduccionRequest.properties.productos.items)),
  part: fieldLevelOf(keysOf(ProduccionRequest.properties.productos.items.properties.partes.items)),
  machine: fieldLevelOf(keysOf(ProduccionRequest.properties.maquinas.items)),
}
const NOWHERE: ReadonlySet<string> = new Set()

/** The same for a plan of products. */
export const ignoredInProduction = (body: unknown, say: RefusalWords = spanish): string[] =>
  toldOf(body, say, (plan, telling) => {
    const each = (items: unknown, level: FieldLevel): Body[] => {
      const all = bodiesIn(items)
      for (const item of all) look(item, level, NOWHERE, telling)
      return all
    }
    look(plan, planLevels.top, NOWHERE, telling)
    lookAtEntries(plan, telling, 0)
    each(plan.maquinas, planLevels.machine)
    for (const product of each(plan.productos, planLevels.product)) {
      lookAtEntries(product, telling, 0)
      lookInside(product.preparacion, telling, 0)
      for (const part of each(product.partes, planLevels.part)) lookInside(part.preparacion, telling, 0)
    }
  })

const menuShape = CartaRequest as TSchema as Shape
const { base, sabores, bases, correcciones } = menuShape.properties ?? {}
const menuLevels = {
  top: fieldLevelOf(keysOf(menuShape)),
  flavour: fieldLevelOf(keysOf(sabores?.items)),
  bases: fieldLevelOf(keysOf(bases)),
  corrections: fieldLevelOf(keysOf(correcciones)),
  book: fieldLevelOf(keysOf(CambioRequest as TSchema as Shape)),
}
/** A line of a base and a dose take what a line of an analysis takes; a base has bounds in place of its grams. */
const menuLines = Object.fromEntries(
  (Object.keys(analysisContracts) as CraftId[]).map((id) => {
    const { request, fields } = analysisContracts[id]
    const line = keysOf(lineOf(analysisSchemas[request] as Shape))
    const dose = sabores?.items?.properties?.ingredients?.items
    return [
      id,
      {
        base: fieldLevelOf([...line.filter((key) => key !== fields.grams), ...keysOf(base?.items)]),
        dose: fieldLevelOf([...line, ...keysOf(dose)]),
      },
    ]
  }),
) as Readonly<Record<CraftId, { readonly base: FieldLevel; readonly dose: FieldLevel }>>

/** The same for a menu: its bases, its flavours and what they are corrected with. */
export const ignoredInMenu = (body: unknown, say: RefusalWords = spanish): string[] =>
  toldOf(body, say, (menu, telling) => {
    const lines = menuLines[isCraft(menu.oficio) ? menu.oficio : MENU_CRAFT]
    look(menu, menuLevels.top, everywhere.top, telling)
    if (isBody(menu.bases)) look(menu.bases, menuLevels.bases, NOWHERE, telling)
    if (isBody(menu.correcciones)) {
      look(menu.correcciones, menuLevels.corrections, NOWHERE, telling)
      lookAtLines(menu.correcciones.con, lines.base, telling, 0)
    }
    lookAtLines(menu.base, lines.base, telling, 0)
    lookAtEntries(menu, telling, 0)
    for (const flavour of bodiesIn(menu.sabores)) {
      look(flavour, menuLevels.flavour, everywhere.top, telling)
      lookAtLines(flavour.ingredients, lines.dose, telling, 0)
    }
  })

/** The same for a book whose prices change, each formula by the fields of its own craft. */
export const ignoredInBook = (body: unknown, say: RefusalWords = spanish): string[] =>
  toldOf(body, say, (book, telling) => {
    look(book, menuLevels.book, NOWHERE, telling)
    for (const formula of bodiesIn(book.libro)) {
      const { nombre: _n, kilos: _k, oficio = book.oficio ?? MENU_CRAFT, ...sent } = formula
      lookThrough(oficio, sent, telling, 0)
    }
  })

/** Takes out of a plan the fields that nobody reads, once it was told which: they would be kept as long as the plan is. */
export function dropUnknownInPlan(body: unknown): void {
  const keep = (items: unknown, { own }: FieldLevel): Body[] => {
    const all = bodiesIn(items)
    for (const item of all) for (const key in item) if (!own.has(key)) delete item[key]
    return all
  }
  for (const plan of keep([body], planLevels.top)) {
    keep(plan.maquinas, planLevels.machine)
    for (const product of keep(plan.productos, planLevels.product)) keep(product.partes, planLevels.part)
  }
}

const takesNull = ({ type }: Shape): boolean => Array.isArray(type) && type.includes('null')

/** The shape of a preparation is that of its craft, and what says of it what is left. */
function shapeOf(schema: Shape, value: object): Shape {
  if (schema.$ref !== PREPARACION) return schema
  const { oficio } = value as Body
  const contract = isCraft(oficio) ? analysisContracts[oficio] : undefined
  const { properties } = (contract ? analysisSchemas[contract.request] : {}) as Shape
  return { properties: { ...properties, rendimiento: {} } }
}

/** The recipe type: an unknown one falls back, and what is no text is no type that anybody knows. */
const TYPE = 'type'

/**
 * Takes out of a body the optional fields that are `null`, which say no more than being left out, and writes a type that is no text
 * as one, so that it is told as the unknown type that it is.
 */
export function dropNulls(schema: TObject | Shape, value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST * STEPS) return
  const { properties, items, required, additionalProperties: others } = shapeOf(schema as Shape, value)
  if (Array.isArray(value)) {
    if (items) for (const item of value) dropNulls(items, item, depth + 1)
    return
  }
  if (!properties) {
    if (others) for (const key in value) dropNulls(others, (value as Body)[key], depth + 1)
    return
  }
  for (const [key, inner] of Object.entries(properties)) {
    if (!Object.hasOwn(value, key)) continue
    const given = (value as Body)[key]
    if (key === TYPE && takesNull(inner) && given !== null && typeof given !== 'string')
      (value as Body)[key] = JSON.stringify(given)
    else if (given !== null) dropNulls(inner, given, depth + 1)
    else if (!required?.includes(key) && !takesNull(inner)) delete (value as Body)[key]
  }
}
