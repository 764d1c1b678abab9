import type { SourceTitles } from '../catalogue/sources.ts'
import { type RangeNorm, rangeNormOf } from '../judge/norm.ts'
import { explainFormula } from '../ratio/explanation.ts'
import type { JudgedFormula } from './craft.ts'
import { collapsePreparations } from './known.ts'

/** Where nobody knows what a source is called. */
const byKey: SourceTitles = (key) => key

/** Every figure, and beside the range of each why it is what it is. */
export function explainRanges<Matter>(found: JudgedFormula<Matter>, isThrough = false) {
  const { engine, definition, judged, judgement } = found
  const { found: seen } = collapsePreparations({ found, law: [], guards: [] })
  const asOne = explainFormula(seen.parameters, seen.judgement, engine.titles ?? byKey)
  const { parametros, ingredientes } =
    (isThrough ? engine.preparations?.explainThrough(asOne, found) : undefined) ?? asOne
  const { type, recipe } = judgement
  const why = (key: string): RangeNorm => {
    const decides = judged.includes(key) && !recipe.unjudged?.includes(key)
    return rangeNormOf(definition.judges.norms, { type, style: recipe.style?.id, key, judged: decides })
  }
  return {
    parametros: Object.fromEntries(
      Object.entries(parametros).map(([key, one]) => [key, one.rango ? { ...one, porque: why(key) } : one]),
    ),
    ingredientes,
  }
}
