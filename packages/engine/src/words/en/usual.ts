import type { PhrasesFor } from '../../findings/finding.ts'
import type { ComparedAmount, UsualCodes } from '../../findings/usual.ts'
import { categoryTerms } from '../es/category-terms.ts'
import { englishGlossary } from './glossary.ts'
import { englishNumber, englishQuoted } from './text.ts'

/** What may have been forgotten: a word of the trade, by its category. */
const forgotten = (category: string): string => {
  const term = categoryTerms[category]
  return term === undefined ? 'something' : `the ${englishGlossary[term]}`
}

function comparedAs(compared: ComparedAmount): string {
  if ('times' in compared) return `${englishNumber(compared.times, 0)} times the usual amount`
  if (!('percent' in compared)) return `${compared.kind === 'double' ? 'twice' : 'half'} the usual amount`
  return `${englishNumber(compared.percent, 0)}% ${compared.kind === 'more' ? 'more' : 'less'} than usual`
}

/** Under ten, a tenth matters: of grams and of per cent. */
const amount = (figure: number): string => englishNumber(figure, figure < 10 ? 1 : 0)

const amounts = (least: number, most: number): string =>
  amount(least) === amount(most) ? `about ${amount(least)}` : `${amount(least)} to ${amount(most)}`

/** How usual a formula is. */
export const englishUsual: PhrasesFor<UsualCodes> = {
  'usual.common': ({ n }) => `Usual among the ${n} published formulas that it is compared with.`,
  'usual.rare': ({ share, isFlagged }) =>
    `${isFlagged ? 'Unusual: rarer' : 'Rarer'} than ${englishNumber(100 * share, 0)}% of the published formulas.`,
  'usual.odd-line': ({ ingredient, compared, least, most }) =>
    `${englishQuoted(ingredient)}: ${comparedAs(compared)}; ${amounts(least, most)} g would suit the rest of this formula.`,
  'usual.forgotten': ({ category, least, most, grams: [from, to] }) =>
    `Have you forgotten ${forgotten(category)}? Published formulas have ${amounts(least, most)}%: here, ${amounts(from, to)} g.`,
}
