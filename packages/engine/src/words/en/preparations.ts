import type { PhrasesFor } from '../../findings/finding.ts'
import type { PreparationCodes } from '../../findings/preparations.ts'
import { englishList, englishNumber, englishQuoted } from './text.ts'

/** What is wrong with a formula that is used as an ingredient. */
export const englishPreparations: PhrasesFor<PreparationCodes> = {
  'preparation.shape': ({ name }) =>
    `“preparacion” of ${englishQuoted(name)} must be the name of an entry of “preparaciones” or an object with “oficio” and “ingredients”.`,
  'preparation.missing': ({ asked, known }) =>
    `There is no preparation ${englishQuoted(asked)} in “preparaciones”${known.length > 0 ? `: it has ${englishList(known.map(englishQuoted), 'and')}` : ''}.`,
  'preparation.craft': ({ asked, known }) =>
    `I do not know the craft ${englishQuoted(asked)}: put ${englishList(known.map(englishQuoted), 'or')} in “oficio”.`,
  'preparation.circle': ({ path }) =>
    `The preparation ${englishQuoted(path.at(-1) ?? '')} contains itself (${path.map(englishQuoted).join(' → ')}): take out the line that closes the circle.`,
  'preparation.depth': ({ most }) =>
    `There are preparations inside preparations more than ${most} levels deep: join one with the formula that uses it.`,
  'preparation.size': ({ count, most }) =>
    `With its preparations opened it has ${count} lines and ${most} is the most: combine those that are the same.`,
  'preparation.bad-yield': () =>
    '“rendimiento” is the grams left of every 100 weighed: a number above 0 and up to 100.',
  'preparation.yield-too-low': ({ asked, least }) =>
    `a yield of ${englishNumber(asked, 1)}% would take away more water than there is: ${englishNumber(least, 1)}% is the least that can be left. “rendimiento” is in %.`,
  'preparation.sack': ({ lines }) =>
    `“saco” does not fit this preparation: each row of “modos” has ${lines} numbers, one for each line, and each of “compra” nine. Copy it as /api/saco gives it.`,
  'preparation.untyped': ({ typeLabel }) =>
    `you do not say which type it is, so I do not take off the water that it would lose in the making (I have read it as ${englishQuoted(typeLabel)}): give its “type” or its “rendimiento”.`,
  'preparation.unused': ({ name }) => `No line uses the preparation ${englishQuoted(name)}.`,
  'preparation.nothing': () => 'nothing is left of it once it is made: check the grams and the yield.',
}
