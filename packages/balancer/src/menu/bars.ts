import type { Ingredient, SolverProblem } from '@obrador/engine'
import type { MenuFlavourRequest, MenuRequest } from './request.ts'

/** What may not go into a flavour: allergens it does not have by itself, what nobody expects in it, and what its maker leaves out. */

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** What is expected of nobody: it is told on the label, or somebody does not eat it. */
const UNEXPECTED: Readonly<Record<string, (row: Ingredient) => boolean>> = {
  alcohol: ({ abv }) => (abv ?? 0) > 0,
  gelatina: ({ id }) => id.startsWith('gelatina'),
  edulcorantes: ({ category }) => category === 'poliol' || category === 'edulcorante',
}

type Line = SolverProblem<unknown>['lines'][number]

export interface FlavourBars {
  readonly allowed: ReadonlySet<string>
  readonly isBarred: (line: Line | undefined, allergens: readonly string[]) => boolean
}

export function flavourBarsOf(
  flavour: MenuFlavourRequest,
  request: MenuRequest,
  expected: readonly Ingredient[],
  doses: readonly Line[],
  doseAllergens: readonly string[],
): FlavourBars {
  const ofType = request.alergenos ?? expected.flatMap(({ allergens }) => allergens)
  const allowed = new Set(flavour.alergenos ?? [...ofType, ...doseAllergens])
  const without = new Set([...(flavour.sin ?? []), ...(request.sin ?? [])].map(folded))
  const known = [...expected, ...doses.flatMap(({ ingredient }) => ingredient ?? [])]
  const unexpected = Object.entries(UNEXPECTED).flatMap(([word, is]) =>
    known.some(is) || flavour.con?.map(folded).includes(word) ? [] : [is],
  )
  return {
    allowed,
    isBarred: (line, allergens) => {
      const row = line?.ingredient
      const names = [line?.name, row?.id, row?.name, row?.category].map((one) => folded(one ?? ''))
      return (
        allergens.some((one) => !allowed.has(one)) ||
        names.some((name) => without.has(name)) ||
        (row !== undefined && unexpected.some((is) => is(row)))
      )
    },
  }
}

/** Names and words compared as people write them. */
export const foldedName = folded
