import type { Correction } from '../../advise/advice.ts'
import type { Wording } from '../../advise/suggestions.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Checked } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { action } from '../../words/messages.ts'
import { capitalise, decapitalise, list, number } from '../../words/text.ts'
import { type ParameterKey, parameters } from './params.ts'

export const INERT_EFFECT =
  ' (pesa en el producto acabado, pero no cuenta como nada; en Jijona y Alicante no está autorizado)'

export const noBase = (): string =>
  'No hay ingredientes válidos: se necesita almendra, miel o azúcar con peso mayor que 0.'

const SIGN: Readonly<Record<Checked['operador'], readonly [holds: string, fails: string]>> = {
  '>=': ['≥', '<'],
  '<=': ['≤', '>'],
  '>': ['>', '≤'],
  '<': ['<', '≥'],
}

/** A line sent by its id is called by its name. */
const readable = (name: string): string => byId.get(name)?.name ?? name
const inSentence = (name: string): string => decapitalise(readable(name))

const points = (value: number): string => `${number(value)} ${Math.abs(value) === 1 ? 'punto' : 'puntos'}`

/** «% » of a percentage stands beside its figure; a ratio has none. */
const figure = (value: number, unit: string): string => (unit === '%' ? `${number(value)} %` : number(value))

const comparison = ({ etiqueta, valor = 0, operador, umbral, unidad, cumple }: Checked): string =>
  `${etiqueta} ${figure(valor, unidad)} ${SIGN[operador][cumple ? 0 : 1]} ${figure(umbral, unidad)}`

const marginOf = ({ margen = 0, operador, cumple }: Checked): string => {
  if (cumple) return `margen de ${points(margen)}`
  const verb = operador.startsWith('>') ? 'falta' : 'sobra'
  return `${verb}${-margen === 1 ? '' : 'n'} ${points(-margen)}`
}

/** What, measured value, comparison, threshold, category, source and margin. */
export const condition = (checked: Checked, category: string, culprits: readonly string[]): string => {
  const asked = checked.operador.startsWith('>') ? 'exigido' : 'admitido'
  const named = culprits.length > 0 ? ` (${list(culprits.map(inSentence), 'y')})` : ''
  return `${comparison(checked)} ${asked} para ${category} (${checked.norma}): ${marginOf(checked)}${named}.`
}

interface Moisture {
  readonly value: number
  readonly most: number
  readonly article: string
  readonly celsius: number | undefined
}

export function moisture({ value, most, article, celsius }: Moisture): string {
  const dry = value <= most
  const fact = `Humedad estimada ${number(value)} % ${dry ? '≤' : '>'} ${number(most)} % (${article}): ${
    dry ? 'margen de' : 'sobran'
  } ${points(Math.abs(most - value))}`
  if (celsius === undefined) return `${fact}; es un objetivo de cocción y no cambia la categoría.`
  return `${fact}; cuece el jarabe hasta unos ${number(celsius, 0)} °C.`
}

export const decreeQuality = (label: string, measured: Checked, igp: string | undefined): string =>
  `Según el RD 1787/1982, 7.4, es «${label}»: ${decapitalise(comparison(measured))}, ${marginOf(measured)}${
    igp ? `; el decreto no exige las condiciones de la IGP ${igp}` : ''
  }.`

export const toledo = (checked: readonly Checked[]): string => {
  const failing = checked.filter(({ cumple }) => cumple !== true)
  const facts = (failing.length > 0 ? failing : checked).map((one) =>
    one.valor === undefined ? one.etiqueta : `${decapitalise(comparison(one))} (${marginOf(one)})`,
  )
  return `${failing.length > 0 ? 'No cumple' : 'Cumple'} la composición de la IGP Mazapán de Toledo (DO C 267, 9-11-2007): ${list(facts, 'y')}.`
}

const labelOf = (key: ParameterKey): string => parameters[key].label
const written = (key: ParameterKey, value: number): string => figure(value, parameters[key].unit)

/** One fact, one action, the grams, and the value it gives. */
function correction(change: Correction<ParameterKey>, [least, most]: Range, target: string, caused: boolean): string {
  const { parameter, before, after, from, to, grams } = change
  const move = action({ grams, ...(from && { from: readable(from) }), ...(to && { to: readable(to) }) })
  const limit =
    before < least
      ? `por debajo de ${written(parameter, least)} para ${target}`
      : `por encima de ${written(parameter, most)} para ${target}`
  const lead = caused ? `Con lo anterior, ${decapitalise(labelOf(parameter))}` : labelOf(parameter)
  return `${lead} ${written(parameter, before)}, ${limit}. ${capitalise(move)} y quedará en ${written(parameter, after)}.`
}

/** Advice goes one category up; at the top there is nothing to correct. */
/** What a formula of a category «queda». */
export const inCategory = (category: string): string => `en categoría ${category}`

export const wording = (target: string): Wording<ParameterKey> => ({
  balanced: (typeLabel) => `La fórmula cumple todo lo que ${typeLabel} exige para ${target}.`,
  correction: (change, range, caused) => correction(change, range, target, caused),
  names: (keys) =>
    list(
      keys.map((key) => decapitalise(labelOf(key))),
      'y',
    ),
})

/** The category first; below the top, what the next one still lacks. */
export function headline(category: string, target: string, missing: readonly Checked[]): string {
  if (missing.length === 0) return `${category}. Cumple todo lo que se exige.`
  const what = missing.map((checked) => `${marginOf(checked)} en ${decapitalise(checked.etiqueta)}`)
  return `${category}. Para ${target}, ${list(what, 'y')}.`
}

interface NearThreshold {
  readonly label: string
  readonly distance: number
  readonly level: string
  /** What would carry it over, when it is below. */
  readonly add: { readonly name: string; readonly grams: number } | undefined
}

export const warnings = {
  advisory: (key: ParameterKey, value: number, [least, most]: Range) =>
    `${labelOf(key)} ${written(key, value)}: lo habitual en este tipo es de ${number(least)} a ${written(key, most)}. No cambia la categoría.`,
  near: ({ label, distance, level, add }: NearThreshold) =>
    `${label} a ${points(distance)} del umbral de ${level}: ${
      add ? `añade ${number(add.grams, 1)} g de ${inSentence(add.name)}` : 'deja más margen'
    } o ajusta el punto de cocción; el cálculo tiene ±0,3.`,
  toastedAlmond: () => 'El mazapán se hace con almendra cruda (RD 1787/1982, 2.4): la tostada cambia su denominación.',
  unpeeledAlmond: () => 'La IGP exige almendra repelada: pesa la almendra ya repelada.',
  tooDry: (moistureNow: number) => `Falta agua para ligar: la masa queda en ${number(moistureNow)} % de humedad.`,
} as const

/** How it loses weight, as the end of a sentence. */
export const cookedDown = (): string => 'el agua que se va al cocer el jarabe y al tostar los frutos secos'
