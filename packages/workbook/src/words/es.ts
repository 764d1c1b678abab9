import { numberText } from '@obrador/engine'
import type { WATER_ACTIVITY } from '@obrador/engine/workbook'

/** Everything that a workbook says. */

export const figureText = numberText

/** What formulas call the two columns that every workbook has, and one whose head has no plain letter. */
export const rangeNames = { grams: 'Gramos', price: 'Precio', nameless: 'Columna' } as const
/** Heads of columns that no other table of the language has, by their Spanish ones. */
export const columnTerms: Readonly<Record<string, string>> = {}
/** A name that the law reserves, with what it means where that is another language. */
export const reservedName = (name: string, _gloss: string | undefined): string => `«${name}»`

export const sheetNames = {
  formula: 'Fórmula',
  curves: 'Curvas',
  cost: 'Coste y nutrición',
  sources: 'De dónde sale',
} as const

export const HINT_TEXT = 'Escribe solo en las celdas crema. Lo demás son fórmulas: compruébalas.'
export const PER_HUNDRED = 'Lo que lleva cada ingrediente, g por 100 g; en las filas libres lo escribes tú.'
export const TOTAL_TEXT = 'Total'
export const columnHeads = {
  price: '€/kg',
  lines: ['Ingrediente', 'Gramos', '%'],
  figures: ['Cifra', 'Valor', 'Unidad', 'Mínimo', 'Máximo', 'Estado', 'Habitual', 'Mi mín.', 'Mi máx.'],
  sources: ['Qué', 'Cómo se calcula', 'Con qué', 'De dónde sale'],
  cost: ['Ingrediente', 'Gramos', '€/kg', '€'],
} as const

/** Parts of the formulas that put a state into words. */
export const stateTexts = {
  inside: '● dentro',
  over: '▲ ',
  under: '▼ ',
  tooMuch: ' de más',
  tooLittle: ' de menos',
  noBase: 'sin base',
  unknown: '?',
  unweighed: '? falta pesar',
  informs: 'informa',
} as const

export const verdictTexts = {
  empty: 'Escribe gramos en las celdas crema.',
  free: 'Este tipo no tiene rangos: se dice lo que lleva y no se juzga.',
  right: '● Equilibrada: ',
  ofFigures: ' de ',
  inRange: ' cifras en su rango',
  open: '? Por ver: falta pesar lo que está sin gramos.',
  review: '▲ Revisa ',
  one: ' cifra',
  several: ' cifras',
} as const

/** «16-11-2026». */
export const writtenDayText = (date: Date): string =>
  [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) => String(part).padStart(2, '0')).join('-')

export const writtenOn = (date: Date): string => `Escrito el ${writtenDayText(date)} (no se recalcula)`

export const noteLabels = {
  first: 'Lo primero',
  legal: 'Nombre legal',
  keeping: 'Conservación',
  advice: 'Consejo',
  warning: 'Aviso',
  ranges: 'Rangos',
  reading: 'Lectura',
  notWritten: 'Sin fórmula',
} as const

export const noAdvice = 'Ninguno: todas las cifras están en su rango.'
export const checkAgain = 'Si cambias los gramos, vuelve a comprobarlo en Obrador.'
export const rangesText = (typeLabel: string, style: string | undefined): string =>
  `Los de «${typeLabel}»${style === undefined ? '' : `, ${style}`}, tal como era esta fórmula. Si al cambiarla pasa a ser otra variante o lleva otra levadura, pueden ser otros: vuelve a exportarla.`
export const turnedNote =
  'Si falta agua que cocer, las cifras se leen sobre lo que hay: la hoja pasa sola de una lectura a la otra.'
export const legalNameText = (name: string, meets: boolean | null | undefined): string =>
  meets === true
    ? `Puede llamarse ${name}.`
    : meets === false
      ? `No puede llamarse ${name}.`
      : `${name}: depende de lo que la fórmula no dice.`
export const unreadFigure = (labels: readonly string[]): string =>
  `${labels.join(', ')}: su cálculo no cabe en una celda; el valor es el de los gramos del día en que se escribió.`

export const curveTexts = {
  none: 'Esta fórmula no usa curvas: todas sus cifras son cocientes de dos sumas.',
  table: (labels: readonly string[]): string => `${labels.join(', ')}: de la relación a su valor`,
  tableHeads: ['Relación', 'Valor', 'Valor a medio camino'],
  readHeads: ['Cifra', 'Relación', 'Tramo', 'Parte del tramo', 'Valor'],
  explained:
    'Entre dos puntos se interpola con una parábola que pasa por el valor de medio camino; fuera de la tabla vale el del extremo.',
  activity: 'Actividad de agua',
  activityExplained:
    'El agua que retienen los sólidos (Oswin) depende de la actividad, y la actividad, del agua que queda libre (Norrish). Cada fila prueba el punto medio y se queda con la mitad en que se encuentran.',
  constants: 'Constantes',
  stepHeads: [
    'Paso',
    'Desde',
    'Hasta',
    'Se prueba',
    'Agua retenida',
    'Agua libre',
    'Polioles disueltos',
    'Glucosa disuelta',
    'Lactosa disuelta',
    'Otros por agua',
    'Sacarosa disuelta',
    'Moles',
    'Enlace',
    'Actividad',
  ],
  sums: 'Gramos en la fórmula',
} as const

