import { listText, numberText, quotedText } from '@obrador/engine'
import type { LabelMention } from '../../model/mentions.ts'
import type { PaperId } from '../../model/paper.ts'
import type { DateForm, DateKind } from '../../model/stated.ts'
import { spoken } from '../spoken.ts'

/** «Preparar etiqueta». */

const mm = (value: number, decimals = 2): string => `${numberText(value, decimals)}\u202fmm`

export const mentionNames = spoken<Readonly<Record<LabelMention, string>>>('mentionNames', {
  name: 'denominación',
  allergens: 'alérgenos',
  net: 'cantidad neta',
  date: 'fecha',
  lot: 'lote',
  keeping: 'conservación',
  operator: 'quién lo hace',
})
const COUNTS = [
  '',
  'una mención',
  'dos menciones',
  'tres menciones',
  'cuatro menciones',
  'cinco menciones',
  'seis menciones',
]

export const labelPageWords = spoken('labelPageWords', {
  title: 'Preparar etiqueta',
  back: 'Etiqueta',
  print: 'Imprimir etiquetas',
  signed: 'Lo firmas tú: Obrador orienta; el responsable de la etiqueta es el operador (Reg. (UE) 1169/2011, art. 8).',
  printSheet: 'Imprimir la ficha',
  copies: 'Copias',
  copiesUnit: 'copias',
  batch: 'Hornada',
  none: {
    formula: 'La fórmula no se puede leer todavía: vuelve a la mesa y complétala.',
    batch: 'La fórmula de esta hornada no se puede leer.',
    piece: 'El montaje no se puede leer todavía: vuelve a él y complétalo.',
  },
  state: 'Cómo está la etiqueta',
  complete: 'Están todas las menciones obligatorias.',
  untold: (names: string): string =>
    `La tabla nutricional no se puede declarar: falta saber qué o cuánto hay de ${names}.`,
  unproven: (parts: string): string => `Están todas las menciones, si demuestras ${parts}.`,
  depends: (besides: string): string => `Están todas las menciones, si además ${besides}.`,
  missing: (count: number, names: string): string =>
    `${count === 1 ? 'Falta' : 'Faltan'} ${COUNTS[count] ?? `${count} menciones`}: ${names}.`,
  misnamed: (why: string): string => `Este nombre no se puede poner: ${why}`,
  unsaleable: 'Así no se puede vender.',
  full: 'Menciones completas',
  some: (count: number): string =>
    count === 1 ? 'Falta una mención' : `Faltan ${COUNTS[count] ?? `${count} menciones`}`,
  draft: 'Borrador',
} as const)

/** The mandatory mentions, by the letter of article 9.1. */
export const mentionRows = spoken('mentionRows', {
  title: 'Menciones obligatorias',
  law: 'Reglamento (UE) 1169/2011, art. 9',
  terms: {
    a: 'Denominación',
    b: 'Ingredientes',
    c: 'Alérgenos',
    d: 'Cantidad de lo que se nombra',
    e: 'Cantidad neta',
    f: 'Fecha',
    g: 'Conservación',
    h: 'Quién lo hace',
    i: 'País de origen',
    j: 'Modo de empleo',
    k: 'Grado alcohólico',
    l: 'Información nutricional',
    lote: 'Lote',
  } as Readonly<Record<string, string>>,
  ofCraft: 'Mención de su norma',
  states: { sure: 'Bien', open: 'Depende', bad: 'Falta', none: 'No hace falta' },
  missing: 'falta',
  notHere: 'No hace falta aquí',
  onlyIf: 'Solo en algunos casos',
  noDate: 'Sin fecha: se come en 24 horas',
  lotByDate: 'Lo da la fecha, con su día y su mes',
  noNutrition: 'Quitada por ti',
  small:
    '¿Pequeño productor que vende directo o a comercios de su zona? Entonces puede no hacer falta (anexo V, punto 19).',
  noName: 'Sin nombre propio',
  nameHelp: 'No hay un nombre reservado para esto: di qué es, para que se entienda.',
  count: (count: number, compounds: number): string =>
    `${count} ${count === 1 ? 'ingrediente' : 'ingredientes'}, de más a menos peso${compounds === 0 ? '' : compounds === 1 ? ', uno con los suyos entre paréntesis' : `, ${compounds} con los suyos entre paréntesis`}`,
  bold: (words: readonly string[]): string =>
    words.length === 0 ? 'ninguno de los 14' : `${listText(words, 'y')}, en negrita`,
  unknown: (names: string): string => `no se sabe de ${names}`,
  calculated: 'Calculada con la fórmula',
  beyond: (nutrients: string): string => `${nutrients}: con tus compras puede pasar de la tolerancia`,
  write: 'Escribir',
  why: 'Por qué',
} as const)

