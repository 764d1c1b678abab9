import type { Words } from '../../findings/finding.ts'
import type { PreparationCodes } from '../../findings/preparations.ts'
import { list, number, quoted } from './text.ts'

/** What is wrong with a formula that is used as an ingredient. */
export const preparations: Words<PreparationCodes> = {
  'preparation.shape': ({ name }) =>
    `“preparacion” of ${quoted(name)} must be the name of an entry of “preparaciones” or an object with “oficio” and “ingredients”.`,
  'preparation.missing': ({ asked, known }) =>
    `There is no preparation ${quoted(asked)} in “preparaciones”${known.length > 0 ? `: it has ${list(known.map(quoted), 'and')}` : ''}.`,
  'preparation.craft': ({ asked, known }) =>
    `I do not know the craft ${quoted(asked)}: put ${list(known.map(quoted), 'or')} in “oficio”.`,
  'preparation.circle': ({ path }) =>
    `The preparation ${quoted(path.at(-1) ?? '')} contains itself (${path.map(quoted).join(' → ')}): take out the line that closes the circle.`,
  'preparation.depth': ({ most }) =>
    `There are preparations inside preparations more than ${most} levels deep: join one with the formula that uses it.`,
  'preparation.size': ({ count, most }) =>
    `With its preparations opened it has ${count} lines and ${most} is the most: put equal ones together.`,
  'preparation.bad-yield': () =>
    '“rendimiento” is the grams left of every 100 weighed: a number above 0 and up to 100.',
  'preparation.yield-too-low': ({ asked, least }) =>
    `a yield of ${number(asked, 1)}% would take away more water than there is: ${number(least, 1)}% is the least that can be left. “rendimiento” is in %.`,
  'preparation.sack': ({ lines }) =>
    `“saco” does not go with this preparation: each row of “modos” has ${lines} numbers, one for each line, and each of “compra” nine. Copy it as /api/saco gives it.`,
  'preparation.untyped': ({ typeLabel }) =>
    `you do not say which type it is, so I do not take off the water that it would lose in the making (I have read it as ${quoted(typeLabel)}): give its “type” or its “rendimiento”.`,
  'preparation.unused': ({ name }) => `No line uses the preparation ${quoted(name)}.`,
  'preparation.nothing': () => 'nothing is left of it once it is made: check the grams and the yield.',
}
