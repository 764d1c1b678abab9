import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { LawCodes, SaidBound } from '../../findings/law.ts'
import { capitaliseName, decapitaliseName } from '../text.ts'
import { englishAction } from './moves.ts'
import { englishCalled, englishCitation, englishList, englishNames, englishWithUnit } from './text.ts'

const AT: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${AT[operator] ?? operator} ${englishWithUnit(threshold, unit)}`

const asked = (operator: string, bound: string): string =>
  operator.startsWith('<') ? `${bound} is allowed` : `it needs ${bound}`

const bound = ({ label, operator, threshold, unit }: SaidBound, say: SayFinding): string =>
  `${decapitaliseName(say(label))}, ${limit(operator, threshold, unit)}`

/** A ceiling is kept to, and not reached. */
const reached = (bounds: readonly SaidBound[]): string =>
  bounds.every(({ operator }) => operator.startsWith('>')) ? 'brings it to' : 'keeps it to'

type Failed = LawCodes['law.objection']['failed'][number]

export const englishFailure = ({ etiqueta, valor, operador, umbral, unidad, norma }: Failed, say: SayFinding): string =>
  `${decapitaliseName(say(etiqueta))} ${englishWithUnit(valor ?? 0, unidad, 3)}, and ${asked(operador, limit(operador, umbral, unidad === '%' ? unidad : ''))} (${englishCitation(norma)})`

/** What the law says of a name. The names themselves are those of Spanish law and stay as they are. */
export const englishLaw: PhrasesFor<LawCodes> = {
  'law.confirmed': ({ label, operator, threshold, unit, base }, say) =>
    `an analysis confirms ${decapitaliseName(say(label))}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${say(base)}` : ''}`,
  'law.unknown': ({ names }) =>
    `${englishNames(names)}, which I do not recognise, ${names.length > 1 ? 'contain' : 'contains'} nothing that the name excludes`,
  'law.given-by': ({ names, missing }, say) =>
    `what is in ${englishNames(names)} ${reached(missing)} ${englishList(
      missing.map((one) => bound(one, say)),
      'and',
    )}`,
  'law.unweighed': ({ names, ...told }, say) =>
    `${englishNames(names)}, once weighed, ${names.length > 1 ? 'give' : 'gives'} ${bound(told, say)}`,
  'law.all': ({ all }, say) => englishList(all.map(say), 'and'),
  'law.objection': ({ name, failed, way, meanwhile }, say) => {
    const change = way === undefined ? '' : `; ${say(way)} and it may be`
    const today =
      meanwhile === undefined
        ? 'As it is, no name in the regulations fits it.'
        : `As it is, it may be called ${englishCalled(meanwhile)}.`
    return `it may not be called ${englishCalled(name)}: ${englishList(
      failed.map((one) => englishFailure(one, say)),
      'and',
    )}${change}. ${today}`
  },
  'law.may-not': ({ objection }, say) => capitaliseName(say(objection)),
  'law.change': ({ moves }) => englishList(moves.map(englishAction), 'and'),
  'law.balanced-but': ({ objection }, say) => `Balanced, but ${say(objection)}`,
}
