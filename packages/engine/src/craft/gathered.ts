import type { LimitGuard } from '../advise/limit-guard.ts'
import { linesAsSent } from '../formula/as-sent.ts'
import { unlessRefused } from '../formula/errors.ts'
import type { FormulaLine, ParsedFormula, PreparationUse } from '../formula/formula.ts'
import {
  type BlendParameter,
  type FigureParameters,
  isRatioParameter,
  type MatterMeasure,
  massMeasure,
  type RatioParameter,
} from '../ratio/parameter.ts'
import type { CollapsedFormula, JudgedFormula } from './craft.ts'

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
const through = <Matter>(of: MatterMeasure<Matter>): MatterMeasure<Matter> =>
  of === massMeasure
    ? of
    : (matter) =>
        isMixture(matter) ? matter.mixed.reduce((sum, part) => sum + part.share * of(part.matter), 0) : of(matter)

const lifted = <Matter, Reading extends RatioParameter<Matter> | BlendParameter<Matter>>(reading: Reading): Reading =>
  isRatioParameter<Matter>(reading)
    ? { ...reading, of: through(reading.of), per: through(reading.per) }
    : { ...reading, measures: (reading as BlendParameter<Matter>).measures.map(through) }

const liftedGuard = <Matter>(guard: LimitGuard<Matter>): LimitGuard<Matter> => ({
  ...guard,
  parameter: lifted<Matter, LimitGuard<Matter>['parameter']>(guard.parameter),
})

function gatheredLine<Matter>(
  use: PreparationUse,
  lines: readonly FormulaLine<Matter>[],
  namedAs: FormulaLine<Matter>['namedAs'],
): FormulaLine<Matter> {
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

function gatheredFormula<Matter>({ definition, judgement }: JudgedFormula<Matter>): ParsedFormula<Matter> {
  const { formula, type } = judgement
  const lines = linesAsSent(formula.lines).map((group): FormulaLine<Matter> => {
    const [line] = group
    if (!line.use) return line
    const { name } = line.use
    // It may be called anything.
    const known = unlessRefused(() => definition.reads.identify({ name, raw: {}, type }))
    return gatheredLine(line.use, group, known?.interpreted ? undefined : known?.ingredient)
  })
  return { ...formula, lines, leaves: formula.lines }
}

export function collapseFormula<Matter>({ found, law, guards }: CollapsedFormula<Matter>): CollapsedFormula<Matter> {
  const parameters: FigureParameters<Matter> = Object.fromEntries(
    Object.entries(found.parameters).map(([key, one]) => [key, lifted<Matter, typeof one>(one)]),
  )
  return {
    found: { ...found, parameters, judgement: { ...found.judgement, formula: gatheredFormula(found) } },
    law: law.map(liftedGuard),
    guards: guards.map(liftedGuard),
  }
}
