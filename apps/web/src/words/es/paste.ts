import { decapitaliseName } from '@obrador/engine'
import type { WeightSuggestion } from '@obrador/list'
import { GRAMS_PER_KILO, numberWithUnit } from '../../format/numbers.ts'
import { spoken } from '../spoken.ts'

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const
const quoted = (text: string): string => `«${text}»`

/** Grams as a maker says them: kilos from one on. */
export const weightWords = spoken('weightWords', (grams: number): string =>
  grams >= GRAMS_PER_KILO ? numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 2) : numberWithUnit(grams, 'g', 0),
)

interface Wanting {
  readonly unknown: readonly string[]
  readonly unweighed: readonly string[]
  readonly open: readonly string[]
}

/** What is still to be told: what a thing is, what it weighs, what is to be confirmed. */
function wanting({ unknown, unweighed, open }: Wanting): string {
  const count = unknown.length + unweighed.length
  const [thing = '', ...things] = unknown
  if (count > 1) return ` Faltan ${NUMBERS[count] ?? count} datos tuyos.`
  if (count === 1 && things.length === 0 && thing !== '') return ` Falta un dato: qué es ${quoted(thing)}.`
  if (count === 1) return ` Falta un dato: cuánto pesa ${quoted(unweighed[0] ?? '')}.`
  if (open.length > 1) return ` Confirma ${NUMBERS[open.length] ?? open.length}.`
  return open.length === 1 ? ` Confirma una: ${quoted(open[0] ?? '')}.` : ''
}

