import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { FirstCodes, MissedFigure } from '../../findings/first.ts'
import { capitaliseName, decapitaliseName, numberText } from '../text.ts'
import { italianAction } from './moves.ts'
import { italianCalled, italianList, italianNames, italianQuoted, italianWithUnit } from './text.ts'

const but = (isBalanced: boolean, what: string): string =>
  isBalanced ? `Bilanciata, ma ${what}` : capitaliseName(what)

const missed = ({ figure: { label, unit, decimals }, value, range }: MissedFigure, say: SayFinding): string =>
  `${decapitaliseName(say(label))} ${italianWithUnit(value, unit, decimals)} (da ${range.map((end) => numberText(end, decimals)).join(' a ')})`

/** Labels in the middle of a sentence. */
export const italianFigures = (labels: readonly string[], say: SayFinding): string =>
  italianList(
    labels.map((label) => decapitaliseName(say(label))),
    'né',
  )

/** What people read first: safety and law before balance. */
export const italianHeadlines: PhrasesFor<FirstCodes> = {
  'first.unsafe': ({ isBalanced, why }, say) =>
    but(isBalanced, `così non si può vendere: ${decapitaliseName(say(why))}`),
  'first.safety-untold': ({ isBalanced, question }, say) =>
    `${but(isBalanced, 'manca un dato di sicurezza.')} ${say(question)}`,
  'first.provisional': ({ isBalanced, name, as }) =>
    `${isBalanced ? 'Forse è bilanciata' : 'Forse è nei limiti'}: ho letto ${italianQuoted(name)} come ${italianQuoted(as)}. Confermalo.`,
  'first.high-dose': ({ name, share, range: [least, most] }) =>
    `Bilanciata, con una dose alta: ${numberText(share)} % di ${italianQuoted(name)}; di solito da ${numberText(least)} a ${numberText(most)} %.`,
  'first.forbidden': ({ isBalanced, why }, say) =>
    but(isBalanced, `così non si può vendere: ${decapitaliseName(say(why))}`),
  'first.unnamed': ({ isBalanced, name, gross }, say) =>
    `${gross === undefined ? '' : `${say(gross)} `}${but(isBalanced, `non si può chiamare ${italianCalled(name)}.`)}`,
  'first.incomplete': ({ isBalanced, names }) =>
    `${isBalanced ? 'I valori sono nel loro intervallo, ma non' : 'Non'} la do per buona: non so che cosa ${names.length > 1 ? 'siano' : 'sia'} ${italianNames(names)}.`,
  'first.dose': ({ isBalanced, why }, say) =>
    but(isBalanced, `una dose supera il massimo di legge: ${decapitaliseName(say(why))}`),
  'first.unweighed': ({ isBalanced, names, figures }, say) =>
    `${isBalanced ? 'Da vedere: ciò che è pesato va bene, ma' : 'Inoltre,'} manca il peso di ${italianNames(names)}${figures.length > 0 ? ` e senza non giudico ${italianFigures(figures, say)}` : ''}.`,
  'first.gross': ({ missed: one, isLow, ingredient, line }, say) => {
    const told =
      ingredient === undefined
        ? capitaliseName(missed(one, say))
        : `${isLow ? 'Carenza' : 'Eccesso'} di ${decapitaliseName(ingredient)}: ${missed(one, say)}`
    if (!line) return `${told}. È stato dimenticato?`
    const grams = italianWithUnit(line.grams, 'g')
    const asked =
      line.meant === undefined
        ? `È giusto il peso di ${italianQuoted(line.name)}, ${grams}?`
        : `${italianQuoted(line.name)} è ${italianWithUnit(line.meant, 'g')} e non ${grams}?`
    return `${told}. ${asked}`
  },
  'first.near': ({ figures, change }, say) =>
    `Quasi: ${italianList(
      figures.map((one) => missed(one, say)),
      'e',
    )}.${change ? ` ${capitaliseName(italianAction(change))} e rientra.` : ''}`,
}
