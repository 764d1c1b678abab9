import type { BookLayout, ColumnRole, WeightAlarm } from '@obrador/list/book'
import type { FileRefusal } from '@obrador/list/files'
import { spoken } from '../spoken.ts'

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? one : more}`

const uncapped = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const formulas = (count: number): string => many(count, 'fórmula', 'fórmulas')
const prices = (count: number): string => many(count, 'precio', 'precios')
const both = (recipes: number, priced: number): string =>
  [...(recipes > 0 || priced === 0 ? [formulas(recipes)] : []), ...(priced > 0 ? [prices(priced)] : [])].join(' y ')

export const importWords = spoken('importWords', {
  title: 'Importar recetas',
  drop: 'Suelta aquí tu Excel o tu CSV',
  dropHelp: 'Muchas recetas en un fichero, o una tarifa. También una página de receta, Paprika o Mealie.',
  pick: 'Elegir fichero',
  other: 'Otro fichero',
  paste: 'O pega aquí el código de una página de receta',
  private: 'Se lee en este aparato: no se envía a ningún sitio. Hasta 20 MB.',
  sample: 'Descargar un fichero de ejemplo',
  cancel: 'Cancelar',
  toFormulas: 'Ver mis fórmulas',
} as const)

export const fileReadingWords = spoken('fileReadingWords', {
  title: (name: string): string => `Leyendo «${name}»`,
  progress: (sheet: number, sheets: number, recipes: number, rows: number, all: number): string =>
    `Hoja ${sheet} de ${sheets} · ${many(recipes, 'receta', 'recetas')} · ${rows} de ${many(all, 'fila', 'filas')}`,
  /** Why a file is not read, where whoever reads it does not say it itself. */
  refusals: {} as Readonly<Partial<Record<FileRefusal, string>>>,
  broken: 'No he podido leer este fichero. Guárdalo otra vez como .xlsx o .csv. No he tocado nada.',
  page: 'pagina.html',
} as const)

export const importLookWords = spoken('importLookWords', {
  found: (count: number, name: string, open: number): string =>
    open === 0
      ? `${many(count, 'receta', 'recetas')} en «${name}», ${count === 1 ? 'leída entera' : 'leídas enteras'}.`
      : `${many(count, 'receta', 'recetas')} en «${name}»: ${many(count - open, 'leída entera', 'leídas enteras')}, ${open} por revisar.`,
  tariff: (count: number, name: string): string => `«${name}» es una tarifa: ${prices(count)}.`,
  nothing: 'No veo recetas: ¿qué columna es el ingrediente?',
  out: (names: readonly string[]): string =>
    names.length === 1 ? `La hoja «${names[0]}» queda fuera.` : `${names.length} hojas quedan fuera.`,
  kept: 'Nada se ha guardado todavía.',
  several: (names: readonly string[]): string =>
    `Con varios precios en el fichero, y por eso sin ninguno: ${names.slice(0, 4).join(', ')}${names.length > 4 ? '…' : ''}.`,
  asked: (count: number): string =>
    `${many(count, 'fila de la tarifa no dice', 'filas de la tarifa no dicen')} el precio por kilo.`,
  tabs: { columns: 'Columnas', recipes: 'Recetas', label: 'Qué se mira' },
} as const)

export const columnWords = spoken('columnWords', {
  title: 'Columnas',
  where: 'Cada receta está en',
  layouts: {
    column: 'una columna',
    blocks: 'bloques con título',
    sheets: 'hojas',
    across: 'una tabla cruzada',
  } satisfies Record<BookLayout, string>,
  sheet: 'Hoja',
  sheetOf: (name: string, rows: number): string => `${name} · ${many(rows, 'fila', 'filas')}`,
  column: (letter: string, head: string): string => (head === '' ? letter : `${letter} · ${head}`),
  roles: {
    recipe: 'Receta',
    ingredient: 'Ingrediente',
    grams: 'Gramos',
    percent: '%',
    quantity: 'Cantidad con unidad',
    unit: 'Unidad',
    price: 'Precio €/kg',
    packPrice: 'Precio del envase',
    pack: 'Formato',
    supplier: 'Proveedor',
    note: 'Nota',
    craft: 'Oficio',
    type: 'Tipo',
    family: 'Familia',
    skip: 'Omitir',
  } satisfies Record<ColumnRole, string>,
  kilos: 'Kilos',
  totals: (count: number): string => `${many(count, 'fila de total, fuera', 'filas de total, fuera')}.`,
  formulas: 'Las fórmulas del libro no se ejecutan; se lee su último valor.',
  outside: (count: number): string => `${many(count, 'fórmula pide', 'fórmulas piden')} datos de fuera: no los pido.`,
} as const)

export const recipeListWords = spoken('recipeListWords', {
  title: 'Recetas',
  which: 'Qué recetas',
  filters: {
    open: (count: number): string => `Por mirar ${count}`,
    all: (count: number): string => `Todas ${count}`,
  },
  state: {
    read: 'Todo leído',
    open: (count: number): string => `${count} por confirmar`,
    alarm: (weight: string, name: string): string => `${weight} de ${uncapped(name)}`,
    unread: (count: number): string => many(count, 'línea sin leer', 'líneas sin leer'),
    supposed: (count: number): string => many(count, 'peso supuesto', 'pesos supuestos'),
    type: 'falta el tipo',
    out: 'no se importa',
  },
  none: 'Nada por aquí.',
  more: (count: number): string => `Ver ${count} más`,
  keys: '↑ ↓ recorren, Intro abre, N va a la siguiente por mirar.',
} as const)

export const recipeWords = spoken('recipeWords', {
  tie: (name: string, isInFile: boolean): string => (isInFile ? `«${name}», de este archivo` : `Mi fórmula «${name}»`),
  rows: (from: number, to: number, sheet: string): string =>
    `${from === to ? `fila ${from}` : `filas ${from}–${to}`} de la hoja «${sheet}»`,
  nameOf: 'Nombre de la receta',
  leave: 'No importarla',
  take: 'Importarla',
  cell: (letter: string, row: number): string => `Celda ${letter}${row}`,
  changeName: (name: string): string => `${name}: cambiar`,
  alarm: (weight: string, name: string): string => `¿${weight} de ${uncapped(name)}?`,
  alarmWhy: {
    heavy: (): string => 'Nadie pesa tanto de una vez.',
    light: (): string => 'La receta entera no llega a 25 g.',
    others: (rest: string): string => `Lo demás suma ${rest}.`,
    share: (rest: string): string => `Lo demás suma ${rest}: no cuadra.`,
    egg: (): string => 'Un huevo pesa de 20 a 90 g: ¿son unidades?',
    percent: (): string => 'No cuadra con su porcentaje.',
  } satisfies Record<WeightAlarm, (rest: string) => string>,
  itIs: (weight: string): string => `Son ${weight}`,
  readAs: 'Lo leo como',
  unread: 'No sé qué es: elige el tipo.',
  change: 'cambiar',
  choose: 'elegir',
  typeOf: (name: string): string => `Tipo de ${name}`,
  weightOf: (name: string): string => `Gramos de ${name}`,
  written: (text: string): string => `Escrito «${text}»: confírmalo.`,
  unknown: (name: string): string => `No conozco «${name}».`,
  weighs: (why: string | undefined): string => (why === undefined ? '¿Cuánto pesa?' : `¿Cuánto pesa? Propongo ${why}.`),
  all: (count: number): string => `¿También en las otras ${count}?`,
  allYes: 'Sí, en todas',
  unit: {
    label: 'Unidad de toda la lista',
    names: { grams: 'g', kilos: 'kg', shares: '%' },
    by: { column: 'lo dice su columna', supposed: 'supuesta', hand: 'la has dicho tú' },
    column: (letter: string): string => `lo dice su columna ${letter}`,
    open: 'no lo sé: toca una',
  },
  heads: { grams: 'g', price: '€/kg' },
  priceOf: (name: string): string => `€/kg de ${name}`,
  price: (read: string): string => `¿${read}/kg?`,
  priceUsual: (usual: string): string => `Lo usual son ${usual}/kg. No cuenta hasta que lo digas.`,
  priceByPiece: 'Parece el precio de una pieza. No cuenta hasta que lo digas.',
  priceIs: (price: string): string => `Son ${price}/kg`,
  next: 'Siguiente por mirar ›',
  choosing: 'Elige una receta para ver sus líneas.',
} as const)

export const importFootWords = spoken('importFootWords', {
  brings: both,
  clash: (count: number): string => `${many(count, 'precio cambia', 'precios cambian')} el que tienes`,
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine}/kg → ${theirs}/kg`,
  takeClash: 'Cambiarlos también',
  unknownPrices: (count: number): string =>
    `${many(count, 'precio es', 'precios son')} de algo que no conozco y se quedan fuera.`,
  same: (names: readonly string[]): string =>
    names.length === 1
      ? `Ya tienes «${names[0]}»: ¿nueva versión o aparte?`
      : `Ya tienes ${names.length} con el mismo nombre: ¿nueva versión o aparte?`,
  sames: { version: 'Nueva versión', apart: 'Aparte' },
  import: (recipesIn: number, pricesIn: number): string => `Importar ${both(recipesIn, pricesIn)}`,
  done: (recipesIn: number, pricesIn: number): string => `Importado: ${both(recipesIn, pricesIn)}.`,
  doneHelp: '«Deshacer» retira toda la importación de una vez.',
  undo: 'Deshacer',
  undone: 'Importación retirada: todo está como antes.',
  notKept: 'Este navegador no deja guardar: no he importado nada.',
} as const)

