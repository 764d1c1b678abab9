import { listText, marginWords, numberText, quotedText, type RangeMargin } from '@obrador/engine'
import type { TypeReadAnswer } from '@obrador/list'

/** Every Spanish sentence that only agents hear. */

export const number = (value: number, decimals?: number): string => numberText(value, decimals)

export const answerHeads = {
  out: 'Fuera de rango',
  corrections: 'Correcciones, en gramos del lote que mandaste (juntas y en este orden)',
  remarks: 'Observaciones',
  clashes: 'No casa',
  inside: 'Lo que lleva por 100 g',
  likelyRecipe: 'La receta probable',
  bases: 'Bases, en gramos por kilo',
  corrected: 'Añadir por kilo de base',
  because: 'Por qué',
  proposals: 'Cambios',
  warnings: 'Avisos',
  readings: 'Cómo se ha leído cada línea',
  doubtful: 'Líneas que hay que comprobar',
  figures: 'Cifras',
  score: 'Puntuación',
  keeping: 'Conservación',
  usual: 'Frente a lo publicado',
  adjusted: 'Fórmula ajustada',
  why: 'Qué se ha hecho',
  relaxations: 'Bastaría mover uno de estos límites',
  openings: 'O añadir uno de estos ingredientes',
  freeings: 'O soltar uno de estos, que van fijos',
  measure: 'Medir diría más',
  perPortion: 'Por ración',
  mentions: 'Menciones obligatorias',
  types: 'Tipos',
  ranges: 'Rangos objetivo',
  variants: 'Variantes',
  found: 'Filas del catálogo',
  parts: 'Recetas o partes del texto',
  lines: 'Lo que pesa',
  asked: 'Qué preguntar',
}

export const CALCULATION_FAULT: string =
  'Ha fallado el cálculo por un error nuestro: vuelve a intentarlo y, si se repite, cuéntalo con la fórmula que mandaste.'

export const rangeText = (least: number, most: number): string => `de ${numberText(least)} a ${numberText(most)}`

export const withUnit = (figures: string, unit: string): string => `${figures} ${unit}`

export const headlineText = (type: string, craft: string, verdict: string, said: string): string =>
  `${type} (${craft}): ${verdict === '' || said.toLowerCase().startsWith(verdict) ? '' : `${verdict}. `}${said}`

export const missingText = (margin: RangeMargin): string => marginWords(margin)

export const outsideText = (label: string, value: number, unit: string, range: string, missing: string): string =>
  `${label} ${numberText(value)} ${unit}, ${range}: ${missing}`

export const readAsText = (name: string, as: string | undefined, id: string | undefined, isExact: boolean): string => {
  if (as === undefined)
    return isExact ? `${quotedText(name)}: con lo que dices de él` : `${quotedText(name)}: no lo conozco, solo pesa`
  return `${quotedText(name)} → ${as} (${id})${isExact ? '' : ', interpretado: compruébalo'}`
}
export const weighingText = (grams: number, isAbout: boolean): string =>
  `, ${isAbout ? '≈ ' : ''}${numberText(grams)} g`
export const UNWEIGHED_TEXT: string = ', sin pesar: pregunta cuánto'
export const uncountedText = (name: string): string => `«${name}», sin peso: no se ha contado`

export const legalText = (isHeld: boolean | null, name: string): string =>
  isHeld === null
    ? `Puede llamarse ${quotedText(name)} si además se cumple lo que una fórmula no dice`
    : isHeld
      ? `Puede llamarse ${quotedText(name)}`
      : `No puede llamarse ${quotedText(name)}`
export const besidesText = (what: readonly string[]): string => `Si además: ${what.join('; ')}`

export const looksLike = (label: string, because: string): string => `Parece otro producto, ${label}: ${because}`

/** What a pasted text seems to make. */
export const textSeems = (read: TypeReadAnswer | undefined): string | undefined =>
  read &&
  `El texto parece ${read.tipo} (${read.oficio}): ${read.porque}${
    read.alternativas.length > 0
      ? `. Podría ser ${listText(
          read.alternativas.map(({ tipo }) => tipo),
          'o',
        )}`
      : ''
  }`
export const textTitle = (title: string): string => `Se llama ${quotedText(title)}`
export const partText = (
  title: string | undefined,
  grams: number,
  type: string | undefined,
  isJudged: boolean,
): string =>
  `${title === undefined ? 'Sin nombre' : quotedText(title)}, ${numberText(grams)} g${type === undefined ? '' : `: parece ${type}`}${
    isJudged ? ' (la que se juzga)' : ''
  }`
