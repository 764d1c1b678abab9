import { foldText, listedWords } from '../fold.ts'
import { type PriceUnit, priceUnitIn } from '../prices/columns.ts'
import type { CsvCell } from '../spreadsheet.ts'

/** What the columns of a book hold, by the words that people and programs head them with, in Spanish, Catalan, English, Italian and French. */

export const COLUMN_ROLES = [
  'recipe',
  'ingredient',
  'grams',
  'percent',
  'quantity',
  'unit',
  'price',
  'packPrice',
  'pack',
  'supplier',
  'note',
  'craft',
  'type',
  'family',
  'skip',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

export interface BookColumn {
  readonly role: ColumnRole
  /** Grams of a bare figure, where the head says it: 1000 under «kg». */
  readonly grams?: number
  /** What a price is paid for, where the head says it. */
  readonly per?: PriceUnit
}

/** Letters and figures alone: «Peso (g)», «peso_g» and «PESO g» are one. */
export const plainHead = (head: string): string =>
  foldText(head)
    .replace(/[^a-z0-9€/%]+/g, ' ')
    .trim()

const WORDS: readonly (readonly [ColumnRole, readonly string[]])[] = (
  [
    [
      'recipe',
      'receta|recetas|formula|formulas|elaboracion|elaboraciones|preparacion|plato|platos|nombre receta|nombre de la receta|nombre de receta|nombre formula|nombre de la formula|nombre elaboracion|titulo|titulo receta|recepta|receptes|nom recepta|recipe|recipes|recipe name|recipe title|formula name|dish|ricetta|recette|escandallo|ficha|ficha tecnica|producto final|producto terminado|producto elaborado|finished product|articulo final|receita',
    ],
    [
      'ingredient',
      'ingrediente|ingredientes|ingredient|ingredients|nombre ingrediente|nombre del ingrediente|ingredient name|materia prima|materias primas|mp|mmpp|articulo|descripcion|componente|componentes|component|item|raw material|raw materials|materia primera|ingredienti|zutat|zutaten|genero|ingr|m prima|mat prima|materia|que lleva|de que',
    ],
    [
      'grams',
      'gramos|gramo|grams|gram|grammes|grammi|grams total|g|gr|grs|kg|kgs|kilo|kilos|quilos|peso|pesos|weight|pes|poids|mg|gramaje|peso neto|net weight|pes net|grams net',
    ],
    [
      'quantity',
      'cantidad neta|cant neta|net quantity|cantidad|cantidades|cant|ctd|cdad|quantity|qty|amount|quantitat|quantita|quantite|dosis|medida total|cuanto|cuantos|cantidad necesaria',
    ],
    [
      'percent',
      '%|% total|% harina|% panadero|porcentaje|pct|percent|percentage|percentatge|% mezcla|% sobre harina|baker %|bakers %|baker s %|% peso|proporcion|% pes|% weight',
    ],
    [
      'unit',
      'unidad|unidades|ud|uds|um|u m|udm|unit|units|medida|unitat|unidad de medida|unidad medida|unit of measure|uom|u/m',
    ],
    [
      'price',
      'precio|price|tarifa|preu|prezzo|prix|eur/kg|eur kg|€/kg|€ kg|precio kg|precio por kg|precio kilo|precio por kilo|precio/kg|price kg|price per kg|price/kg|preu kg|preu/kg|coste kg|coste/kg|€/kilo',
    ],
    [
      'packPrice',
      'precio envase|precio del envase|precio formato|precio saco|precio caja|precio compra|precio de compra|pack price|price pack|price per pack|preu envas|coste envase|precio bulto',
    ],
    ['pack', 'formato|envase|presentacion|pack|packaging|format|envas|pack size|tamano envase|peso envase'],
    ['supplier', 'proveedor|proveedores|supplier|vendor|proveidor|fornitore|fournisseur|marca|brand|fabricante|casa'],
    [
      'note',
      'nota|notas|note|notes|obs|observacion|observaciones|observacions|comentario|comentarios|comments|remark|remarks|proceso|procedimiento|elaboracion notas|instrucciones|method',
    ],
    ['craft', 'oficio|craft|trade'],
    ['type', 'tipo|type|tipo de receta|tipo receta|recipe type'],
    ['family', 'categoria|familia|category|family|tipus|seccion|section|departamento|partida|grupo|clase'],
  ] as const
).map(([role, words]) => [role, listedWords(words)])

/** Words that mean the ingredient or, where another column has it, the recipe. */
const EITHER: readonly string[] = listedWords(
  'nombre|name|nom|producto|productos|product|producte|concepto|denominacion|elaborado',
)

/** Grams of the pound avoirdupois; its ounce is a sixteenth (international yard and pound agreement, 1959). */
const POUND = 453.59237

/** Grams of what a head or a cell gives as the unit; it inherits nothing, for any word of a file may be asked of it. */
export const GRAMS_OF: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  mg: 0.001,
  ...Object.fromEntries(
    listedWords('g|gr|grs|gramo|gramos|gram|grams|gramme|grammes|grammo|grammi').map((word) => [word, 1]),
  ),
  ...Object.fromEntries(listedWords('kg|kgs|kilo|kilos|quilo|quilos|chilo|chili').map((word) => [word, 1000])),
  ...Object.fromEntries(['lb', 'lbs', 'pound', 'pounds'].map((word) => [word, POUND])),
  ...Object.fromEntries(['oz', 'ounce', 'ounces'].map((word) => [word, POUND / 16])),
})

