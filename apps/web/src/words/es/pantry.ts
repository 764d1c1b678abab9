import { type LegalAllergen, type SheetProblemWords, sheetProblems } from '@obrador/engine'
import type { PriceTexts } from '@obrador/list/prices'
import { counterSheetWords } from '../printed-label.ts'
import { spoken } from '../spoken.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

export const pantryWords = spoken('pantryWords', {
  lots: 'Lotes',
  title: 'Despensa',
  own: 'Mis ingredientes',
  prices: 'Precios y existencias',
  catalogue: 'Catálogo',
} as const)

/** The fourteen, as they are spoken of. */
export const allergenNamesShown = spoken<Readonly<Record<LegalAllergen, string>>>(
  'allergenNamesShown',
  counterSheetWords.allergens,
)

/** What does not add up in a supplier's sheet. */
export const sheetProblemWords = spoken<SheetProblemWords>('sheetProblemWords', sheetProblems)

export const ownIngredientWords = spoken('ownIngredientWords', {
  new: 'Nuevo ingrediente',
  none: 'Aún no tienes ingredientes tuyos. Crea uno con la ficha de tu proveedor: queda para todas tus fórmulas.',
  list: 'Ingredientes tuyos',
  like: (name: string): string => `se parece a ${name}`,
  used: (count: number): string => (count === 0 ? 'sin usar' : `en ${many(count, 'fórmula', 'fórmulas')}`),
  noAllergens: 'sin alérgenos',
  openAllergens: 'de los demás no se sabe',
  choose: 'Elige uno para ver su ficha, o crea otro.',
  delete: 'Eliminar',
  deleteOne: (name: string): string => `Eliminar ${name}`,
  deleted: (name: string, uses: number): string =>
    uses === 0
      ? `Has eliminado «${name}».`
      : `Has eliminado «${name}». Lo ${uses === 1 ? 'usa' : 'usan'} ${many(uses, 'fórmula', 'fórmulas')}: ${uses === 1 ? 'guarda' : 'guardan'} su ficha dentro.`,
  saved: (name: string): string => `«${name}» guardado.`,
  allergens: 'Alérgenos',
  states: { has: 'lleva', traces: 'trazas', none: 'no' },
  asModel: 'Los que no toques son los del ingrediente al que se parece.',
  label: 'Texto de ingredientes',
  labelHelp: 'Como en la etiqueta del proveedor, con los alérgenos en MAYÚSCULAS.',
  gtin: 'Código de barras',
  gtinHelp: 'Las cifras de debajo de las barras, si quieres que otros programas lo reconozcan.',
  gtinWrong: 'Ese código no cuadra: repasa sus cifras, son 8, 12, 13 o 14.',
  needsGtin: 'Repasa el código de barras, o déjalo en blanco.',
  twin: (name: string): string => `Ya tienes «${name}»: ¿es el mismo?`,
  join: 'Unir',
  keepBoth: 'Dejar los dos',
  joined: (name: string): string => `«${name}» es ahora uno solo.`,
  apart: (name: string): string => `«${name}»: se quedan los dos.`,
  cancel: 'Dejarlo',
} as const)

