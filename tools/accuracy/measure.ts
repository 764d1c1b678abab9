import { FormulaError } from '@obrador/engine'
import {
  accepted,
  agrees,
  answer,
  type CraftId,
  type GoldenFormula,
  goldenFiles,
  type SetName,
  surprises,
} from '../../packages/engine/test/golden/corpus.ts'
import { type Flaw, spoil } from '../../packages/engine/test/golden/flaw.ts'

/** A published figure is matched within 3 % of it or 0.3 of its unit, whichever is more. */
const FIGURE = { relative: 0.03, absolute: 0.3 } as const
/** Figures whose whole scale is so short that they are matched closer. */
const CLOSER: Readonly<Record<string, number>> = { aw: 0.03 }

interface Figure {
  readonly key: string
  readonly published: number
  readonly ours: number
  readonly matched: boolean
}

/** A formula of the corpus and what the engine says of it. */
export interface Reading {
  readonly set: SetName
  readonly type: string
  readonly formula: GoldenFormula
  readonly verdict: string
  /** Whether it was accepted, or caught, as its kind asks. */
  readonly agrees: boolean
  /** Whether its verdict needs a reason. */
  readonly surprises: boolean
  /** The published figures that the engine has a counterpart for. */
  readonly figures: readonly Figure[]
}

function compare(published: GoldenFormula['published'], params: GoldenFormula['params']): Figure[] {
  return Object.entries(published ?? {}).flatMap(([key, figure]) => {
    const ours = params[key]
    if (ours === undefined) return []
    const allowed = Math.max(FIGURE.relative * Math.abs(figure), CLOSER[key] ?? FIGURE.absolute)
    return [{ key, published: figure, ours, matched: Math.abs(ours - figure) <= allowed }]
  })
}

export const readCorpus = (craft: CraftId): Reading[] =>
  goldenFiles(craft).flatMap(({ set, type, formulas }) =>
    formulas.map((formula) => {
      const said = answer(craft, type, formula)
      return {
        set,
        type,
        formula,
        verdict: said.verdict,
        agrees: agrees(craft, formula, said),
        surprises: surprises(craft, formula, said),
        figures: compare(formula.published, said.params),
      }
    }),
  )

/** Whether a spoiled formula gets through; one that the engine refuses (no flour is left, say) does not. */
export function passes(craft: CraftId, type: string, formula: GoldenFormula): boolean {
  try {
    return accepted(craft, answer(craft, type, formula))
  } catch (error) {
    if (error instanceof FormulaError) return false
    throw error
  }
}

/** One systematic flaw made on one formula that is accepted without it. */
export interface Spoiled {
  readonly type: string
  readonly flaw: string
  readonly caught: boolean
}

/** Every flaw on every accepted formula that was not itself spoiled; a recipe that both sets have is taken once. */
export const spoilCorpus = (craft: CraftId, readings: readonly Reading[], flaws: readonly Flaw[]): Spoiled[] =>
  readings
    .filter((reading) => reading.formula.kind !== 'flawed' && !reading.formula.alsoIn && accepted(craft, reading))
    .flatMap(({ type, formula }) =>
      flaws
        .filter(({ types }) => types?.includes(type) ?? true)
        .flatMap(({ label, change }) => {
          const lines = spoil(formula.lines, change)
          return lines ? [{ type, flaw: label, caught: !passes(craft, type, { ...formula, lines }) }] : []
        }),
    )