/** «Nombre del plato», «Título de la receta», «Recipe title (ES)»: whatever else the head says. */
const RECIPE_WORD = /\b(?:receta|recetas|formula|elaboracion|plato|recipe|dish|recepta|ricetta|recette|escandallo)\b/

/** What is bought for a recipe, before what is thrown away: it counts where nothing else weighs. */
const GROSS = /\b(?:brut[ao]s?|gross|brutto|en bruto)\b/
/** Shares of something else than the recipe: what is lost, taxed, earned. */
const OTHER_SHARE = /merma|iva|margen|dto|descuento|loss|waste|vat|margin|discount|rendimiento/

interface Named {
  readonly role: ColumnRole | 'either'
  readonly isGross?: boolean
  readonly grams?: number
}

/** «peso g», «cantidad kg», «peso en g»: the word, and the unit behind it. */
function withUnit(head: string): { readonly word: string; readonly grams?: number } {
  const words = head.split(' ')
  const grams = GRAMS_OF[words.at(-1) ?? '']
  if (grams === undefined) return { word: head }
  const word = words
    .slice(0, -1)
    .filter((one) => one !== 'en' && one !== 'in')
    .join(' ')
  return { word: word === '' ? head : word, grams }
}

/** A price is of a kilo unless its head says of what. */
const withoutKilo = (head: string): string =>
  head.replace(/\s*(?:€|eur|euros)?\s*(?:\/|por|per)?\s*(?:kg|kilo|ud|uds|u|unidad|l|litro)?$/, '').trim()

/** «1 masa», «x2»: the same recipe for so many; the first of them counts. */
const BATCHES = /^(?:x \d+|x\d+|\d+ x|\d+ (?:masas?|amasadas?|amasijos?|tandas?|recetas?|lotes?|cubas?|batch(?:es)?))$/

function roleOf(head: string): Named | undefined {
  if (head === '') return undefined
  if (BATCHES.test(head)) return { role: 'quantity' }
  if (GROSS.test(head)) {
    const gross = roleOf(head.replace(GROSS, '').replace(/\s+/g, ' ').trim())
    return gross && { ...gross, isGross: true }
  }
  const exact = WORDS.find(([, words]) => words.includes(head))?.[0]
  const { word, grams } = withUnit(head)
  const weighed = exact ?? (grams === undefined ? undefined : WORDS.find(([, words]) => words.includes(word))?.[0])
  if (weighed === 'grams' || weighed === 'quantity')
    return { role: grams === undefined ? weighed : 'grams', ...(grams !== undefined && { grams }) }
  if (exact) return { role: exact }
  if (EITHER.includes(head)) return { role: 'either' }
  if (/€|\beur\b|precio|price|preu/.test(head)) {
    const bare = withoutKilo(head)
    if (bare === '' || WORDS.find(([role]) => role === 'price')?.[1].includes(bare)) return { role: 'price' }
    return /envase|saco|caja|formato|pack|bulto/.test(head) ? { role: 'packPrice' } : { role: 'skip' }
  }
  if (head.includes('%')) return { role: OTHER_SHARE.test(head) ? 'skip' : 'percent' }
  return RECIPE_WORD.test(head) ? { role: 'recipe' } : undefined
}

/** «Ingrediente / Ingredient»: two languages in one head mean the same; «€/kg» is one word. */
function sidesOf(head: string): readonly string[] {
  const sides = head.split(/\s+[/|·–-]\s+|\s*\n\s*|\s*\(|\)/).map(plainHead)
  const whole = plainHead(head)
  return [whole, ...sides, ...(whole.includes('€') || whole.includes('eur') ? [] : whole.split('/'))].filter(
    (side) => side !== '',
  )
}

