import type { Correction } from '../../advise/advice.ts'
import type { Wording } from '../../advise/suggestions.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Checked } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { action } from '../../words/messages.ts'
import { capitalise, decapitalise, list, number, quoted } from '../../words/text.ts'
import { type ParameterKey, parameters } from './params.ts'

export const INERT_EFFECT =
  ' (pesa en el producto acabado, pero no cuenta como nada; en Jijona y Alicante no está autorizado)'

export const noBase = (): string =>
  'No hay ingredientes válidos: se necesita almendra, miel o azúcar con peso mayor que 0.'

/** What the norms call each product, the figures they look at, and what they ask for besides. */
export const law = {
  names: {
    blando: 'Turrón blando',
    duro: 'Turrón duro',
    yema: 'Turrón de yema',
    mazapan: 'Mazapán',
    guirlache: 'Turrón guirlache',
    coco: 'Turrón de coco',
    nieve: 'Turrón de nieve o de mazapán',
    blandoFecula: 'Turrón con fécula blando',
    mazapanFecula: 'Mazapán con fécula',
    marquesas: 'Marquesas',
    soto: 'Mazapán de Soto',
    peladilla: 'Peladilla',
    confiteria: 'Producto de confitería',
  },
  readings: {
    almidonSeca: 'Fécula',
    cacaoSeca: 'Componentes de cacao',
    ajenosSinAvellana: 'Ingredientes que no admite',
    solidosHuevo: 'Sólidos de huevo',
    almendraOAvellana: 'Almendra o avellana',
    ajenos: 'Ingredientes ajenos al turrón blando o duro',
    almendraPorAzucares: 'Almendra por azúcares',
    nucleoAlmendra: 'Núcleo de almendra',
  } as Readonly<Record<string, string>>,
  quality: (name: string, quality: string): string => `${name}, calidad ${quality}`,
  category: (quality: string): string => `calidad ${quality}`,
  ofMatter: (nouns: readonly string[]): string => (nouns.length > 0 ? `Turrón de ${list(nouns, 'y')}` : 'Turrón'),
  chocolate: 'chocolate',
  /** What takes the place of almond stands beside «turrón» (RD 1787/1982, 7.3.3). */
  guirlacheOf: (nouns: readonly string[]): string =>
    nouns.length > 0 ? `Turrón guirlache de ${list(nouns, 'y')}` : 'Turrón guirlache',
  alsoCocoa: (name: string): string => `${name} al cacao`,
  ofChocolate: (nouns: readonly string[]): string =>
    `Turrón de chocolate${nouns.length > 0 ? ` con ${list(nouns, 'y')}` : ''}`,
  withCocoa: (nouns: readonly string[]): string =>
    `Turrón al cacao${nouns.length > 0 ? ` con ${list(nouns, 'y')}` : ''}`,
  withStarch: (name: string): string => `${name} con fécula`,
  dragee: (noun: string): string => `Gragea o confite de ${noun}`,
  caramelised: (noun: string): string => `${capitalise(noun)} garrapiñada`,
  igp: (name: string): string => `IGP ${name}`,
  secondHand: ' (cifra de fuente secundaria; el pliego no se ha leído)',
  ownSweet: 'criterio de Obrador: el decreto no fija un mínimo de azúcares',
  ownBinding: 'criterio técnico: por encima falta masa que ligue o cubra',
  mandatory: {
    class: 'La clase y la categoría comercial junto al nombre, en letras de 5 mm o más (RD 1787/1982, 7.3)',
    quality: 'La materia que sustituye a la almendra, junto a «turrón», si la hay (RD 1787/1982, 7.3.3)',
  },
  besides: {
    rawAlmond: 'la almendra va cruda, pelada y molida',
    onlyAroma: (names: readonly string[]): string =>
      `${list(names.map(quoted), 'y')} solo da aroma o brillo, y no va en la masa`,
    snow: 'se hace como turrón de nieve o de mazapán, con almendra cruda molida y sin tostar la masa',
    wholeEgg: 'lleva huevo entero, y el almidón es de trigo',
    wholeAlmond: 'el núcleo es la almendra entera, grageada',
    coated: 'el fruto va grageado',
    caramel: 'el fruto va cubierto de azúcar caramelizado',
    zone: (place: string): string => `lo elaboras en la zona (${place})`,
    certified: 'te certifica el Consejo Regulador',
  },
} as const

export const conditionLabel = (key: string): string => law.readings[key] ?? labelOf(key as ParameterKey)

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

/** Which side of its threshold a figure lies on, whoever decides. */
const isMet = ({ margen = 0, cumple }: Checked): boolean => cumple ?? margen >= 0

const comparison = (checked: Checked): string => {
  const { etiqueta, valor = 0, operador, umbral, unidad } = checked
  return `${etiqueta} ${figure(valor, unidad)} ${SIGN[operador][isMet(checked) ? 0 : 1]} ${figure(umbral, unidad)}`
}

const marginOf = (checked: Checked): string => {
  const { margen = 0, operador } = checked
  if (isMet(checked)) return `margen de ${points(margen)}`
  const verb = operador.startsWith('>') ? 'falta' : 'sobra'
  return `${verb}${-margen === 1 ? '' : 'n'} ${points(-margen)}`
}

/** What, measured value, comparison, threshold, category, source and margin. */
export const condition = (checked: Checked, category: string, culprits: readonly string[]): string => {
  const asked = checked.operador.startsWith('>') ? 'exigido' : 'admitido'
  const named = culprits.length > 0 ? ` (${list(culprits.map(inSentence), 'y')})` : ''
  return `${comparison(checked)} ${asked} para ${category} (${checked.norma}): ${marginOf(checked)}${named}${checked.cumple === null ? '; confírmalo con análisis' : ''}.`
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
  const asked = 'la calidad la pide medida'
  if (celsius === undefined) return `${fact}; ${asked}.`
  return `${fact}; ${asked}: cuece el jarabe hasta unos ${number(celsius, 0)} °C.`
}

export const decreeQuality = (name: string): string => `Según el RD 1787/1982, 7.4, es «${name}».`

/** A protected name is never asserted. */
export const compatible = (name: string, besides: readonly string[]): string =>
  `Composición compatible con la ${name}; el nombre, solo si además ${list(besides, 'y')}.`

function labelOf(key: ParameterKey): string {
  return parameters[key].label
}
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
  balanced: (typeLabel) => `La fórmula cumple todo lo que se exige al ${decapitalise(typeLabel)} para ser ${target}.`,
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
  advisory: (key: ParameterKey, value: number, [least, most]: Range, missing: Checked | undefined, target: string) =>
    `${labelOf(key)} ${written(key, value)}: lo habitual en este tipo es de ${number(least)} a ${written(key, most)}. ${
      missing
        ? `Por eso no llega a ${target}: ${marginOf(missing)} en ${decapitalise(missing.etiqueta)}.`
        : 'No cambia la categoría.'
    }`,
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
