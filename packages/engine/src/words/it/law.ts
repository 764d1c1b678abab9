import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { LawCodes, SaidBound } from '../../findings/law.ts'
import { capitaliseName, decapitaliseName } from '../text.ts'
import { italianAction } from './moves.ts'
import { italianCalled, italianCitation, italianList, italianNames, italianWithUnit } from './text.ts'

const AT: Readonly<Record<string, string>> = { '>=': 'almeno', '<=': 'al massimo', '>': 'più di', '<': 'meno di' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${AT[operator] ?? operator} ${italianWithUnit(threshold, unit)}`

const bound = ({ label, operator, threshold, unit }: SaidBound, say: SayFinding): string =>
  `${decapitaliseName(say(label))}, ${limit(operator, threshold, unit)}`

/** A ceiling is kept to, and not reached. */
const reached = (bounds: readonly SaidBound[]): string =>
  bounds.every(({ operator }) => operator.startsWith('>')) ? 'arriva a' : 'resta a'

type Failed = LawCodes['law.objection']['failed'][number]

export const italianFailure = ({ etiqueta, valor, operador, umbral, unidad, norma }: Failed, say: SayFinding): string =>
  `${decapitaliseName(say(etiqueta))} ${italianWithUnit(valor ?? 0, unidad, 3)}, ${operador.startsWith('<') ? 'se ne ammette' : 'ne serve'} ${limit(operador, umbral, unidad === '%' ? unidad : '')} (${italianCitation(norma)})`

/** What the law says of a name. The names themselves are those of Spanish law and stay as they are. */
export const italianLaw: PhrasesFor<LawCodes> = {
  'law.confirmed': ({ label, operator, threshold, unit, base }, say) =>
    `un’analisi conferma ${decapitaliseName(say(label))}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${say(base)}` : ''}`,
  'law.unknown': ({ names }) =>
    `${italianNames(names)}, che non riconosco, non ${names.length > 1 ? 'contengono' : 'contiene'} nulla che il nome escluda`,
  'law.given-by': ({ names, missing }, say) =>
    `con ciò che ${names.length > 1 ? 'contengono' : 'contiene'} ${italianNames(names)} si ${reached(missing)} ${italianList(
      missing.map((one) => bound(one, say)),
      'e',
    )}`,
  'law.unweighed': ({ names, ...told }, say) => `con il peso di ${italianNames(names)} si ha ${bound(told, say)}`,
  'law.all': ({ all }, say) => italianList(all.map(say), 'e'),
  'law.objection': ({ name, failed, way, meanwhile }, say) => {
    const change = way === undefined ? '' : `; ${say(way)} e si potrà`
    const today =
      meanwhile === undefined
        ? 'Così non gli spetta nessun nome della norma.'
        : `Così si può chiamare ${italianCalled(meanwhile)}.`
    return `non si può chiamare ${italianCalled(name)}: ${italianList(
      failed.map((one) => italianFailure(one, say)),
      'e',
    )}${change}. ${today}`
  },
  'law.may-not': ({ objection }, say) => capitaliseName(say(objection)),
  'law.change': ({ moves }) => italianList(moves.map(italianAction), 'e'),
  'law.balanced-but': ({ objection }, say) => `Bilanciata, ma ${say(objection)}`,
}