/** What was written, what is printed and what it is calculated as. */
export const wordRows = spoken('wordRows', {
  title: 'La palabra de la etiqueta',
  table: 'Palabra por palabra',
  help: 'Se imprime lo que escribiste, en español',
  written: 'Escribiste',
  printed: 'Se imprime',
  as: 'Se calcula como',
  unread: 'No se sabe qué es',
  weighs: 'Solo cuenta su peso',
  rename: 'Usar este nombre',
  renamed: (written: string, name: string): string => `del catálogo, «${name}», en vez de «${written}»`,
} as const)

/** The name taken apart. */
export const nameCardWords = spoken('nameCardWords', {
  title: 'Nombre en la etiqueta',
  no: (denied: string): string => `Así no: ${denied}`,
  denied: (parts: readonly string[]): string =>
    `${listText(parts.map(quotedText), 'y')} no ${parts.length > 1 ? 'se sostienen' : 'se sostiene'}.`,
  if: (count: number): string => `Puede llamarse así, si demuestras ${count === 1 ? 'una cosa' : `${count} cosas`}.`,
  may: 'Puede llamarse así.',
  use: 'Usar este nombre',
  kept: 'Se guarda con su «?».',
  used: 'Es el nombre en uso. Guarda la prueba: en la etiqueta sigue con su «?».',
  call: (name: string): string => `Llamarlo «${name}»`,
  others: 'Otros nombres',
  short: (grams: string, what: string, isMore: boolean): string =>
    `${isMore ? 'le faltan' : 'le sobran'} ${grams} g de ${what}`,
  figure: (label: string, value: string, isFloor: boolean, threshold: string): string =>
    `${label} ${value} (${isFloor ? 'al menos' : 'como mucho'} ${threshold})`,
  hardly: (part: string, value: string, threshold: string): string => `«${part}» va justo: ${value} de ${threshold}.`,
  of: (grams: string, what: string): string => `${grams} g de ${what}`,
  instead: (grams: string, what: string, before: string): string => `${grams} g de ${what} en vez de ${before}`,
  reaches: (grams: string, figure: string | undefined): string =>
    `Con ${grams} ${figure === undefined ? 'puede llamarse así' : `llega a ${figure}`}.`,
  stillBalanced: 'Sigue equilibrado.',
  unbalanced: 'Pero dejaría de estar equilibrado.',
  put: (grams: string): string => `Poner ${grams}`,
  tones: { good: 'se sostiene', bad: 'no se sostiene', open: 'hay que demostrarlo' },
} as const)

