/** What the columns of a spreadsheet hold, by the words that people and programs head them with. */

export type Column = 'formula' | 'oficio' | 'tipo' | 'ingrediente' | 'gramos' | 'unidad' | 'precio'

/** Letters and figures alone, without case or accents: «Peso (g)», «peso_g» and «PESO g» are one. */
const plain = (head: string): string =>
  head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9€/%]+/g, ' ')
    .trim()

/** Words that can only mean one column. */
const WORDS: Readonly<Record<Column, readonly string[]>> = {
  formula: [
    'formula',
    'receta',
    'recipe',
    'elaboracion',
    'nombre formula',
    'nombre receta',
    'nombre de la formula',
    'nombre de la receta',
    'recipe name',
    'formula name',
  ],
  oficio: ['oficio', 'craft', 'trade'],
  tipo: ['tipo', 'type', 'tipo de receta', 'tipo receta', 'recipe type'],
  ingrediente: [
    'ingrediente',
    'ingredientes',
    'ingredient',
    'ingredients',
    'ingredient name',
    'nombre ingrediente',
    'nombre del ingrediente',
    'materia prima',
    'materias primas',
    'articulo',
    'descripcion',
    'componente',
    'component',
    'item',
    'raw material',
  ],
  gramos: [
    'gramos',
    'gramo',
    'grams',
    'gram',
    'g',
    'gr',
    'grs',
    'peso',
    'pesos',
    'weight',
    'cantidad',
    'cantidades',
    'cant',
    'quantity',
    'qty',
    'amount',
    'kg',
    'kgs',
    'kilo',
    'kilos',
  ],
  unidad: ['unidad', 'unidades', 'ud', 'uds', 'um', 'u m', 'unit', 'units', 'medida'],
  precio: [
    'precio',
    'price',
    'tarifa',
    'eur/kg',
    'eur kg',
    '€/kg',
    '€ kg',
    'precio kg',
    'precio por kg',
    'price kg',
    'price per kg',
  ],
}

/** Words that mean the ingredient or, where another column has it, the formula. */
const EITHER = ['nombre', 'name', 'producto', 'product', 'concepto']

/** Grams of what a head or a cell gives as the unit. */
export const GRAMS_OF: Readonly<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  gr: 1,
  grs: 1,
  gramo: 1,
  gramos: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  kilos: 1000,
}

export interface Heads {
  readonly at: ReadonlyMap<Column, number>
  /** Grams of a bare figure. */
  readonly grams: number
}

/** A head of a weight without the unit behind it: «peso g», «cantidad kg». */
function unitBehind(head: string): { readonly word: string; readonly grams: number | undefined } {
  const words = head.split(' ')
  const last = words.at(-1) ?? ''
  const grams = GRAMS_OF[last]
  if (grams === undefined || words.length === 1) return { word: head, grams: words.length === 1 ? grams : undefined }
  return {
    word: words
      .slice(0, -1)
      .filter((one) => one !== 'en' && one !== 'in')
      .join(' '),
    grams,
  }
}

/** A price is of a kilo unless its head says of what: «precio €/kg», «price (EUR/kg)», never «precio saco». */
const withoutKilo = (head: string): string =>
  head.replace(/\s*(?:€|eur|euros)?\s*(?:\/|por|per)?\s*(?:kg|kilo)$/, '').trim()

const isColumn = (column: Column, head: string): boolean => {
  if (WORDS[column].includes(head)) return true
  if (column === 'gramos') return WORDS.gramos.includes(unitBehind(head).word)
  return column === 'precio' && WORDS.precio.includes(withoutKilo(head.replace(/\s*(?:€|eur)$/, '')))
}

/** The columns of a head; nothing if it names none for ingredients and their weights. */
export function headsOf(cells: readonly string[]): Heads | undefined {
  const heads = cells.map(plain)
  const at = new Map<Column, number>()
  for (const column of Object.keys(WORDS) as Column[]) {
    const found = heads.findIndex((head) => isColumn(column, head))
    if (found >= 0) at.set(column, found)
  }
  for (const [index, head] of heads.entries()) {
    if (!EITHER.includes(head)) continue
    if (!at.has('ingrediente')) at.set('ingrediente', index)
    else if (!at.has('formula')) at.set('formula', index)
  }
  const weight = at.get('gramos')
  if (weight === undefined || !at.has('ingrediente')) return undefined
  return { at, grams: unitBehind(heads[weight] ?? '').grams ?? 1 }
}
