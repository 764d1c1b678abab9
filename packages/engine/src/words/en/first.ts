import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { FirstCodes, MissedFigure } from '../../findings/first.ts'
import { capitaliseName, decapitaliseName } from '../text.ts'
import { englishAction } from './moves.ts'
import { englishCalled, englishList, englishNames, englishNumber, englishQuoted, englishWithUnit } from './text.ts'

const but = (isBalanced: boolean, what: string): string => (isBalanced ? `Balanced, but ${what}` : capitaliseName(what))

const missed = ({ figure: { label, unit, decimals }, value, range }: MissedFigure, say: SayFinding): string =>
  `${decapitaliseName(say(label))} ${englishWithUnit(value, unit, decimals)} (${range.map((end) => englishNumber(end, decimals)).join(' to ')})`

/** Labels in the middle of a sentence. */
export const englishFigures = (labels: readonly string[], say: SayFinding): string =>
  englishList(
    labels.map((label) => decapitaliseName(say(label))),
    'or',
  )

/** What people read first: safety and law before balance. */
export const englishHeadlines: PhrasesFor<FirstCodes> = {
  'first.unsafe': ({ isBalanced, why }, say) =>
    but(isBalanced, `it may not be sold as it is: ${decapitaliseName(say(why))}`),
  'first.safety-untold': ({ isBalanced, question }, say) =>
    `${but(isBalanced, 'a fact about its safety is missing.')} ${say(question)}`,
  'first.provisional': ({ isBalanced, name, as }) =>
    `${isBalanced ? 'It may be balanced' : 'It may be in range'}: I read ${englishQuoted(name)} as ${englishQuoted(as)}. Please confirm.`,
  'first.high-dose': ({ name, share, range: [least, most] }) =>
    `Balanced, with a high dose: ${englishNumber(share)}% of ${englishQuoted(name)}; ${englishNumber(least)} to ${englishNumber(most)}% is usual.`,
  'first.forbidden': ({ isBalanced, why }, say) =>
    but(isBalanced, `it may not be sold as it is: ${decapitaliseName(say(why))}`),
  'first.unnamed': ({ isBalanced, name, gross }, say) =>
    `${gross === undefined ? '' : `${say(gross)} `}${but(isBalanced, `it may not be called ${englishCalled(name)}.`)}`,
  'first.incomplete': ({ isBalanced, names }) =>
    `${isBalanced ? 'The figures are in range, but ' : ''}I cannot pass it: I do not know what ${englishNames(names)} ${names.length > 1 ? 'are' : 'is'}.`,
  'first.dose': ({ isBalanced, why }, say) =>
    but(isBalanced, `a dose is beyond the legal maximum: ${decapitaliseName(say(why))}`),
  'first.unweighed': ({ isBalanced, names, figures }, say) =>
    `${isBalanced ? 'Still open: what is weighed is in range, but' : 'Besides,'} ${englishNames(names)} ${names.length > 1 ? 'are' : 'is'} not weighed${figures.length > 0 ? `, and without that I cannot judge ${englishFigures(figures, say)}` : ''}.`,
  'first.gross': ({ missed: one, isLow, ingredient, line }, say) => {
    const told =
      ingredient === undefined
        ? capitaliseName(missed(one, say))
        : `${isLow ? 'Not enough' : 'Too much'} ${decapitaliseName(ingredient)}: ${missed(one, say)}`
    if (!line) return `${told}. Was it forgotten?`
    const grams = englishWithUnit(line.grams, 'g')
    const asked =
      line.meant === undefined
        ? `Is the weight of ${englishQuoted(line.name)} right, ${grams}?`
        : `Is ${englishQuoted(line.name)} ${englishWithUnit(line.meant, 'g')} and not ${grams}?`
    return `${told}. ${asked}`
  },
  'first.near': ({ figures, change }, say) =>
    `Almost: ${englishList(
      figures.map((one) => missed(one, say)),
      'and',
    )}.${change ? ` ${capitaliseName(englishAction(change))} and it comes into range.` : ''}`,
}
