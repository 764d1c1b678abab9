import { decapitaliseName, nameWithArticle, numberText, type PhrasesFor } from '@obrador/engine'
import { sackFigureTerms } from './figure-terms.ts'
import type { SackCodes } from './findings.ts'

/** What is said of a bought product, in Spanish. */

const quoted = (text: string): string => `«${text.length > 60 ? `${text.slice(0, 60)}…` : text}»`

/** What the figures of a bought product are called. */
export const FIGURE_LABELS = sackFigureTerms as Readonly<Record<string, string>>

const ASKED: Readonly<Record<string, string>> = {
  humedad: 'qué humedad tiene',
  sacarosa: 'cuánta sacarosa lleva',
  glucosa: 'cuánta glucosa lleva entre sus azúcares',
  lactosa: 'cuánta lactosa lleva',
  SLNG: 'cuántos sólidos lácteos no grasos lleva',
  fibra: 'cuánta fibra lleva',
  grasaLactea: 'cuánta grasa de leche lleva',
  cacao: 'cuánto cacao lleva en total',
}

/** «cuánta dextrosa», «cuánto azúcar», «cuántas almendras». */
function howMuch(name: string): string {
  const [article = 'el'] = nameWithArticle(name).split(' ')
  const word = { la: 'cuánta', las: 'cuántas', los: 'cuántos' }[article] ?? 'cuánto'
  return `${word} ${decapitaliseName(name)} lleva`
}

/** A doubt as a maker reads it: two figures, and never a promise of none. */
const half = (value: number): string => (value < 0.05 ? '0,1' : numberText(value, value < 10 ? 1 : 0))

const short = (figure: string): string => (figure === 'PAC_indice_clasico' ? 'PAC' : (FIGURE_LABELS[figure] ?? figure))
const article = (label: string): string =>
  /^[A-Z]{3,}/.test(label) ? (label === 'SLNG' ? `los ${label}` : `el ${label}`) : nameWithArticle(label)

export const spanishSack: PhrasesFor<SackCodes> = {
  'sack.no-items': () =>
    'No he leído ningún ingrediente: pega la lista tal como está en la etiqueta, separada por comas.',
  'sack.too-many-items': ({ count, most }) =>
    `La lista tiene ${count} ingredientes, contando los de dentro, y aquí caben ${most}.`,
  'sack.too-deep': ({ most }) =>
    `La lista lleva paréntesis dentro de paréntesis hasta más de ${most} niveles: quita alguno.`,
  'sack.bad-figure': ({ field, value }) =>
    `${quoted(field)}: ${quoted(value)} no es una cantidad por 100 g. Cópiala como está en la etiqueta: «9,1» o «<0,5».`,
  'sack.no-table': () => 'Sin la tabla nutricional solo sé el orden: los intervalos son muy anchos.',
  'sack.tolerance': () => 'Solo cuadra usando toda la tolerancia que admite la norma: tómalo como orientación.',
  'sack.unknown': ({ name }) => `No conozco ${quoted(name)}: lo he contado como si pudiera ser cualquier cosa.`,
  'sack.assembled': () => 'Es un producto de varias piezas: el reparto entre ellas se adivina mal desde la etiqueta.',
  'sack.short': () => 'No he llegado a repartir la receta: las cifras sí valen.',
  'sack.stopped': () => STOPPED,
  'sack.lost-water': ({ process, isTaken }) =>
    isTaken
      ? `La lista y la tabla solo casan si ha perdido agua al hacerse: lo he leído como ${process}.`
      : `Casarían si ha perdido agua al hacerse: si es así, di que es ${process}.`,
  'sack.energy-off': ({ kcal }) =>
    `La energía no cuadra con lo demás: saldrían ${numberText(kcal, 0)} kcal. ¿Algún número mal copiado?`,
  'sack.fibre-inside': () =>
    'Los hidratos de carbono de la tabla llevan dentro la fibra, como fuera de la Unión Europea: se la he restado.',
  'sack.claim-left': ({ of }) =>
    `La declaración de ${of} habla de una parte que no distingo en la lista: no la he usado.`,
  'sack.clash': ({ label, told, least, most, isOver }) => {
    const isMany = /s$/.test(label.split(' ')[0] ?? '')
    const limit = isOver ? most : least
    if (limit === undefined)
      return `La tabla y la lista no casan: con esos ingredientes no ${isMany ? 'salen' : 'sale'} ${nameWithArticle(label)} que pone, ${told}. Revisa si lo has copiado bien.`
    const verb = isOver ? (isMany ? 'pasan' : 'pasa') : isMany ? 'bajan' : 'baja'
    return `La tabla y la lista no casan: con esos ingredientes ${nameWithArticle(label)} no ${verb} de ${numberText(limit, 1)}, y pone ${told}. Revisa si lo has copiado bien.`
  },
  'sack.clash-order': ({ name }) =>
    `La tabla y la lista no casan: ${quoted(name)} tendría que pesar más de lo que su sitio en la lista permite. Revisa el orden.`,
  'sack.clash-share': ({ name }) =>
    `La tabla y la lista no casan: el porcentaje de ${quoted(name)} no cabe con lo demás. Revisa si lo has copiado bien.`,
  'sack.question': ({ what, figure, before, after }, say) =>
    `Pregunta a tu proveedor ${say(what)} por 100 g: con eso ${article(short(figure))} se sabría con ± ${half(after)} en vez de ± ${half(before)}.`,
  'sack.to-copy': ({ name, what }, say) =>
    `Buenos días: para formular con ${name} necesito saber ${say(what)} por 100 g, aunque sea aproximado. Gracias.`,
  'sack.asked': ({ field, name }) => (name === undefined ? (ASKED[field] ?? field) : howMuch(name)),
  'sack.first': ({ state, what }, say) => FIRST[state](what === undefined ? '' : say(what)),
}

const STOPPED = 'No he llegado a echar las cuentas de esta etiqueta: prueba otra vez dentro de un momento.'

const FIRST: Readonly<Record<SackCodes['sack.first']['state'], (what: string) => string>> = {
  known: () => 'Se sabe todo lo que hace falta.',
  open: (what) => `Se sabe casi todo. Lo que falta: ${what}.`,
  clash: () => 'La tabla y la lista no casan.',
  stopped: () => STOPPED,
  order: () => 'Sin la tabla nutricional solo sé el orden: los intervalos son muy anchos.',
}

export const sackReadingWords = {
  syrup: 'líquido o deshidratado',
  class: 'varios con ese nombre',
  additive: 'según la clase',
} as const
