import type { Say, Words } from '../../findings/finding.ts'
import type { LawCodes } from '../../findings/law.ts'
import { capitalise, decapitalise } from '../text.ts'
import { action } from './moves.ts'
import { list, quoted, withUnit } from './text.ts'

const AT: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${AT[operator] ?? operator} ${withUnit(threshold, unit)}`

type Failed = LawCodes['law.objection']['failed'][number]

const failure = ({ etiqueta, valor, operador, umbral, unidad, norma }: Failed, say: Say): string =>
  `${decapitalise(say(etiqueta))} ${withUnit(valor ?? 0, unidad, 3)}, ${operador === '<=' ? 'allows' : 'needs'} ${limit(operador, umbral, unidad)} (${norma})`

/** What the law says of a name. The names themselves are those of Spanish law and stay as they are. */
export const law: Words<LawCodes> = {
  'law.confirmed': ({ label, operator, threshold, unit, base }, say) =>
    `an analysis confirms ${decapitalise(say(label))}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${say(base)}` : ''}`,
  'law.unknown': ({ names }) =>
    `${list(names.map(quoted), 'and')}, which I do not recognise, ${names.length > 1 ? 'hold' : 'holds'} nothing that the name excludes`,
  'law.given-by': ({ names, missing }, say) =>
    `what ${list(names.map(quoted), 'and')} ${names.length > 1 ? 'hold' : 'holds'} makes up ${list(
      missing.map(
        ({ label, operator, threshold, unit }) => `${decapitalise(say(label))}, ${limit(operator, threshold, unit)}`,
      ),
      'and',
    )}`,
  'law.all': ({ all }, say) => list(all.map(say), 'and'),
  'law.objection': ({ name, failed, way, meanwhile }, say) => {
    const change = way === undefined ? '' : `; ${say(way)} and it may`
    const today =
      meanwhile === undefined
        ? 'As it is, no name of the regulation fits it.'
        : `As it is, it may be called ${quoted(meanwhile)}.`
    return `it may not be called ${quoted(name)}: ${list(
      failed.map((one) => failure(one, say)),
      'and',
    )}${change}. ${today}`
  },
  'law.may-not': ({ objection }, say) => capitalise(say(objection)),
  'law.change': ({ moves }) => list(moves.map(action), 'and'),
  'law.balanced-but': ({ objection }, say) => `Balanced, but ${say(objection)}`,
}
