import type { Words } from '../../findings/finding.ts'
import type { LawCodes } from '../../findings/law.ts'
import { capitalise, decapitalise, list, namesTold, number } from '../text.ts'
import { action } from './moves.ts'

const SIGN: Readonly<Record<string, string>> = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${SIGN[operator] ?? operator} ${number(threshold)}${unit === '' ? '' : ` ${unit}`}`

type Failed = LawCodes['law.objection']['failed'][number]

const failure = ({ etiqueta, valor, operador, umbral, unidad, norma }: Failed): string =>
  `${decapitalise(etiqueta)} ${number(valor ?? 0, 3)}${unidad === '' ? '' : ` ${unidad}`}, ${limit(operador, umbral, '')} (${norma})`

/** What the law says of a name, alike in every craft. */
export const law: Words<LawCodes> = {
  'law.confirmed': ({ label, operator, threshold, unit, base }) =>
    `un análisis confirma ${decapitalise(label)}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${base}` : ''}`,
  'law.unknown': ({ names }) =>
    `${namesTold(names)}, que no reconozco, no ${names.length > 1 ? 'llevan' : 'lleva'} nada que el nombre excluya`,
  'law.given-by': ({ names, missing }) =>
    `con lo que ${names.length > 1 ? 'son' : 'es'} ${namesTold(names)} se llega a ${list(
      missing.map(
        ({ label, operator, threshold, unit }) => `${decapitalise(label)}, ${limit(operator, threshold, unit)}`,
      ),
      'y',
    )}`,
  'law.all': ({ all }, say) => list(all.map(say), 'y'),
  'law.objection': ({ name, failed, way, meanwhile }, say) => {
    const change = way === undefined ? '' : `; ${say(way)} y podrá`
    const today =
      meanwhile === undefined
        ? 'Así no le corresponde ningún nombre de la norma.'
        : `Así puede llamarse «${meanwhile}».`
    return `no puede llamarse «${name}»: ${list(failed.map(failure), 'y')}${change}. ${today}`
  },
  'law.may-not': ({ objection }, say) => capitalise(say(objection)),
  'law.change': ({ moves }) => list(moves.map(action), 'y'),
  'law.balanced-but': ({ objection }, say) => `Equilibrada, pero ${say(objection)}`,
}
