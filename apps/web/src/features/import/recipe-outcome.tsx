import { useMemo } from 'react'
import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { weightText } from '../../format/weight-text.ts'
import { newLine, type OwnIngredient } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import { nameChoicesFor } from '../../reading/choices.ts'
import { comingVerdictOf } from '../../reading/coming.ts'
import { ingredientOfLine } from '../../reading/request.ts'
import { ComingVerdictLine } from '../../views/coming-verdict.tsx'
import { recipeWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import { BOOK_UNITS, type BookUnit, type ImportedRecipe, importedFormulaOf } from './shown.ts'
import '../../ui/style/controls.css'

interface UnitProps {
  readonly shown: ImportedRecipe
  readonly onUnit: (unit: BookUnit) => void
}

interface Props {
  readonly engine: AppEngine
  readonly own: readonly OwnIngredient[]
  readonly shown: ImportedRecipe
  readonly norms: WorkshopNorms
}

const A = 65
/** The unit of the figures that say none, where it comes from, and a tap for another. */
export function RecipeUnit({ shown: { unit, at }, onUnit }: UnitProps) {
  if (!unit) return null
  return (
    <fieldset className={importCss.unit} data-part="import-unit">
      <legend>{say.unit.label}</legend>
      <span className="choices">
        {(Object.keys(BOOK_UNITS) as BookUnit[]).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={`unit ${at}`} checked={unit.is === one} onChange={() => onUnit(one)} />
            {say.unit.names[one]}
          </label>
        ))}
      </span>
      <span className="muted">
        {unit.is === undefined
          ? say.unit.open
          : unit.by === 'column' && unit.column !== undefined
            ? say.unit.column(String.fromCharCode(A + unit.column))
            : say.unit.by[unit.by]}
      </span>
    </fieldset>
  )
}

/** What the recipe would be as it stands. */
export function RecipeOutcome({ engine, own, shown, norms }: Props) {
  const verdict = useMemo(() => {
    const formula = importedFormulaOf(shown)
    if (!formula) return undefined
    const of = craftOfEngine(engine, formula.craft)
    const lines = shown.lines.map(({ name, weight, own: mine, doubt, isConfirmed }) => ({
      name,
      label: name,
      grams: weight,
      isSupposed: doubt === 'weight',
      own: mine,
      isUnknown: doubt === 'unknown' || !ingredientOfLine(of, newLine(name, 0, mine), formula.type, own),
      choices: doubt === 'open' && !isConfirmed ? nameChoicesFor(of, formula.type, name) : [],
    }))
    return comingVerdictOf(engine, formula, lines, { own, norms })
  }, [engine, own, shown, norms])
  return <ComingVerdictLine verdict={verdict} total={weightText(shown.grams)} />
}
