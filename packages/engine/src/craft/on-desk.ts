import type { CraftRequest, FormulaLine } from '../formula/formula.ts'
import { roundTo } from '../words/round.ts'
import type { Craft } from './craft.ts'
import type { CraftDesk, LinePortion } from './desk.ts'
import { collapsePreparations } from './known.ts'

/** A line on the desk. */
export interface DeskLine {
  readonly name: string
  readonly grams: number
  /** Grams of the base in it. */
  readonly base: number
  readonly portion?: LinePortion
  readonly stage?: {
    readonly hydration: number
    readonly isAssumed: boolean
    readonly parts: readonly { readonly label: string; readonly grams: number }[]
  }
}

export interface DeskReading {
  readonly lines: readonly DeskLine[]
  /** Grams of the base in all, where the craft writes over one. */
  readonly base?: number
  /** g/ml of the mix without air, where the craft sells by the litre. */
  readonly density?: number
}

const DENSITY_DECIMALS = 4

function lineOn<Matter>(desk: CraftDesk<Matter>, { name, grams, matter }: FormulaLine<Matter>): DeskLine {
  const built = desk.stage?.of(matter)
  return {
    name,
    grams,
    base: (grams * (desk.base?.of(matter) ?? 0)) / 100,
    ...(built && {
      stage: {
        hydration: built.hydration,
        isAssumed: built.isAssumed,
        parts: built.parts.map(({ label, per100 }) => ({ label, grams: (grams * per100) / 100 })),
      },
    }),
  }
}

/** A formula as the desk of its craft shows it; nothing for a craft with an ordinary desk. */
export const deskReadingOf = <Request extends CraftRequest, Body>(
  craft: Craft<Request, Body>,
  request: Request,
): DeskReading | undefined =>
  craft.found(request, (found) => {
    const { desk } = found.definition
    if (!desk) return undefined
    const { formula } = collapsePreparations({ found, law: [], guards: [] }).found.judgement
    const portions = desk.portions?.(formula.lines, found.judgement.type) ?? []
    const lines = formula.lines.map((line, at) => {
      const portion = portions[at]
      return { ...lineOn(desk, line), ...(portion && { portion }) }
    })
    const { volume } = desk
    const ml = volume ? formula.lines.reduce((sum, { grams, matter }) => sum + (grams * volume(matter)) / 100, 0) : 0
    return {
      lines,
      ...(desk.base && { base: lines.reduce((sum, { base }) => sum + base, 0) }),
      ...(ml > 0 && { density: roundTo(formula.total / ml, DENSITY_DECIMALS) }),
    }
  })