export const priceWords = spoken('priceWords', {
  /** How a price was worked out, where whoever reads the list does not say it itself. */
  texts: undefined as PriceTexts | undefined,
  rise: '¿Qué cambio?',
  riseOf: (name: string): string => `${name} ha subido: qué cambiar en tus fórmulas`,
  intro: 'Lo que pagas, sin IVA. Cada precio es del ingrediente, no de cómo lo escribas.',
  used: 'Los que uso',
  priced: 'Con precio mío',
  all: 'Todos',
  which: 'Qué ingredientes',
  search: 'Buscar un ingrediente',
  ingredient: 'Ingrediente',
  pack: 'Formato (kg)',
  price: 'Precio (€)',
  perKilo: '€/kg',
  /** What stands around a price where no head says what it is. */
  kiloPrice: { before: '', after: ' €/kg' },
  supplier: 'Proveedor',
  date: 'Fecha',
  have: 'Tengo (kg)',
  haveOf: (name: string): string => `Cuánto tengo de ${name}, en kilos`,
  none0: '0 kg',
  trend: (change: number, since: string, from: string, to: string): string =>
    `Ha ${change > 0 ? 'subido' : 'bajado'} un ${Math.round(100 * Math.abs(change))} %${since === '' ? '' : ` desde ${since}`}: de ${from} a ${to} €/kg.`,
  packOf: (name: string): string => `Formato de ${name}, en kilos`,
  priceOf: (name: string): string => `Precio de ${name}, en euros`,
  supplierOf: (name: string): string => `Proveedor de ${name}`,
  estimated: (price: string): string => `${price} €/kg, orientativo`,
  unknown: 'sin precio',
  old: (months: number): string => `○ de hace ${months} meses`,
  first: 'Aún son precios orientativos. Empieza por los cinco que más pesan en tu coste:',
  rest: 'Los demás',
  none: 'Ninguno con ese nombre.',
  noneUsed: 'Guarda una fórmula y aquí estarán sus ingredientes.',
  clear: (name: string): string => `Quitar mi precio de ${name}`,
  cleared: (name: string): string => `${name} vuelve al precio orientativo.`,
  paste: 'Pegar de una hoja',
  pasteHelp:
    'La tarifa de tu proveedor o dos columnas de una hoja: el ingrediente y su precio, sin IVA. Leo referencias, formatos («6x1L», «saco 25 kg», «caja de 12») y precios por kilo, litro, pieza o envase.',
  pasteLabel: 'Ingredientes y precios',
  file: 'Elegir un archivo',
  columns: {
    title: 'Columnas',
    of: (place: number): string => `Qué hay en la columna ${place}`,
    none: 'nada',
    roles: {
      reference: 'Referencia',
      name: 'Artículo',
      pack: 'Formato',
      unit: 'Unidad',
      price: 'Precio',
      discount: 'Descuento (%)',
    },
  },
  /** What other prices change. */
  changes: {
    title: (count: number): string => `Qué cambia: ${many(count, 'producto', 'productos')}`,
    cost: (before: string, after: string, unit: 'kilo' | 'litre' | 'piece' | 'batch'): string =>
      `${before} → ${after}${{ kilo: '/kg', litre: '/l', piece: '/pieza', batch: '' }[unit]}`,
    margin: (before: string, after: string): string => `margen ${before} → ${after}`,
    noPrice: 'margen ?: no tiene precio de venta',
    noPrices: 'Margen ?: ninguno tiene precio de venta. Se pone en «Coste», dentro de cada uno.',
    more: (count: number): string => `Y ${many(count, 'producto', 'productos')} más`,
  },
  take: 'Poner estos precios',
  taken: (count: number): string => `${many(count, 'precio puesto', 'precios puestos')}.`,
  read: (count: number, of: number): string => `Leo ${count} de ${many(of, 'línea', 'líneas')}.`,
  reference: (code: string): string => `referencia ${code}`,
  /** What a row leaves open. */
  asks: {
    price: (name: string): string => `${name}: sin un precio que se lea.`,
    figure: (name: string): string => `${name}: el precio se puede leer de dos maneras; escríbelo con coma.`,
    unit: (name: string): string => `${name}: ¿de qué es el precio?`,
    density: (name: string): string => `${name}: no sé cuánto pesa un litro; escribe su precio por kilo.`,
    weight: (name: string): string => `${name}: no sé cuánto pesa; escribe su precio por kilo.`,
  },
  paidFor: (unit: 'kilo' | 'litre' | 'piece' | 'pack', kilo: string): string =>
    `${{ kilo: 'Del kilo', litre: 'Del litro', piece: 'De cada pieza', pack: 'Del envase' }[unit]}: ${kilo}/kg`,
  unmatched: 'No sé de qué son. Elige el ingrediente:',
  match: (text: string): string => `Ingrediente de «${text}»`,
  chooseOne: 'Elegir del catálogo',
  more: (count: number): string => `Ver ${count} más`,
} as const)
