import { type Craft, type CraftRequest, FormulaError, solverProblemOf } from '@obrador/engine'
import { refuseMenu } from './check.ts'
import { menuFinding } from './findings.ts'
import type { MenuBaseLine } from './request.ts'

/** What every workshop has for a type, each as far as its role goes, where nobody says what a base is made with. */

type Bounds = readonly [least: number, most: number]

/** Shares of a base by role: a mix is filled up to four fifths (milk, water), built to a third (cream, sugar), and put right with a handful. */
const SHARES: Readonly<Record<string, Bounds>> = {
  filler: [0, 0.8],
  base: [0, 0.8],
  structure: [0, 0.35],
  technical: [0, 0.15],
}
const UNSAID: Bounds = [0, 0.1]
/** Its own table says how much of it a base takes, once it is near that. */
const DOSE = 'dose'
const NEAR_DOSE = 0.005

type Weighed = readonly (readonly [name: string, grams: number])[]
const formulaOf = ({ fields }: Craft, type: string, lines: Weighed): CraftRequest =>
  ({
    type,
    ingredients: lines.map(([name, grams]) => ({ [fields.name]: name, [fields.grams]: grams })),
  }) as CraftRequest

/** Any row that every craft reads: what is always there is asked of the type, not of the formula. */
const SEED = 'Azúcar'

export function usualBaseOf(craft: Craft, type: string, weight: number): MenuBaseLine[] {
  try {
    const rows = solverProblemOf(craft, formulaOf(craft, type, [[SEED, weight]])).expected()
    const names = rows.map(({ name }) => name)
    const boundsOf = (grams: (at: number) => number) =>
      solverProblemOf(
        craft,
        formulaOf(
          craft,
          type,
          names.map((name, at) => [name, grams(at)]),
        ),
      ).adjustable().lines
    const roles = boundsOf(() => weight / names.length).map(({ role }) => role)
    const lines = boundsOf((at) => (roles[at] === DOSE ? NEAR_DOSE * weight : weight / names.length))
    return names.map((name, at) => {
      const { role = '', least = 0, most = 0 } = lines[at] ?? {}
      const [from, to] = SHARES[role] ?? UNSAID
      return role === DOSE ? { name, min: least, max: most } : { name, min: from * weight, max: to * weight }
    })
  } catch (problem) {
    // A type that is read only with its base ingredient has no base that everybody makes.
    if (!(problem instanceof FormulaError)) throw problem
    return refuseMenu(menuFinding('menu.base-untold'), 'base')
  }
}
