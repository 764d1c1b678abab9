import { allCrafts, type FigureRange, FormulaError, type RangeNorm } from '@obrador/engine'
import { accepted, type CraftId, type GoldenFormula, requestOf } from '../../packages/engine/test/golden/corpus.ts'
import type { Reading } from '../accuracy/measure.ts'

/** One judged figure of a formula, its range and what that rests on. */
export interface Judged {
  readonly key: string
  readonly value: number
  readonly range: FigureRange
  readonly base: RangeNorm['base']
}

/** What the engine makes of a formula, figure by figure; undefined where it refuses it. */
export interface Read {
  readonly style: string | undefined
  readonly judged: readonly Judged[]
  readonly passes: boolean
}

interface Body {
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly variante?: string
  readonly verdict?: string
  readonly score?: { readonly categoria?: string; readonly medalla?: string }
  readonly explicacion?: {
    readonly parametros: Readonly<Record<string, { valor: number; rango?: FigureRange; porque?: RangeNorm }>>
  }
}

export function read(
  craft: CraftId,
  type: string,
  formula: Pick<GoldenFormula, 'lines' | 'aguaEvaporada'>,
): Read | undefined {
  let body: Body
  try {
    body = allCrafts[craft].analyse(requestOf(craft, type, formula), { advice: false, explain: true })
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
  const verdict = body.verdict ?? body.score?.categoria ?? body.score?.medalla ?? ''
  const judged = Object.entries(body.explicacion?.parametros ?? {}).flatMap(([key, { valor, rango, porque }]) =>
    rango && porque && (body.inRange?.[key] ?? null) !== null
      ? [{ key, value: valor, range: rango, base: porque.base }]
      : [],
  )
  return { style: body.variante, judged, passes: accepted(craft, { verdict }) }
}

/** Published formulas whose label is sure, each recipe once: what a range is held against. */
export const isEvidence = ({ formula }: Reading): boolean =>
  formula.kind === 'published' && formula.confidence !== 'low' && formula.alsoIn === undefined

/** Site or author: what a formula must be judged without. */
export const sourceOf = ({ source }: GoldenFormula): string =>
  source.ref && URL.canParse(source.ref) ? new URL(source.ref).host : (source.author ?? source.title)
