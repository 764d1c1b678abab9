import type { TurronCodes } from '../../../crafts/turron/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor, SayFinding } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { capitaliseName, decapitaliseName } from '../../text.ts'
import { englishAction } from '../moves.ts'
import {
  englishCalled,
  englishCitation,
  englishFigureNames,
  englishList,
  englishNumber,
  englishQuoted,
} from '../text.ts'

const SIGN: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  '>=': ['≥', '<'],
  '<=': ['≤', '>'],
  '>': ['>', '≤'],
  '<': ['<', '≥'],
}

const points = (value: number): string => `${englishNumber(value)} ${Math.abs(value) === 1 ? 'point' : 'points'}`

/** A percentage has its sign; a ratio has none. */
const figure = (value: number, unit: string): string => `${englishNumber(value)}${unit === '%' ? '%' : ''}`

/** Which side of its threshold a figure lies on, whoever decides. */
const isMet = ({ margen = 0, cumple }: CheckedCondition): boolean => cumple ?? margen >= 0

const comparison = (checked: CheckedCondition, say: SayFinding): string => {
  const { etiqueta, valor = 0, operador, umbral, unidad } = checked
  return `${say(etiqueta)} ${figure(valor, unidad)} ${SIGN[operador]?.[isMet(checked) ? 0 : 1]} ${figure(umbral, unidad)}`
}

const marginOf = (checked: CheckedCondition): string => {
  const { margen = 0, operador } = checked
  if (isMet(checked)) return `${points(margen)} to spare`
  return `${points(-margen)} ${operador.startsWith('>') ? 'short' : 'over'}`
}

const written = ({ unit }: NamedFigure, value: number): string => figure(value, unit)

/** The limit that a figure passes; of one that lies between them nothing. */
function beyond(named: NamedFigure, value: number, [least, most]: FigureRange, target: string): string {
  if (value < least) return `, under ${written(named, least)} for ${englishQuoted(target)}`
  return value > most ? `, over ${written(named, most)} for ${englishQuoted(target)}` : ''
}

/** What is said of a turrón or a marzipan. */
export const englishTurron: PhrasesFor<TurronCodes> = {
  'turron.inert': () =>
    ' (it adds to the finished weight but is not counted as anything; Jijona and Alicante do not allow it)',
  'turron.balanced': ({ typeLabel, target }) =>
    `The formula meets all that ${englishQuoted(typeLabel)} needs to be ${englishQuoted(target)}.`,
  'turron.correction': ({ figure: named, before, after, range, caused, change, target }, say) =>
    `${caused ? `After that, ${decapitaliseName(say(named.label))}` : say(named.label)} ${written(named, before)}${beyond(named, before, range, target)}. ${capitaliseName(englishAction(change))} and it comes to ${written(named, after)}.`,
  'turron.figures': ({ figures }, say) => englishFigureNames(figures, say),
  'turron.no-base': () => 'There is nothing to work with: it takes almond, honey or sugar with a weight above 0.',
  'turron.condition': ({ checked, category, culprits }, say) => {
    const asked = checked.operador.startsWith('>') ? 'required' : 'allowed'
    const named = culprits.length > 0 ? ` (${englishList(culprits.map(englishQuoted), 'and')})` : ''
    return `${comparison(checked, say)} ${asked} for ${englishQuoted(category)} (${englishCitation(checked.norma)}): ${marginOf(checked)}${named}${checked.cumple === null ? '; confirm it by analysis' : ''}.`
  },
  'turron.moisture': ({ value, most, article, celsius }) => {
    const dry = value <= most
    const fact = `Estimated moisture ${englishNumber(value)}% ${dry ? '≤' : '>'} ${englishNumber(most)}% (${englishCitation(article)}): ${points(Math.abs(most - value))} ${dry ? 'to spare' : 'over'}; the quality grade requires it measured`
    return celsius === undefined ? `${fact}.` : `${fact}: cook the syrup to about ${englishNumber(celsius, 0)} °C.`
  },
  'turron.decree-quality': ({ name }) => `By RD 1787/1982, 7.4, it is ${englishCalled(name)}.`,
  'turron.compatible': ({ name, besides }, say) =>
    `The composition fits ${englishCalled(name)}; it may bear the name only if ${englishList(besides.map(say), 'and')} (specification not read).`,
  'turron.verdict': ({ category, target, missing }, say) => {
    if (missing.length === 0) return `${englishQuoted(category)}. It meets all that is required.`
    const what = missing.map((checked) => `${marginOf(checked)} in ${decapitaliseName(say(checked.etiqueta))}`)
    return `${englishQuoted(category)}. For ${englishQuoted(target)}: ${englishList(what, 'and')}.`
  },
  'turron.advisory': ({ figure: named, value, range: [least, most], missing, target }, say) =>
    `${say(named.label)} ${written(named, value)}: ${englishNumber(least)} to ${written(named, most)} is usual for this type. ${
      missing
        ? `That is why it misses ${englishQuoted(target)}: ${marginOf(missing)} in ${decapitaliseName(say(missing.etiqueta))}.`
        : 'It does not change the category.'
    }`,
  'turron.near': ({ label, distance, level, add }, say) =>
    `${say(label)} is ${points(distance)} from the threshold of ${englishQuoted(level)}: ${
      add ? `add ${englishNumber(add.grams, 1)} g of ${decapitaliseName(add.name)}` : 'leave more room'
    } or adjust the cooking point; the figure is good to ±0.3.`,
  'turron.only-aroma': ({ names }) =>
    `${englishList(names.map(englishQuoted), 'and')} only ${names.length > 1 ? 'give' : 'gives'} aroma or shine, and ${names.length > 1 ? 'stay' : 'stays'} out of the mass`,
  'turron.toasted-almond': () =>
    'Marzipan is made with raw almonds (RD 1787/1982, 2.4): roasted ones change what it may be called.',
  'turron.unpeeled-almond': () =>
    'The PGI asks for blanched almonds (specification not read): weigh them once blanched.',
  'turron.too-dry': ({ moistureNow }) =>
    `There is too little water to bind it: the mass is left at ${englishNumber(moistureNow)}% moisture.`,
  'turron.cooked-down': () => 'the water that goes as the syrup cooks and the nuts roast',
}