export const lineText = (name: string, grams: number | undefined, isAbout: boolean): string =>
  grams === undefined ? quotedText(name) : `${quotedText(name)}${weighingText(grams, isAbout)}`
export const lineAsked = (name: string, what: string, grams: number | undefined): string =>
  `${quotedText(name)}: ${what}${grams === undefined ? '' : `, ¿${numberText(grams)} g?`}`

export function feasibleText(isFeasible: boolean | undefined): string {
  if (isFeasible === undefined) return 'No sé si se puede: esta es la mejor fórmula que he encontrado.'
  return isFeasible
    ? 'Se puede: los gramos de abajo cumplen todo lo pedido.'
    : 'No se puede cumplir todo lo pedido: esta es la fórmula más cercana.'
}
export const movedText = (name: string, before: number, after: number, change: number, isNew: boolean): string =>
  `${name}: ${numberText(before)} → ${numberText(after)} g${change === 0 ? '' : ` (${change > 0 ? '+' : ''}${numberText(change)})`}${isNew ? ', nuevo' : ''}`
export const relaxedText = (label: string, end: 'min' | 'max', from: number, to: number, unit: string): string =>
  `${label}: ${end === 'min' ? 'mínimo' : 'máximo'} de ${numberText(from)} a ${numberText(to)} ${unit}`
export const openedText = (name: string, grams: number): string => `${name}, ${numberText(grams)} g`

export const noName = (type: string): string => `${type}, sin denominación que le convenga`
export const deniedName = (name: string): string => `${quotedText(name)}: no puede llamarse así, mira los avisos`
export const openName = (name: string): string => `${quotedText(name)}: por ver, mira los avisos`
export const costWithout = (names: readonly string[]): string =>
  `El coste no cuenta ${listText(names.map(quotedText), 'y')}, sin precio: es un mínimo.`
export const allergensUnknown = (names: readonly string[]): string =>
  `Sin datos de alérgenos de ${listText(names.map(quotedText), 'y')}: pide la ficha al proveedor; no los des por libres.`

export const wouldRead = (q: string, name: string, id: string): string =>
  `En una fórmula ${quotedText(q)} se lee como ${name} (${id}).`
export const wouldNotRead = (q: string): string =>
  `En una fórmula ${quotedText(q)} no se reconoce: pesaría sin aportar nada. Usa una de las filas parecidas o, si tienes la ficha del proveedor, da su composición en la línea (azucares, materiagrasa, proteinas…; en «etiquetar», «ficha»).`
export const moreText = (count: number): string => `y ${count} más: afina la búsqueda`
export const compositionText = (name: string): string => `${name}, por 100 g`
export const priceText = (euros: number): string => `precio orientativo ${numberText(euros)} €/kg`
export const allergensText = (which: readonly string[]): string =>
  which.length === 0 ? 'sin alérgenos del anexo II' : `alérgenos: ${which.join(', ')}`
export const sourceText = (title: string, grade: string): string => `fuente: ${title} (grado ${grade})`

export const typesHead = (craft: string, usual: string): string => `${craft}. Si no se dice otro, ${usual}.`

const span = ([least, most]: readonly [number, number]): string => `${numberText(least, 1)}–${numberText(most, 1)}`
/** A figure is never told without its interval. */
export const sackPart = (
  name: string,
  share:
    | {
        readonly valor: number
        readonly probable?: readonly [number, number]
        readonly seguro?: readonly [number, number]
      }
    | undefined,
  unit = '%',
): string =>
  share
    ? `${name}: ${numberText(share.valor, 1)} ${unit}${share.probable ? `, probable ${span(share.probable)}` : ''}${share.seguro ? `, seguro ${span(share.seguro)}` : ''}`
    : name

type Weighed = readonly { readonly name: string; readonly grams: number }[]
export const baseTold = (name: string, lines: Weighed, flavours: readonly string[]): string =>
  `${name}: ${lines.map((line) => `${line.name} ${numberText(line.grams, 1)} g`).join(', ')}${flavours.length > 0 ? ` (${flavours.join(', ')})` : ''}`
export const proposalTold = (
  name: string,
  changes: readonly { readonly name: string; readonly de: number; readonly a: number }[],
): string =>
  `${name}: ${changes.map((one) => `${one.name} de ${numberText(one.de, 1)} a ${numberText(one.a, 1)} g`).join(', ')}`
export const menuOrChange = (): string =>
  'Falta lo que se pregunta, o está dos veces: manda «carta» o «cambio», uno de los dos.'
