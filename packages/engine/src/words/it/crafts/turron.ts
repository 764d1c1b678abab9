import type { TurronCodes } from '../../../crafts/turron/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor, SayFinding } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { capitaliseName, decapitaliseName, numberText } from '../../text.ts'
import { italianAction } from '../moves.ts'
import {
  italianCalled,
  italianCitation,
  italianFigureNames,
  italianList,
  italianNames,
  italianQuoted,
} from '../text.ts'

const SIGN: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  '>=': ['≥', '<'],
  '<=': ['≤', '>'],
  '>': ['>', '≤'],
  '<': ['<', '≥'],
}

const points = (value: number): string => `${numberText(value)} ${Math.abs(value) === 1 ? 'punto' : 'punti'}`

/** A percentage has its sign; a ratio has none. */
const figure = (value: number, unit: string): string => `${numberText(value)}${unit === '%' ? ' %' : ''}`

/** Which side of its threshold a figure lies on, whoever decides. */
const isMet = ({ margen = 0, cumple }: CheckedCondition): boolean => cumple ?? margen >= 0

const comparison = (checked: CheckedCondition, say: SayFinding): string => {
  const { etiqueta, valor = 0, operador, umbral, unidad } = checked
  return `${say(etiqueta)} ${figure(valor, unidad)} ${SIGN[operador]?.[isMet(checked) ? 0 : 1]} ${figure(umbral, unidad)}`
}

const marginOf = (checked: CheckedCondition): string => {
  const { margen = 0, operador } = checked
  if (isMet(checked)) return `margine di ${points(margen)}`
  return `${points(-margen)} ${operador.startsWith('>') ? 'in meno' : 'di troppo'}`
}
const lacking = (checked: CheckedCondition, say: SayFinding): string =>
  `${decapitaliseName(say(checked.etiqueta))}, ${marginOf(checked)}`

const written = ({ unit }: NamedFigure, value: number): string => figure(value, unit)

/** The limit that a figure passes; of one that lies between them nothing. */
function beyond(named: NamedFigure, value: number, [least, most]: FigureRange, target: string): string {
  if (value < least) return `, sotto ${written(named, least)} per ${italianQuoted(target)}`
  return value > most ? `, sopra ${written(named, most)} per ${italianQuoted(target)}` : ''
}

/** What is said of a turrón or a marzipan. */
export const italianTurron: PhrasesFor<TurronCodes> = {
  'turron.inert': () =>
    ' (pesa nel prodotto finito, ma non conta in nessuna voce; in «Jijona» e «Alicante» non è autorizzato)',
  'turron.balanced': ({ typeLabel, target }) =>
    `La formula rispetta tutto ciò che si chiede a ${italianQuoted(typeLabel)} per essere ${italianQuoted(target)}.`,
  'turron.correction': ({ figure: named, before, after, range, caused, change, target }, say) =>
    `${caused ? `Fatto questo, ${decapitaliseName(say(named.label))}` : say(named.label)} ${written(named, before)}${beyond(named, before, range, target)}. ${capitaliseName(italianAction(change))} e arriva a ${written(named, after)}.`,
  'turron.figures': ({ figures }, say) => italianFigureNames(figures, say),
  'turron.no-base': () => 'Mancano gli ingredienti di base: servono mandorle, miele o zucchero con peso maggiore di 0.',
  'turron.condition': ({ checked, category, culprits }, say) => {
    const asked = checked.operador.startsWith('>') ? 'richiesto' : 'ammesso'
    const named = culprits.length > 0 ? ` (${italianNames(culprits)})` : ''
    return `${comparison(checked, say)} ${asked} per ${italianQuoted(category)} (${italianCitation(checked.norma)}): ${marginOf(checked)}${named}${checked.cumple === null ? '; confermalo con un’analisi' : ''}.`
  },
  'turron.moisture': ({ value, most, article, celsius }) => {
    const dry = value <= most
    const margin = dry ? `margine di ${points(most - value)}` : `${points(value - most)} di troppo`
    const fact = `Umidità stimata ${numberText(value)} % ${dry ? '≤' : '>'} ${numberText(most)} % (${italianCitation(article)}): ${margin}; la qualità la vuole misurata`
    return celsius === undefined ? `${fact}.` : `${fact}: cuoci lo sciroppo fino a circa ${numberText(celsius, 0)} °C.`
  },
  'turron.decree-quality': ({ name }) => `Secondo il RD 1787/1982, 7.4, è ${italianCalled(name)}.`,
  'turron.compatible': ({ name, besides }, say) =>
    `Composizione compatibile con ${italianCalled(name)}; il nome, solo se inoltre ${italianList(besides.map(say), 'e')} (disciplinare non letto).`,
  'turron.verdict': ({ category, target, missing }, say) =>
    missing.length === 0
      ? `${italianQuoted(category)}. Rispetta tutto ciò che si chiede.`
      : `${italianQuoted(category)}. Per ${italianQuoted(target)}: ${italianList(
          missing.map((checked) => lacking(checked, say)),
          'e',
        )}.`,
  'turron.advisory': ({ figure: named, value, range: [least, most], missing, target }, say) =>
    `${say(named.label)} ${written(named, value)}: di solito in questo tipo da ${numberText(least)} a ${written(named, most)}. ${
      missing
        ? `Per questo non arriva a ${italianQuoted(target)}: ${lacking(missing, say)}.`
        : 'Non cambia la categoria.'
    }`,
  'turron.near': ({ label, distance, level, add }, say) =>
    `${say(label)} a ${points(distance)} dalla soglia di ${italianQuoted(level)}: ${
      add ? `aggiungi ${numberText(add.grams, 1)} g di ${decapitaliseName(add.name)}` : 'lascia più margine'
    } o regola il punto di cottura; il calcolo è esatto a ±0,3.`,
  'turron.only-aroma': ({ names }) =>
    `${italianNames(names)} ${names.length > 1 ? 'danno' : 'dà'} solo aroma o lucentezza, e non ${names.length > 1 ? 'vanno' : 'va'} nella massa`,
  'turron.toasted-almond': () =>
    'Il marzapane si fa con mandorle crude (RD 1787/1982, 2.4): quelle tostate ne cambiano la denominazione.',
  'turron.unpeeled-almond': () => 'L’IGP chiede mandorle pelate (disciplinare non letto): pesale già pelate.',
  'turron.too-dry': ({ moistureNow }) =>
    `Manca acqua per legare: la massa resta al ${numberText(moistureNow)} % di umidità.`,
  'turron.cooked-down': () => 'l’acqua che se ne va cuocendo lo sciroppo e tostando la frutta secca',
}
