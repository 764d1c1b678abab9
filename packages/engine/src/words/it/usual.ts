import type { PhrasesFor } from '../../findings/finding.ts'
import type { ComparedAmount, UsualCodes } from '../../findings/usual.ts'
import { categoryTerms } from '../es/category-terms.ts'
import { numberText } from '../text.ts'
import { italianGlossary } from './glossary.ts'
import { italianQuoted } from './text.ts'

/** What may have been forgotten: a word of the trade, by its category. */
const forgotten = (category: string): string => {
  const term = categoryTerms[category]
  return term === undefined ? 'qualcosa' : `un ingrediente (${italianGlossary[term]})`
}

function comparedAs(compared: ComparedAmount): string {
  if ('times' in compared) return `${numberText(compared.times, 0)} volte il solito`
  if (!('percent' in compared)) return `${compared.kind === 'double' ? 'il doppio' : 'la metà'} del solito`
  return `${numberText(compared.percent, 0)} % in ${compared.kind === 'more' ? 'più' : 'meno'} del solito`
}

/** Under ten, a tenth matters: of grams and of per cent. */
const amount = (figure: number): string => numberText(figure, figure < 10 ? 1 : 0)

const amounts = (least: number, most: number): string =>
  amount(least) === amount(most) ? `circa ${amount(least)}` : `da ${amount(least)} a ${amount(most)}`

/** How usual a formula is. */
export const italianUsual: PhrasesFor<UsualCodes> = {
  'usual.common': ({ n }) => `Consueta tra le ${n} pubblicate con cui si confronta.`,
  'usual.rare': ({ share, isFlagged }) =>
    `${isFlagged ? 'Poco consueta: più' : 'Più'} rara di ${numberText(100 * share, 0)} pubblicate su 100.`,
  'usual.odd-line': ({ ingredient, compared, least, most }) =>
    `${italianQuoted(ingredient)}: ${comparedAs(compared)}; ${amounts(least, most)} g per il resto di questa formula.`,
  'usual.forgotten': ({ category, least, most, grams: [from, to] }) =>
    `Hai dimenticato ${forgotten(category)}? Le pubblicate ne hanno ${amounts(least, most)} %: qui, ${amounts(from, to)} g.`,
}
