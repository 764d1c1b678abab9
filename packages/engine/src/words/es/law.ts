import type { PhrasesFor } from '../../findings/finding.ts'
import type { LawCodes, SaidBound } from '../../findings/law.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedNames } from '../text.ts'
import { spanishAction } from './moves.ts'

const SIGN: Readonly<Record<string, string>> = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${SIGN[operator] ?? operator} ${numberText(threshold)}${unit === '' ? '' : ` ${unit}`}`

const bound = ({ label, operator, threshold, unit }: SaidBound): string =>
  `${decapitaliseName(label)}, ${limit(operator, threshold, unit)}`

/** A ceiling is kept to, and not reached. */
const reached = (bounds: readonly SaidBound[]): string =>
  bounds.every(({ operator }) => operator.startsWith('>')) ? 'llega a' : 'queda en'

type Failed = LawCodes['law.objection']['failed'][number]

export const failureText = ({ etiqueta, valor, operador, umbral, unidad, norma }: Failed): string =>
  `${decapitaliseName(etiqueta)} ${numberText(valor ?? 0, 3)}${unidad === '' ? '' : ` ${unidad}`}, ${limit(operador, umbral, unidad === '%' ? unidad : '')} (${norma})`

/** What the law says of a name, alike in every craft. */
export const spanishLaw: PhrasesFor<LawCodes> = {
  'law.confirmed': ({ label, operator, threshold, unit, base }) =>
    `un análisis confirma ${decapitaliseName(label)}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${base}` : ''}`,
  'law.unknown': ({ names }) =>
    `${quotedNames(names)}, que no reconozco, no ${names.length > 1 ? 'llevan' : 'lleva'} nada que el nombre excluya`,
  'law.given-by': ({ names, missing }) =>
    `con lo que ${names.length > 1 ? 'son' : 'es'} ${quotedNames(names)} se ${reached(missing)} ${listText(
      missing.map(bound),
      'y',
    )}`,
  'law.unweighed': ({ names, ...told }) => `al pesar ${quotedNames(names)} da ${bound(told)}`,
  'law.all': ({ all }, say) => listText(all.map(say), 'y'),
  'law.objection': ({ name, failed, way, meanwhile }, say) => {
    const change = way === undefined ? '' : `; ${say(way)} y podrá`
    const today =
      meanwhile === undefined
        ? 'Así no le corresponde ningún nombre de la norma.'
        : `Así puede llamarse «${meanwhile}».`
    return `no puede llamarse «${name}»: ${listText(failed.map(failureText), 'y')}${change}. ${today}`
  },
  'law.may-not': ({ objection }, say) => capitaliseName(say(objection)),
  'law.change': ({ moves }) => listText(moves.map(spanishAction), 'y'),
  'law.balanced-but': ({ objection }, say) => `Equilibrada, pero ${say(objection)}`,
}
