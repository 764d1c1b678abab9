import type { TurronCodes } from '../../../crafts/turron/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { Words } from '../../../findings/finding.ts'
import type { Checked } from '../../../judge/legal.ts'
import type { Range } from '../../../ratio/range.ts'
import { capitalise, decapitalise, list, number, quoted } from '../../text.ts'
import { action } from '../moves.ts'

const SIGN: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  '>=': ['≥', '<'],
  '<=': ['≤', '>'],
  '>': ['>', '≤'],
  '<': ['<', '≥'],
}

const points = (value: number): string => `${number(value)} ${Math.abs(value) === 1 ? 'punto' : 'puntos'}`

/** «% » of a percentage stands beside its figure; a ratio has none. */
const figure = (value: number, unit: string): string => (unit === '%' ? `${number(value)} %` : number(value))

/** Which side of its threshold a figure lies on, whoever decides. */
const isMet = ({ margen = 0, cumple }: Checked): boolean => cumple ?? margen >= 0

const comparison = (checked: Checked): string => {
  const { etiqueta, valor = 0, operador, umbral, unidad } = checked
  return `${etiqueta} ${figure(valor, unidad)} ${SIGN[operador]?.[isMet(checked) ? 0 : 1]} ${figure(umbral, unidad)}`
}

const marginOf = (checked: Checked): string => {
  const { margen = 0, operador } = checked
  if (isMet(checked)) return `margen de ${points(margen)}`
  const verb = operador.startsWith('>') ? 'falta' : 'sobra'
  return `${verb}${-margen === 1 ? '' : 'n'} ${points(-margen)}`
}

const written = ({ unit }: NamedFigure, value: number): string => figure(value, unit)

/** The limit that a figure passes; of one that lies between them nothing. */
function beyond(named: NamedFigure, figure: number, [least, most]: Range, target: string): string {
  if (figure < least) return `, por debajo de ${written(named, least)} para ${target}`
  return figure > most ? `, por encima de ${written(named, most)} para ${target}` : ''
}

/** What is said of a turrón or a marzipan. */
export const turron: Words<TurronCodes> = {
  'turron.inert': () =>
    ' (pesa en el producto acabado, pero no cuenta como nada; en Jijona y Alicante no está autorizado)',
  'turron.balanced': ({ typeLabel, target }) =>
    `La fórmula cumple todo lo que se exige al ${decapitalise(typeLabel)} para ser ${target}.`,
  // One fact, one action, the grams, and the value it gives.
  'turron.correction': ({ figure: named, before, after, range: [least, most], caused, change, target }) => {
    const lead = caused ? `Con lo anterior, ${decapitalise(named.label)}` : named.label
    return `${lead} ${written(named, before)}${beyond(named, before, [least, most], target)}. ${capitalise(action(change))} y quedará en ${written(named, after)}.`
  },
  'turron.figures': ({ figures }) =>
    list(
      figures.map(({ label }) => decapitalise(label)),
      'y',
    ),
  'turron.no-base': () => 'No hay ingredientes válidos: se necesita almendra, miel o azúcar con peso mayor que 0.',
  'turron.condition': ({ checked, category, culprits }) => {
    const asked = checked.operador.startsWith('>') ? 'exigido' : 'admitido'
    const named = culprits.length > 0 ? ` (${list(culprits.map(decapitalise), 'y')})` : ''
    return `${comparison(checked)} ${asked} para ${category} (${checked.norma}): ${marginOf(checked)}${named}${checked.cumple === null ? '; confírmalo con análisis' : ''}.`
  },
  'turron.moisture': ({ value, most, article, celsius }) => {
    const dry = value <= most
    const fact = `Humedad estimada ${number(value)} % ${dry ? '≤' : '>'} ${number(most)} % (${article}): ${
      dry ? 'margen de' : 'sobran'
    } ${points(Math.abs(most - value))}`
    const asked = 'la calidad la pide medida'
    if (celsius === undefined) return `${fact}; ${asked}.`
    return `${fact}; ${asked}: cuece el jarabe hasta unos ${number(celsius, 0)} °C.`
  },
  'turron.decree-quality': ({ name }) => `Según el RD 1787/1982, 7.4, es «${name}».`,
  'turron.compatible': ({ name, besides }, say) =>
    `Composición compatible con la ${name}; el nombre, solo si además ${list(besides.map(say), 'y')}.`,
  'turron.verdict': ({ category, target, missing }) => {
    if (missing.length === 0) return `${category}. Cumple todo lo que se exige.`
    const what = missing.map((checked) => `${marginOf(checked)} en ${decapitalise(checked.etiqueta)}`)
    return `${category}. Para ${target}, ${list(what, 'y')}.`
  },
  'turron.advisory': ({ figure: named, value, range: [least, most], missing, target }) =>
    `${named.label} ${written(named, value)}: lo habitual en este tipo es de ${number(least)} a ${written(named, most)}. ${
      missing
        ? `Por eso no llega a ${target}: ${marginOf(missing)} en ${decapitalise(missing.etiqueta)}.`
        : 'No cambia la categoría.'
    }`,
  'turron.near': ({ label, distance, level, add }) =>
    `${label} a ${points(distance)} del umbral de ${level}: ${
      add ? `añade ${number(add.grams, 1)} g de ${decapitalise(add.name)}` : 'deja más margen'
    } o ajusta el punto de cocción; el cálculo tiene ±0,3.`,
  'turron.only-aroma': ({ names }) => `${list(names.map(quoted), 'y')} solo da aroma o brillo, y no va en la masa`,
  'turron.toasted-almond': () =>
    'El mazapán se hace con almendra cruda (RD 1787/1982, 2.4): la tostada cambia su denominación.',
  'turron.unpeeled-almond': () => 'La IGP exige almendra repelada: pesa la almendra ya repelada.',
  'turron.too-dry': ({ moistureNow }) => `Falta agua para ligar: la masa queda en ${number(moistureNow)} % de humedad.`,
  'turron.cooked-down': () => 'el agua que se va al cocer el jarabe y al tostar los frutos secos',
}
