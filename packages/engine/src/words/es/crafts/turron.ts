import type { TurronCodes } from '../../../crafts/turron/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedText } from '../../text.ts'
import { spanishAction } from '../moves.ts'

const SIGN: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  '>=': ['≥', '<'],
  '<=': ['≤', '>'],
  '>': ['>', '≤'],
  '<': ['<', '≥'],
}

const points = (value: number): string => `${numberText(value)} ${Math.abs(value) === 1 ? 'punto' : 'puntos'}`

/** «% » of a percentage stands beside its figure; a ratio has none. */
const figure = (value: number, unit: string): string => (unit === '%' ? `${numberText(value)} %` : numberText(value))

/** Which side of its threshold a figure lies on, whoever decides. */
const isMet = ({ margen = 0, cumple }: CheckedCondition): boolean => cumple ?? margen >= 0

const comparison = (checked: CheckedCondition): string => {
  const { etiqueta, valor = 0, operador, umbral, unidad } = checked
  return `${etiqueta} ${figure(valor, unidad)} ${SIGN[operador]?.[isMet(checked) ? 0 : 1]} ${figure(umbral, unidad)}`
}

const marginOf = (checked: CheckedCondition): string => {
  const { margen = 0, operador } = checked
  if (isMet(checked)) return `margen de ${points(margen)}`
  const verb = operador.startsWith('>') ? 'falta' : 'sobra'
  return `${verb}${-margen === 1 ? '' : 'n'} ${points(-margen)}`
}

const written = ({ unit }: NamedFigure, value: number): string => figure(value, unit)

/** The limit that a figure passes; of one that lies between them nothing. */
function beyond(named: NamedFigure, figure: number, [least, most]: FigureRange, target: string): string {
  if (figure < least) return `, por debajo de ${written(named, least)} para ${target}`
  return figure > most ? `, por encima de ${written(named, most)} para ${target}` : ''
}

/** What is said of a turrón or a marzipan. */
export const spanishTurron: PhrasesFor<TurronCodes> = {
  'turron.inert': () =>
    ' (pesa en el producto acabado, pero no cuenta como nada; en Jijona y Alicante no está autorizado)',
  'turron.balanced': ({ typeLabel, target }) =>
    `La fórmula cumple todo lo que se exige al ${decapitaliseName(typeLabel)} para ser ${target}.`,
  // One fact, one action, the grams, and the value it gives.
  'turron.correction': ({ figure: named, before, after, range: [least, most], caused, change, target }) => {
    const lead = caused ? `Con lo anterior, ${decapitaliseName(named.label)}` : named.label
    return `${lead} ${written(named, before)}${beyond(named, before, [least, most], target)}. ${capitaliseName(spanishAction(change))} y quedará en ${written(named, after)}.`
  },
  'turron.figures': ({ figures }) =>
    listText(
      figures.map(({ label }) => decapitaliseName(label)),
      'y',
    ),
  'turron.no-base': () => 'No hay ingredientes válidos: se necesita almendra, miel o azúcar con peso mayor que 0.',
  'turron.condition': ({ checked, category, culprits }) => {
    const asked = checked.operador.startsWith('>') ? 'exigido' : 'admitido'
    const named = culprits.length > 0 ? ` (${listText(culprits.map(decapitaliseName), 'y')})` : ''
    return `${comparison(checked)} ${asked} para ${category} (${checked.norma}): ${marginOf(checked)}${named}${checked.cumple === null ? '; confírmalo con análisis' : ''}.`
  },
  'turron.moisture': ({ value, most, article, celsius }) => {
    const dry = value <= most
    const fact = `Humedad estimada ${numberText(value)} % ${dry ? '≤' : '>'} ${numberText(most)} % (${article}): ${
      dry ? 'margen de' : 'sobran'
    } ${points(Math.abs(most - value))}`
    const asked = 'la calidad la pide medida'
    if (celsius === undefined) return `${fact}; ${asked}.`
    return `${fact}; ${asked}: cuece el jarabe hasta unos ${numberText(celsius, 0)} °C.`
  },
  'turron.decree-quality': ({ name }) => `Según el RD 1787/1982, 7.4, es «${name}».`,
  'turron.compatible': ({ name, besides }, say) =>
    `Composición compatible con la ${name}; el nombre, solo si además ${listText(besides.map(say), 'y')} (pliego no leído).`,
  'turron.verdict': ({ category, target, missing }) => {
    if (missing.length === 0) return `${category}. Cumple todo lo que se exige.`
    const what = missing.map((checked) => `${marginOf(checked)} en ${decapitaliseName(checked.etiqueta)}`)
    return `${category}. Para ${target}, ${listText(what, 'y')}.`
  },
  'turron.advisory': ({ figure: named, value, range: [least, most], missing, target }) =>
    `${named.label} ${written(named, value)}: lo habitual en este tipo es de ${numberText(least)} a ${written(named, most)}. ${
      missing
        ? `Por eso no llega a ${target}: ${marginOf(missing)} en ${decapitaliseName(missing.etiqueta)}.`
        : 'No cambia la categoría.'
    }`,
  'turron.near': ({ label, distance, level, add }) =>
    `${label} a ${points(distance)} del umbral de ${level}: ${
      add ? `añade ${numberText(add.grams, 1)} g de ${decapitaliseName(add.name)}` : 'deja más margen'
    } o ajusta el punto de cocción; el cálculo tiene ±0,3.`,
  'turron.only-aroma': ({ names }) =>
    `${listText(names.map(quotedText), 'y')} solo ${names.length > 1 ? 'dan' : 'da'} aroma o brillo, y no ${names.length > 1 ? 'van' : 'va'} en la masa`,
  'turron.toasted-almond': () =>
    'El mazapán se hace con almendra cruda (RD 1787/1982, 2.4): la tostada cambia su denominación.',
  'turron.unpeeled-almond': () => 'La IGP exige almendra repelada (pliego no leído): pesa la almendra ya repelada.',
  'turron.too-dry': ({ moistureNow }) =>
    `Falta agua para ligar: la masa queda en ${numberText(moistureNow)} % de humedad.`,
  'turron.cooked-down': () => 'el agua que se va al cocer el jarabe y al tostar los frutos secos',
}
