import type { Guard } from '../advise/advice.ts'
import { asSent } from '../formula/as-sent.ts'
import { unlessRefused } from '../formula/errors.ts'
import type { Formula, Line, Use } from '../formula/formula.ts'
import { type Blend, isRatio, type Measure, mass, type Parameters, type Ratio } from '../ratio/parameter.ts'
import type { Found, Gathered } from './craft.ts'

/**
 * A formula in which each preparation is one line again, for whoever moves or explains lines: it moves as one and is told
 * as one. Its matter is a mixture, which only the readings handed over with it look into.
 */
interface Mixture<Matter> {
  readonly mixed: readonly { readonly share: number; readonly matter: Matter }[]
}

const isMixture = <Matter>(matter: Matter | Mixture<Matter>): matter is Mixture<Matter> =>
  (matter as Mixture<Matter>).mixed !== undefined

/** What a gram of a mixture has of something is what its parts have, in their shares. */
const through = <Matter>(of: Measure<Matter>): Measure<Matter> =>
  of === mass
    ? of
    : (matter) =>
        isMixture(matter) ? matter.mixed.reduce((sum, part) => sum + part.share * of(part.matter), 0) : of(matter)

const lifted = <Matter, Reading extends Ratio<Matter> | Blend<Matter>>(reading: Reading): Reading =>
  isRatio<Matter>(reading)
    ? { ...reading, of: through(reading.of), per: through(reading.per) }
    : { ...reading, measures: (reading as Blend<Matter>).measures.map(through) }

const liftedGuard = <Matter>(guard: Guard<Matter>): Guard<Matter> => ({
  ...guard,
  parameter: lifted<Matter, Guard<Matter>['parameter']>(guard.parameter),
})

function gatheredLine<Matter>(
  use: Use,
  lines: readonly Line<Matter>[],
  namedAs: Line<Matter>['namedAs'],
): Line<Matter> {
  const { name, grams, prepared } = use
  const mixed = lines.map((line) => ({ share: line.inner?.share ?? 0, matter: line.matter }))
  return {
    name,
    grams,
    // Nobody but the lifted readings looks into it.
    matter: { mixed } satisfies Mixture<Matter> as unknown as Matter,
    ingredient: undefined,
    known: true,
    use,
    price: prepared.price,
    namedAs,
  }
}

function gatheredFormula<Matter>({ definition, judgement }: Found<Matter>): Formula<Matter> {
  const { formula, type } = judgement
  const lines = asSent(formula.lines).map((group): Line<Matter> => {
    const [line] = group
    if (!line.use) return line
    const { name } = line.use
    // It may be called anything.
    const known = unlessRefused(() => definition.reads.identify({ name, raw: {}, type }))
    return gatheredLine(line.use, group, known?.interpreted ? undefined : known?.ingredient)
  })
  return { ...formula, lines, leaves: formula.lines }
}

export function gathered<Matter>({ found, law, guards }: Gathered<Matter>): Gathered<Matter> {
  const parameters: Parameters<Matter> = Object.fromEntries(
    Object.entries(found.parameters).map(([key, one]) => [key, lifted<Matter, typeof one>(one)]),
  )
  return {
    found: { ...found, parameters, judgement: { ...found.judgement, formula: gatheredFormula(found) } },
    law: law.map(liftedGuard),
    guards: guards.map(liftedGuard),
  }
}