export const roleNamedBy = (cell: CsvCell): Named | undefined => {
  // «Receta: Brioche» says its value too.
  if (typeof cell !== 'string' || cell.length > 60 || /:\s*\p{L}{2}/u.test(cell)) return undefined
  for (const side of sidesOf(cell)) {
    const found = roleOf(side.trim())
    if (found) return found
  }
  return undefined
}

const WEIGHS: ReadonlySet<ColumnRole> = new Set(['grams', 'quantity', 'percent'])
const isFigure = (cell: CsvCell): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[\d.,\s]+%?$/.test(cell))

/** What is bought in packs and priced, and weighs nothing into a recipe. */
const isPriced = (roles: readonly ColumnRole[]): boolean => roles.includes('price') || roles.includes('packPrice')

/** The columns of a head; nothing if the row is none. Roles that stand twice keep the first. */
export function bookHeadOf(cells: readonly CsvCell[]): readonly BookColumn[] | undefined {
  const filled = cells.filter((cell) => cell !== undefined)
  if (filled.length < 2 || filled.some(isFigure)) return undefined
  const named = cells.map(roleNamedBy)
  const isNet = named.some((one) => one && !one.isGross && (one.role === 'grams' || one.role === 'quantity'))
  const found = named.map((one) => (isNet && one?.isGross ? undefined : one))
  const told = new Set(found.flatMap((one) => (one && one.role !== 'either' ? [one.role] : [])))
  // Of two words that may be either, the first is the recipe if nothing else is the ingredient.
  const either = found.flatMap((one, at) => (one?.role === 'either' ? [at] : []))
  const asRole = (at: number): ColumnRole => {
    if (told.has('ingredient')) return told.has('recipe') ? 'skip' : 'recipe'
    if (told.has('recipe') || either.length === 1) return 'ingredient'
    return at === either[0] ? 'recipe' : 'ingredient'
  }
  const seen = new Set<ColumnRole>()
  const units = new Set<number | undefined>()
  const columns = found.map((one, at): BookColumn => {
    if (!one) return { role: 'skip' }
    const role = one.role === 'either' ? asRole(at) : one.role
    // «Kg | Gr»: one weight in two columns, where each says its unit.
    const isOtherUnit = role === 'grams' && one.grams !== undefined && !units.has(one.grams) && !units.has(undefined)
    if (role !== 'skip' && seen.has(role) && !isOtherUnit) return { role: 'skip' }
    seen.add(role)
    if (role === 'grams') units.add(one.grams)
    const per = role === 'price' ? priceUnitIn(String(cells[at])) : undefined
    if (per) return { role, per }
    return { role, ...(one.grams !== undefined && { grams: one.grams }) }
  })
  const roles = columns.map(({ role }) => role)
  if (!roles.includes('ingredient')) return withNamesAtSide(cells, columns)
  return roles.some((role) => WEIGHS.has(role)) || isPriced(roles) || roles.includes('recipe') ? columns : undefined
}

/** « | % | Kg»: heads of weights alone, and nothing over the names that stand left of them. */
function withNamesAtSide(cells: readonly CsvCell[], columns: readonly BookColumn[]): readonly BookColumn[] | undefined {
  const first = cells.findIndex((cell) => cell !== undefined)
  const isKnown = cells.every((cell, at) => cell === undefined || columns[at]?.role !== 'skip')
  if (first < 1 || !isKnown || !columns.some(({ role }) => role === 'grams')) return undefined
  return columns.map((column, at) => (at === first - 1 ? { role: 'ingredient' } : column))
}

/** «Fartons | Kilos»: the name of the recipe stands where the head of its ingredients would. */
export function titledHeadOf(cells: readonly CsvCell[]): readonly BookColumn[] | undefined {
  const [title, unit, ...more] = cells.filter((cell) => cell !== undefined)
  const grams = typeof unit === 'string' && /^[\p{L}.()\s]+$/u.test(unit) ? GRAMS_OF[plainHead(unit)] : undefined
  if (grams === undefined || more.length > 0 || typeof title !== 'string' || roleNamedBy(title)) return undefined
  if (/\d/.test(title) || !/\p{L}{3}/u.test(title)) return undefined
  return cells.map((cell): BookColumn => {
    if (cell === title) return { role: 'ingredient' }
    return cell === unit ? { role: 'grams', grams } : { role: 'skip' }
  })
}

/** Whether a head weighs something, and so heads recipes rather than prices. */
export const headWeighs = (columns: readonly BookColumn[]): boolean => columns.some(({ role }) => WEIGHS.has(role))

