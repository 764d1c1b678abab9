import { ingredientCatalogue } from '@obrador/engine'

/** How many ingredients a README says that there are, in either language. */
const COUNT = /(catalogue of |catálogo de )\d+( ingredient)/

/** The README with the rows that there are: whoever adds one need not look for it. */
export function readmeCounts(readme: string): string {
  if (!COUNT.test(readme)) throw new Error('a README does not say how many ingredients there are')
  return readme.replace(COUNT, `$1${ingredientCatalogue.length}$2`)
}
