import type { CraftId } from '../../model/formula.ts'
import { spoken } from '../spoken.ts'

export const panelWords = spoken('panelWords', {
  label: 'Más sobre la fórmula',
  map: 'Mapa',
  batch: 'Cantidad',
  cost: 'Coste',
  foodLabel: 'Etiqueta',
} as const)

/** What the first panel of each craft is about. */
export const craftPanel = spoken<Readonly<Record<CraftId, string>>>('craftPanel', {
  helado: 'Congelación',
  panaderia: 'Masa',
  pasteleria: 'Acabado',
  turron: 'Categoría',
  cacao: 'Temple',
})

export const freezingWords = spoken('freezingWords', {
  reading: (temperature: string, ice: string, texture: string): string =>
    `A ${temperature} °C tiene helado el ${ice} % de su agua: ${texture}.`,
  inCabinet: (temperature: string, ice: string, texture: string): string =>
    `A ${temperature} °C, tu vitrina, sale ${texture}: tiene helado el ${ice} % de su agua.`,
  curve: (start: string, cabinet: string, ice: string): string =>
    `Curva de congelación: empieza a helar a ${start} °C y a ${cabinet} °C tiene helado el ${ice} % del agua`,
  start: 'Empieza a helar',
  ice: 'Agua helada (%)',
  degrees: 'Temperatura (°C)',
  none: 'Sin agua que helar no hay curva.',
  marks: { cabinet: 'tu vitrina', serving: 'servicio' },
} as const)

export const doughWords = spoken('doughWords', {
  flour: 'Harina total',
  total: 'Masa total',
  yield: 'Masa por 100 de harina',
  nominal: 'Hidratación nominal',
  prefermented: 'Harina prefermentada',
  salt: 'Sal por 100 g de pan',
  loss: 'Merma de horno',
  baked: 'Pan cocido',
} as const)

export const finishWords = spoken('finishWords', {
  trophy: (medal: string): string => `Medalla de ${medal.toLowerCase()}`,
  noTrophy: 'Sin medalla todavía',
  why: 'Por qué',
  inRange: (count: number, of: number): string => `${count} de ${of} parámetros en su rango`,
  gold: (label: string, value: string, middle: string): string =>
    `Para la de oro, más al centro de sus rangos. Lo más alejado: ${label}, ${value} (el centro, ${middle}).`,
  style: 'Estilo',
  use: 'Uso',
  finished: 'Por 100 g de producto acabado',
  water: 'Agua',
  loss: 'Peso que pierde',
  sugars: 'Azúcares',
  fat: 'Grasa',
  protein: 'Proteínas',
  energy: 'Energía',
} as const)

export const ladderWords = spoken('ladderWords', {
  heading: 'Escalera de categorías',
  here: 'Estás aquí',
  missing: (points: string, what: string): string => `Faltan ${points} de ${what}`,
  excess: (points: string, what: string): string => `Sobran ${points} de ${what}`,
  margin: (points: string, what: string): string => `${what}: margen de ${points}`,
  points: (value: string): string => (value === '1' ? '1 punto' : `${value} puntos`),
  cooking: 'En el fuego',
  cookTo: 'Cuece el jarabe hasta',
  brix: 'Materia seca del jarabe',
  steam: 'Agua que se evapora',
  almonds: (count: number): string => `${count} ${count === 1 ? 'almendra' : 'almendras'} de 3`,
} as const)

export const temperWords = spoken('temperWords', {
  heading: 'Curva de temple',
  melt: 'Fundir',
  cool: 'Enfriar',
  work: 'Trabajar',
  curve: (melt: string, cool: string, work: string): string =>
    `Temple: fundir a ${melt}, enfriar a ${cool} y trabajar a ${work}`,
  degrees: (least: string, most: string): string => `${least}–${most} °C`,
  medal: (medal: string): string => `Medalla de ${medal.toLowerCase()}`,
  activity: 'Actividad de agua',
  band: (least: string, most: string): string => `entre ${least} y ${most}`,
  activityLabel: (aw: string, least: string, most: string): string =>
    `Actividad de agua estimada ${aw}, entre ${least} y ${most}`,
} as const)

export const legalWords = spoken('legalWords', {
  heading: 'Con qué nombre puedes venderlo',
  may: (name: string): string => `Puede llamarse «${name}».`,
  mayNot: (name: string): string => `No puede llamarse «${name}».`,
  open: (name: string, besides: string): string => `Puede llamarse «${name}» si además ${besides}.`,
  also: (names: string): string => `También: ${names}.`,
  printed: (name: string): string => `En la etiqueta: «${name}».`,
  condition: (label: string, value: string, sign: string, threshold: string): string =>
    `${label} ${value} (${sign} ${threshold})`,
} as const)

export const batchPanelWords = spoken('batchPanelWords', {
  how: 'Cuánto quieres hacer',
  total: 'Peso',
  litres: 'Litros',
  tubs: 'Cubetas',
  pieces: 'Piezas',
  moulds: 'Moldes',
  grams: 'Peso en total (g)',
  count: 'Piezas',
  each: 'Peso de cada pieza (g)',
  hasMoulds: 'La fórmula llena (moldes)',
  hasDiameter: 'de diámetro (cm)',
  wantMoulds: 'Quiero llenar (moldes)',
  wantDiameter: 'de diámetro (cm)',
  sameHeight: 'Moldes redondos de la misma altura.',
  weights: 'Pesos de la elaboración',
  times: (factor: string): string => `La fórmula multiplicada por ${factor}`,
  apply: 'Pasar estos pesos a la fórmula',
  clear: 'Volver al peso escrito',
  sum: 'Total',
  applied: 'La fórmula tiene ahora los pesos de la elaboración.',
} as const)

export const costPanelWords = spoken('costPanelWords', {
  price: (name: string): string => `Precio de ${name}, € por kilo`,
  priceHead: '€/kg',
  indicative: (when: string): string =>
    `Los precios en gris son orientativos (${when}, sin IVA). Escribe los tuyos: se guardan en este dispositivo.`,
  unknown: 'sin precio',
} as const)

/** What comes before a medal. */
export const medalWords = spoken('medalWords', {
  none: (first: string): string => `Sin medalla: primero, ${first}.`,
  first: {
    inseguro: 'la seguridad',
    falta_seguridad: 'el dato de seguridad',
    prohibido: 'lo que no está permitido',
    dosis: 'la dosis que pasa de la norma',
    sin_nombre: 'el nombre',
    incompleto: 'lo que no se ha leído',
    por_confirmar: 'la lectura por confirmar',
    sin_juzgar: 'un tipo con rangos',
    dosis_alta: 'la dosis',
  },
} as const)