export const importListWords = spoken('importListWords', {
  title: 'Lo que has importado',
  row: (formulasIn: number, touched: number, priced: number): string =>
    `${both(formulasIn + touched, priced)}${touched > 0 ? ` · ${many(touched, 'cambiada', 'cambiadas')} desde entonces` : ''}`,
  undo: 'Deshacer',
  undoOne: (file: string): string => `Deshacer «${file}»`,
  touched: (count: number, names: readonly string[]): string =>
    `${count === 1 ? 'Una la has cambiado o hecho' : `${count} las has cambiado o hecho`} desde entonces: «${[...names].slice(0, 3).join('», «')}»${count > 3 ? '…' : ''}.`,
  leaveTouched: (count: number, touched: number): string =>
    `Retirar ${count} y dejar ${touched === 1 ? 'esa' : 'esas'}`,
  takeAll: (count: number): string => `Retirar las ${count}`,
  help: 'Las fórmulas van a la papelera treinta días. De las que ya tenías vuelve la versión de antes.',
  done: (file: string, count: number): string => `«${file}»: ${many(count, 'fórmula retirada', 'fórmulas retiradas')}.`,
  failed: 'Este navegador no deja guardar: no he retirado nada.',
} as const)

export const sampleFile = spoken('sampleFile', {
  file: 'recetas-de-ejemplo.csv',
  rows: [
    ['Receta', 'Ingrediente', 'Gramos', 'Precio €/kg', 'Proveedor', 'Nota'],
    ['Helado de vainilla', 'Leche entera', 600, 0.95, 'Lácteos', ''],
    ['', 'Nata 35%', 150, 3.4, 'Lácteos', 'fría'],
    ['', 'Azúcar', 140, 1.05, '', ''],
    ['', 'Dextrosa', 50, 1.9, '', ''],
    ['', 'Leche en polvo desnatada', 45, 4.2, '', ''],
    ['', 'Neutro', 5, 18, '', ''],
    ['Brioche', 'Harina de fuerza', 1000, 0.8, 'Molino', ''],
    ['', 'Huevo', 500, 2.9, '', ''],
    ['', 'Mantequilla', 400, 7.1, 'Lácteos', 'fría'],
    ['', 'Azúcar', 120, 1.05, '', ''],
    ['', 'Levadura fresca', 30, 2.5, '', ''],
    ['', 'Sal', 20, 0.5, '', ''],
  ],
} as const)
