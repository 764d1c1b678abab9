import type { PhrasesFor } from '../../findings/finding.ts'
import type { LawCodes } from '../../findings/law.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedNames } from '../text.ts'
import { spanishAction } from './moves.ts'

const SIGN: Readonly<Record<string, string>> = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${SIGN[operator] ?? operator} ${numberText(threshold)}${unit === '' ? '' : ` ${unit}`}`

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
    `con lo que ${names.length > 1 ? 'son' : 'es'} ${quotedNames(names)} se llega a ${listText(
      missing.map(
        ({ label, operator, threshold, unit }) => `${decapitaliseName(label)}, ${limit(operator, threshold, unit)}`,
      ),
      'y',
    )}`,
  'law.unweighed': ({ names, label, operator, threshold, unit }) =>
    `al pesar ${quotedNames(names)} da ${decapitaliseName(label)}, ${limit(operator, threshold, unit)}`,
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