/** What a column of units has in its cells. */
const UNIT =
  /^(?:mg|gr?|grs|gramos?|kgs?|kilos?|ml|cl|dl|lt?|litros?|u|uds?|unid|unidad(?:es)?|pzas?|piezas?|hojas?|cdas?|cdtas?|cucharad(?:as?|itas?)|tazas?|pizcas?|c ?s|oz|lbs?|cups?|tsp|tbsp)\.?$/

export const isUnitCell = (cell: CsvCell): boolean => typeof cell === 'string' && UNIT.test(foldText(cell.trim()))

/** How many words a column has, and how many of them are units. */
export interface UnitCount {
  words: number
  units: number
}

export function countUnit(count: UnitCount, cell: CsvCell): UnitCount {
  if (typeof cell !== 'string') return count
  count.words += 1
  if (isUnitCell(cell)) count.units += 1
  return count
}

/** Whether most words of a column are units. */
export const areUnits = ({ words, units }: UnitCount): boolean => words > 1 && units > words / 2
export const unitsIn = (cells: readonly CsvCell[]): UnitCount => cells.reduce(countUnit, { words: 0, units: 0 })

/** A column of units under a head that nobody knows is one of units all the same: 1 kg must not be read as 1. */
export function columnsWithUnits(
  columns: readonly BookColumn[],
  unitsBelow: (at: number) => UnitCount,
): readonly BookColumn[] {
  if (columns.some(({ role }) => role === 'unit')) return columns
  const found = columns.findIndex(({ role }, at) => role === 'skip' && areUnits(unitsBelow(at)))
  return columns.map((column, at) => (at === found ? { role: 'unit' } : column))
}

/** Fewest rows of a recipe, on average, for a column that repeats to be that of the recipes. */
const LEAST_RUN = 2
/** «101», «A», «R1», «B-12»: a recipe that is called by a number or a letter. */
const RECIPE_CODE = /^(?:\p{L}{0,4}[-. ]?\d{1,6}(?:[-./]?\p{L})?|\p{L})$/u
export const isRecipeCode = (cell: CsvCell): boolean =>
  typeof cell === 'number' ? Number.isInteger(cell) : typeof cell === 'string' && RECIPE_CODE.test(cell.trim())
/** Columns that part one recipe: what they number goes in together. */
const STAGES = /^(?:fase|paso|orden|etapa|tanda|parte|bloque|amasado|step|stage|phase|linea|line|n linea)\b/

/** Heads of codes: such a column may stand right of the ingredients too. */
const CODES = /^(?:cod|codigo|codi|code|ref|referencia|id|n|no|num|numero)$/

/** A column left of the ingredients that says the same over several rows, or is blank below each word: the recipe, whatever its head. */
export function withRecipeByRuns(
  columns: readonly BookColumn[],
  rows: readonly (readonly CsvCell[])[],
  head: readonly CsvCell[] = [],
): readonly BookColumn[] {
  if (columns.some(({ role }) => role === 'recipe')) return columns
  const name = columns.findIndex(({ role }) => role === 'ingredient')
  const lines = rows.filter((cells) => typeof cells[name] === 'string')
  // Where titles stand alone in it, what it has beside the lines is of their parts.
  const isAlone = (cells: readonly CsvCell[], at: number): boolean =>
    cells[at] !== undefined && cells.every((cell, place) => place === at || cell === undefined)
  const headAt = (at: number): string => plainHead(String(head[at] ?? ''))
  const isRun = (at: number, isTold: (value: CsvCell) => boolean): boolean => {
    if (columns[at]?.role !== 'skip' || lines[0]?.[at] === undefined) return false
    if (at >= name && !CODES.test(headAt(at))) return false
    if (rows.filter((cells) => isAlone(cells, at)).length >= LEAST_RUN) return false
    const values = lines.map((cells) => cells[at])
    if (!values.every((value) => value === undefined || isTold(value))) return false
    const runs = values.filter((value, place) => value !== undefined && value !== values[place - 1]).length
    return runs > 1 && lines.length / runs >= LEAST_RUN
  }
  const words = columns.findIndex((_, at) =>
    isRun(at, (value) => typeof value === 'string' && /\p{L}{2}/u.test(value) && !isRecipeCode(value)),
  )
  const codes = columns.findIndex((_, at) => isRun(at, isRecipeCode) && !STAGES.test(headAt(at)))
  const found = words < 0 ? codes : words
  return columns.map((column, at) => (at === found ? { role: 'recipe' } : column))
}