/** What the search for the water activity is reckoned with. */
export const constantLabels = {
  waterMass: 'Agua, g/mol',
  sucroseMass: 'Sacarosa, g/mol',
  sucroseK: 'Sacarosa, K de Norrish',
  glucoseMass: 'Glucosa, g/mol',
  glucoseK: 'Glucosa, K de Norrish',
  lactoseMass: 'Lactosa, g/mol',
  lactoseK: 'Lactosa, K de Norrish',
  cocoaA: 'Cacao, a de Oswin',
  proteinA: 'Proteína, a de Oswin',
  cocoaB: 'Cacao y proteína, b de Oswin',
  nutA: 'Fruto seco, a de Oswin',
  nutB: 'Fruto seco, b de Oswin',
  starchA: 'Almidón, a de Oswin',
  starchB: 'Almidón, b de Oswin',
  sucroseMost: 'Sacarosa soluble, g por g de agua libre',
  sucroseLost: 'Lo que baja por cada g de otros',
  sucroseLeast: 'Sacarosa soluble, como poco',
  glucoseMost: 'Glucosa soluble, g por g de agua libre',
  lactoseMost: 'Lactosa soluble, g por g de agua libre',
  polyolsMost: 'Polioles solubles, g por g de agua libre',
  driest: 'Actividad más baja que se prueba',
  wettest: 'Actividad más alta que se prueba',
} as const

/** What the parts of the aqueous phase are called. */
export const PHASE_PREFIX = 'Fase'
export const phaseLabels: Readonly<Record<(typeof WATER_ACTIVITY.phase)[number], string>> = {
  water: 'agua',
  sucrose: 'sacarosa',
  glucose: 'glucosa',
  lactose: 'lactosa',
  otherSolids: 'otros disueltos',
  otherMoles: 'otros, moles',
  otherBinding: 'otros, enlace',
  polyols: 'polioles',
  polyolMoles: 'polioles, moles',
  polyolBinding: 'polioles, enlace',
  cocoa: 'cacao seco',
  protein: 'proteína',
  nut: 'fruto seco',
  starch: 'almidón',
}

export const costTexts = {
  unweighed: 'como mínimo: falta pesar lo que lleva «?»',
  leaves: (way: number, ways: number): string =>
    ways === 1 ? 'Queda, g por g' : `Queda, g por g (cuenta ${way + 1} de ${ways})`,
  weighed: 'Pesado',
  finished: 'Acabado',
  lost: 'Merma al hacerlo',
  cost: 'Coste de los ingredientes',
  perKiloWeighed: 'Coste por kilo pesado',
  perKiloFinished: 'Coste por kilo acabado',
  nutrition: 'Información nutricional por 100 g de producto acabado',
  perHundred: (label: string, unit: string): string => `${label}, ${unit} por 100 g`,
  nutrientHeads: ['Nutriente', 'Valor', 'Unidad'],
  ways: 'Lo que queda se cuenta de varias maneras (sin merma, hasta su agua final, hasta lo seco): la fórmula de «Acabado» dice cuál manda.',
  fixedLoss:
    'La merma es la de los gramos de ese día, en la misma parte para todos: si cambias mucho el agua, corrige la columna «Queda».',
  noPrice: (names: readonly string[]): string => `Sin precio conocido, cuentan como 0 €: ${names.join(', ')}.`,
  untold: (names: readonly string[]): string =>
    `Falta algún dato nutricional de ${names.join(', ')}: los valores son «al menos».`,
  prices: (date: string): string => `Precios orientativos de ${date} donde no hayas puesto los tuyos.`,
  unrounded: 'Sin redondear. Para la etiqueta se redondea según la guía de tolerancias de la Comisión (2012).',
} as const

export const sourceTexts = {
  range: ([least, most]: readonly [number, number]): string => `Rango ${numberText(least)}–${numberText(most)}. `,
  over: (above: string, below: string): string => `Gramos × ${above} ÷ ${below}`,
  mass: 'gramos',
  sum: (above: string): string => `Gramos × ${above}`,
  throughTable: ', leído en «Curvas»',
  search: 'tabla de pasos de «Curvas»',
  per100: 'por 100 g',
  readAs: (row: string): string => `leído como «${row}»`,
  preparation: (craft: string): string =>
    `Fórmula tuya dentro de esta (${craft}): lleva lo que llevan sus ingredientes.`,
  own: 'Composición que diste tú.',
  unknown: 'No está en el catálogo y no diste su composición: pesa y no cuenta en nada más.',
  evaporated: 'Agua que se va al cocer: pesa de menos.',
  nutrition: 'Información nutricional',
  nutritionHow: 'Σ gramos × nutriente ÷ gramos acabados',
  nutritionFrom: 'Reglamento (UE) 1169/2011, anexos XIV y XV',
  prices: 'Precios',
  pricesHow: 'Σ gramos × €/kg',
  pricesWith: 'columna €/kg de «Fórmula»',
  usual: 'Habitual',
  usualHow: 'dónde están cuatro de cada cinco fórmulas publicadas del tipo; fuera no es un fallo',
  usualWith: 'solo se enseña',
  usualFrom: 'las fórmulas publicadas que Obrador conoce',
  grade: (grade: string): string => `grado ${grade}`,
  code: (label: string, code: string): string => `${label} ${code}`,
  engine: (version: string | undefined, prices: string): string =>
    `Motor de Obrador${version === undefined ? '' : ` ${version}`} · precios de ${prices} · sin macros, sin enlaces externos, sin datos ocultos`,
} as const