export const labelFormWords = spoken('labelFormWords', {
  title: 'Lo que pones tú',
  net: 'Cantidad neta',
  unit: 'Unidad de la cantidad',
  lot: 'Lote',
  lotToday: (lot: string): string => `Usar el de hoy: ${lot}`,
  lotOfBatch: (lot: string, day: string): string => `Usar el de la hornada del ${day}: ${lot}`,
  lotHelp: 'Con el día y el mes en la fecha, el lote puede no ponerse (Directiva 2011/91/UE, art. 5).',
  date: { useBy: 'Fecha de caducidad', bestBefore: 'Consumo preferente' } satisfies Record<DateKind, string>,
  dateWhy: {
    useBy: 'Se estropea por microbios: lleva fecha de caducidad (Reglamento (UE) 1169/2011, art. 24).',
    bestBefore: 'Antes pierde calidad que se estropea: lleva fecha de consumo preferente.',
  } satisfies Record<DateKind, string>,
  dateKind: 'Qué fecha lleva',
  dateUntold:
    'No se sabe cómo se conserva todo lo que lleva: si algo se estropea por microbios, lleva fecha de caducidad.',
  dateForm: 'Forma de la fecha',
  dateForms: {
    day: 'Día, mes y año',
    month: 'Mes y año',
    year: 'Año',
    none: 'Sin fecha: pan o pastel de comer en 24 horas',
  } satisfies Record<DateForm, string>,
  formTooShort: {
    month: 'Si no dura más de tres meses, la fecha lleva el día (anexo X).',
    year: 'Si no dura más de 18 meses, la fecha lleva el mes (anexo X).',
  },
  past: 'Esa fecha ya ha pasado.',
  keeping: 'Conservación',
  traces: 'Puede contener (trazas)',
  trace: 'Otra traza',
  /** Cereals and nuts are named one by one (Annex II), by what the label prints. */
  species: {
    trigo: 'trigo',
    almendra: 'almendra',
    avellana: 'avellana',
    nuez: 'nuez',
    anacardo: 'anacardo',
    pacana: 'pacana',
    'nuez de Brasil': 'nuez de Brasil',
    pistacho: 'pistacho',
    macadamia: 'macadamia',
  },
  addTrace: 'Añadir',
  toldByPacket: 'Lo avisa el envase de un ingrediente, o una fórmula de dentro',
  removeTrace: (word: string): string => `Quitar la traza de ${word}`,
  alreadyIn: (word: string): string => `«${word}» ya está entre los ingredientes.`,
  operator: 'Quién lo hace y dónde',
  operatorHelp: 'Tu nombre y tu dirección se recuerdan para las demás etiquetas.',
  noOperator: 'Falta quién lo hace',
  more: 'Origen, texto libre y excepciones',
  origin: 'Origen o país, si hace falta',
  text: 'Texto libre',
  nutrition: 'Poner la información nutricional',
  noNutrition:
    'Solo puede faltar si produces pequeñas cantidades y las vendes tú o tiendas cercanas (anexo V, punto 19); cuánto es poco lo decide tu autoridad sanitaria.',
  isSmall: 'La cara mayor del envase no llega a 80 cm²',
} as const)

export const paperWords = spoken('paperWords', {
  title: 'Etiqueta',
  view: 'Cómo se ve',
  views: { real: 'Real', double: '×\u00a02', sheet: 'A4' },
  paper: 'Papel',
  papers: {
    roll: 'Rollo de 62 mm',
    card: '100 × 50 mm',
    sheet: '70 × 37 mm, 24 por hoja',
    custom: 'A medida',
  } satisfies Record<PaperId, string>,
  width: 'Ancho (mm)',
  height: 'Alto (mm)',
  points: 'Letra (puntos)',
  size: (width: number, height: number): string =>
    `Tamaño real: ${numberText(width, 1)} × ${numberText(height, 1)}\u202fmm`,
  shortSize: (width: number, height: number): string => `${numberText(width, 1)} × ${numberText(height, 1)}\u202fmm`,
  times: (factor: number): string => `× ${numberText(factor, 1)}`,
  xHeight: (height: number, least: number): string => `Altura de la x: ${mm(height)} (mínimo ${numberText(least, 1)})`,
  tooSmall: (least: number): string => `Sube la letra: la x no llega a ${mm(least, 1)}.`,
  figures: (net: string, height: number, least: number): string =>
    `«${net}»: ${mm(height, 1)} (mínimo ${numberText(least, 1)}, Directiva 76/211)`,
  sameFace: 'Denominación y cantidad, en la misma cara',
  fits: 'Cabe en el papel',
  fitsLinear: 'Cabe en el papel: sin sitio para la tabla, la información nutricional va seguida',
  doesNotFit: (x: number): string => `No cabe con la x a ${mm(x, 1)}: usa un papel más alto, o quita el texto libre.`,
  sheetView: 'Ficha técnica en A4',
  preview: 'La etiqueta como se imprime',
  calibrate: '¿Sale a su tamaño? Pon una tarjeta encima',
  card: 'Ancho de la tarjeta en la pantalla',
  cardHelp: 'Mueve hasta que el recuadro mida lo que una tarjeta de banco (85,6 mm). Se recuerda.',
} as const)

/** In the technical sheet. */
export const technicalSheetRows = spoken('technicalSheetRows', {
  title: 'En la etiqueta',
  name: 'Denominación',
  net: 'Cantidad neta',
  lot: 'Lote',
  keeping: 'Conservación',
  traces: 'Puede contener',
  operator: 'Quién lo hace',
} as const)