export const pasteWords = spoken('pasteWords', {
  title: 'Pegar una lista',
  help: 'Pega aquí la lista, tal como está: WhatsApp, libro, Excel.',
  label: 'Lista de ingredientes',
  placeholder: '500 g leche entera\n1/2 kg azúcar\n3 huevos',
  readIt: 'Leer la lista',
  reading: 'Leyendo la lista…',
  read: 'Así la leo',
  lines: 'Líneas de la lista',
  halfDone: 'Tienes una lista a medias.',
  nothing: 'No veo ningún ingrediente en lo que has pegado.',
  noWeights: 'No veo ningún peso: ¿has pegado solo los nombres?',
  wanting,
  /** Where a weight comes from that was not written. */
  suggestedBy: ({ why }: WeightSuggestion): string => why,
  /** Steps of no part alone. */
  whole: 'Todo junto',
  several: (count: number, titles: string): string => `He visto ${count} recetas: ${titles}.`,
  oneLine: (count: number): string => `Una línea, ${count} ingredientes.`,
  /** Of figures that have none. */
  unit: {
    label: 'Unidad de la lista',
    which: '¿En qué está escrita esta lista?',
    whichHelp: 'Pueden ser kilos, tazas o partes. Toca una y te digo el total.',
    first: 'Primero, la unidad.',
    misfit: (flour: string): string => `En % de harina no cuadra: la harina sería el ${flour}, y es siempre el 100.`,
    light: (total: number): string => `En gramos, ${weightWords(total)} en total: ¿seguro?`,
    back: { kilos: 'Volver a kilos', grams: 'Volver a gramos', bakers: 'Volver a % de harina' },
    howMuchFlour: '¿Cuánta harina?',
    kilosOfFlour: (kilos: number): string => `${kilos}\u00a0kg`,
    overAll: 'ver sobre harina total',
    share: (percent: string): string => `${percent}\u00a0%`,
    unknown: '?',
    name: { kilos: 'kg', grams: 'g', bakers: '% de harina' },
    read: {
      kilos: (total: number): string => `He leído la lista en kilos. Total ${weightWords(total)}.`,
      grams: (total: number): string => `He leído la lista en gramos. Total ${weightWords(total)}.`,
      bakers: (total: number): string => `He leído la lista en % de harina. Total ${weightWords(total)}.`,
      shares: (total: number): string => `He leído la lista en % del total. Para ${weightWords(total)}.`,
      parts: (): string => 'He leído la lista como partes, sin peso.',
    },
  },
  /** What it makes, by how sure that is. */
  kind: {
    hand: (type: string): string => `Tipo elegido por ti: ${decapitaliseName(type)}.`,
    sure: (type: string): string => `Lo leo como ${type}.`,
    likely: (type: string, rival: string): string =>
      `Parece ${decapitaliseName(type)}${rival === '' ? '.' : `; ¿o ${decapitaliseName(rival)}?`}`,
    quarrel: (type: string, rival: string): string =>
      `Se llama ${decapitaliseName(type)} y, por lo que lleva, parece ${decapitaliseName(rival)}.`,
    none: (type: string): string => `No sé qué es: lo miro como ${type}.`,
  },
  shape: { read: '●', worked: '≈', open: '○', asked: '▼', left: '–' },
  /** What a shape says, for who hears the list. */
  standing: {
    read: 'tal cual',
    worked: 'calculada',
    open: 'por confirmar',
    asked: 'por completar',
    left: 'no es un ingrediente',
  },
  count: {
    read: (count: number): string => `${count} tal cual`,
    worked: (count: number): string => (count === 1 ? '1 calculada' : `${count} calculadas`),
    open: (count: number): string => `${count} por confirmar`,
    asked: (count: number): string => `${count} por completar`,
    left: (count: number): string => (count === 1 ? '1 no es un ingrediente' : `${count} no son ingredientes`),
  },
  item: (text: string, standing: string, name: string, grams: string): string =>
    `${text}: ${standing}${name === '' ? '' : `, ${name}`}${grams === '' ? '' : `, ${grams} gramos`}`,
  facts: {
    name: 'Nombre',
    noName: 'Sin nombre',
    type: 'Tipo',
    readAs: 'Lo leo como',
    seenAs: 'Lo miro como',
    byHand: 'Tipo elegido por ti',
    change: 'cambiar',
    changeType: (name: string): string => (name === '' ? 'Tipo de la receta' : `Tipo de ${quoted(name)}`),
    also: 'También podría ser',
    takeType: (type: string): string => `Es ${decapitaliseName(type)}`,
    because: (grounds: string): string => `por ${grounds}`,
    ground: { title: 'el título', heading: 'el nombre de la parte', composition: 'lo que lleva' },
    made: 'Rendimiento',
    kilos: 'kg',
    sum: (grams: number): string => `suman ${weightWords(grams)}`,
    apart: (made: number, sum: number): string => `Dice ${weightWords(made)} y suman ${weightWords(sum)}.`,
    scale: (made: number): string => `Ajustar a ${weightWords(made)}`,
    leave: (sum: number): string => `Dejar ${weightWords(sum)}`,
    scaled: (made: number): string => `Ajustado a ${weightWords(made)}: cada peso ha cambiado.`,
    unscale: 'Dejarlo como estaba',
    pieces: (count: number): string => `Dice ${count}: ¿son ${count} piezas?`,
    yes: (count: number): string => `Sí, ${count} piezas`,
  },
  /** What becomes of several recipes of a text. */
  keeping: {
    label: 'Qué hago con las recetas',
    apart: 'Separadas',
    together: 'Juntas',
    first: 'Solo la primera',
    help: {
      apart: (count: number): string =>
        `Separadas: ${NUMBERS[count] ?? count} fórmulas. Cualquiera podrá ir dentro de otra.`,
      together: (_: number): string => 'Juntas: una fórmula con todas las líneas.',
      first: (_: number): string => 'Solo la primera: el resto queda fuera.',
    },
  },
  part: {
    untitled: (at: number): string => `Parte ${at}`,
    lines: (count: number): string => (count === 1 ? '1 línea' : `${count} líneas`),
    see: (count: number): string => (count === 1 ? 'Ver la línea' : `Ver las ${count} líneas`),
    fold: 'Plegar',
  },
  cut: {
    label: 'La línea, cortada',
    by: (sign: string): string => `Cortada por «${sign}».`,
    byWeights: 'Cortada por sus pesos.',
    otherwise: 'Cortar de otra manera',
    at: (sign: string, count: number): string => `Por «${sign}»: ${count} trozos`,
    byHand: 'A mano, en el texto',
  },
  /** What a line that is not weighed is. */
  skip: {
    heading: 'Título',
    step: 'Paso',
    note: 'Nota',
    yield: 'Cuánto sale',
    stamp: 'Hora y remitente',
    joined: 'Ya cuenta en otra línea',
  },
  /** What becomes of it. */
  becomes: {
    name: (name: string): string => `Será el nombre: «${name}».`,
    nameAndYield: (name: string): string => `Nombre, «${name}», y rendimiento.`,
    part: 'Nombre de la parte.',
    stamp: 'Hora y remitente, fuera.',
    step: 'Va a la elaboración.',
    out: 'Fuera.',
    yield: 'Va al rendimiento.',
  },
  change: 'Cambiar',
  changeOne: (text: string): string => `Cambiar «${text}»`,
  kinds: { ingredient: 'Es un ingrediente', step: 'Es un paso', out: 'Fuera' },
  ask: {
    volume: 'Es un volumen y no sé su densidad.',
    pieces: 'No sé cuánto pesa cada uno.',
    range: 'Da dos pesos: escribe el que uses.',
    toTaste: 'No dice cuánto.',
    unclear: 'No veo cuánto pesa.',
  },
  noWeight: 'No veo cuánto pesa.',
  asNote: 'No cuenta: dejar como nota',
  aboutSo: 'La lista dice que es aproximado.',
  /** What the figure that does not weigh says. */
  beside: (figure: string, says: string, grams: string): string => `${figure} es ${says}; ${grams}, el peso.`,
  says: {
    fat: 'la grasa',
    cocoa: 'el cacao',
    strength: 'de la harina',
    dextrose: 'el equivalente de dextrosa',
    alcohol: 'el grado',
    dose: 'la dosis',
    share: 'del nombre',
    bloom: 'la fuerza',
  },
  byContext: (name: string): string => `«${name}», a secas: la leo así por lo que haces.`,
  whatIsOne: (name: string): string => `¿Qué es «${name}»?`,
  unknown: 'No cuenta hasta que lo digas.',
  create: 'Crear ingrediente',
  createOne: (name: string): string => `Crear ingrediente «${name}»`,
  leaveOut: 'Dejar fuera',
  leaveOutOne: (name: string): string => `Dejar fuera «${name}»`,
  total: 'Total leído',
  nothingLost: 'Nada se pierde: lo que falte entra marcado.',
  add: 'Añadir a la mesa',
  replace: (count: number): string =>
    count === 1 ? 'Poner en una fórmula nueva' : `Poner en ${count} fórmulas nuevas`,
  edit: 'Editar el texto',
} as const)

/** What was done with a list. */
export const takenWords = spoken('takenWords', {
  lines: (count: number): string => (count === 1 ? 'Una línea en la mesa.' : `${count} líneas en la mesa.`),
  /** Several recipes: the first on the bench. */
  apart: (first: string, others: string): string => `«${first}», en la mesa; «${others}», en Mis fórmulas.`,
} as const)
