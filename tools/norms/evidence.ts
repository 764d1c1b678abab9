import type { CraftId, GoldenFormula, SetName } from '../../packages/engine/test/golden/corpus.ts'
import { goldenFiles } from '../../packages/engine/test/golden/corpus.ts'
import { mutantsOf } from '../accuracy/mutants.ts'
import { partsOf, sourceOf } from '../habitual/gather.ts'
import { buildFlaws } from './built-flaws.ts'
import { crossedSides, type NormReading, type RangeTable, readFigures } from './figures.ts'

/** A formula of the corpus with its figures; no reading where the engine refuses it. */
export interface ReadFormula {
  readonly id: string
  readonly set: SetName
  readonly type: string
  readonly formula: GoldenFormula
  readonly source: string
  readonly reading: NormReading | undefined
  /** Published, its label sure, every name read, each recipe once: what a range is held against. */
  readonly isEvidence: boolean
}

/** All that the ranges of a craft are worked out on. */
export interface CraftEvidence {
  readonly formulas: readonly ReadFormula[]
  /** Flaws built on the published formulas that the frozen ranges accept. */
  readonly built: readonly (NormReading | undefined)[]
  readonly mutants: readonly (NormReading | undefined)[]
}

const isSure = ({ kind, confidence }: GoldenFormula): boolean => kind === 'published' && confidence !== 'low'

/** Whether a table accepts what was read. */
export const isAccepted = (
  reading: NormReading | undefined,
  table: RangeTable,
  always: (key: string) => boolean,
): boolean => reading !== undefined && crossedSides(reading, table, always).length === 0

export function gatherEvidence(craft: CraftId, base: RangeTable, always: (key: string) => boolean): CraftEvidence {
  const formulas = goldenFiles(craft).flatMap(({ set, type, formulas: listed }) =>
    listed.map((formula): ReadFormula => {
      const isWhole = partsOf(craft, type, formula.lines) !== undefined
      return {
        id: formula.id,
        set,
        type,
        formula,
        source: sourceOf(formula.source),
        reading: readFigures(craft, base, type, formula),
        isEvidence: isSure(formula) && formula.alsoIn === undefined && isWhole,
      }
    }),
  )
  const good = formulas.filter(
    ({ formula, reading }) =>
      formula.kind === 'published' && formula.alsoIn === undefined && isAccepted(reading, base, always),
  )
  const readAgain = ({ type, formula }: ReadFormula, lines: GoldenFormula['lines']) =>
    readFigures(craft, base, type, { ...formula, lines })
  return {
    formulas,
    built: good.flatMap((one) => buildFlaws(craft, one.type, one.formula.lines).map((lines) => readAgain(one, lines))),
    mutants: good.flatMap((one) => mutantsOf(one.formula).map(({ lines }) => readAgain(one, lines))),
  }
}
