import type { CorrectionStep } from '@obrador/engine'
import { numberWithUnit } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { setGrams } from '../../model/edits.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import type { ScreenVerdict } from '../../reading/law.ts'
import { useToast } from '../../ui/toasts.tsx'
import { headlineDeeds as say } from '../../words/es/advice.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as adviceCss from './advice.module.css'

/** The lines that a headline asks about: what was written in several was weighed as one. */
const askedLinesOf = ({ first: { fallo } }: ScreenVerdict, { lines }: TableFormula): readonly TableLine[] =>
  fallo?.linea === undefined ? [] : lines.filter(({ name }) => name.trim() === fallo.linea)

const changeText = ({ from, to, grams }: CorrectionStep): string => {
  const amount = numberWithUnit(grams, 'g', 2)
  if (from === undefined) return say.add(amount, shownName(to ?? ''))
  return to === undefined ? say.take(amount, shownName(from)) : say.swap(amount, shownName(from), shownName(to))
}

/** Where the one change takes the figure that is asked about; nothing where that is not into its range. */
function reachedBy({ first: { fallo } }: ScreenVerdict, after: Pick<ScreenVerdict, 'figures'> | undefined) {
  const figure = after?.figures.find(({ key }) => key === fallo?.parametro)
  return figure?.inRange ? numberWithUnit(figure.value, figure.unit, figure.decimals) : undefined
}

interface Props {
  readonly overview: ScreenVerdict
  readonly formula: TableFormula
  readonly workshop: WorkshopState
  /** The one change that settles it, what it would be then, and how it is shown and made. */
  readonly only: CorrectionStep | undefined
  readonly after: Pick<ScreenVerdict, 'figures'> | undefined
  readonly onApply: object
  readonly onSettled: () => void
  readonly onLine: (line: TableLine) => void
}

/** What the headline asks for, in a tap: the little that is wanting, or the line to look at before anything is added. */
export function HeadlineDeeds({ overview, formula, workshop, only, after, onApply, onSettled, onLine }: Props) {
  const toast = useToast()
  const lines = askedLinesOf(overview, formula)
  const [line] = lines
  const { quizas } = overview.first.fallo ?? {}
  const meant = lines.length === 1 ? quizas : undefined
  const reached = only && reachedBy(overview, after)
  const change = only && (
    <button type="button" className={line ? 'button quiet' : 'button primary'} {...onApply}>
      {changeText(only)}
    </button>
  )
  if (!line) return change ? <div data-part="headline-deeds">{change}</div> : null
  return (
    <div data-part="headline-deeds">
      {reached === undefined || !only ? null : (
        <p>{say.toReach(reached, numberWithUnit(only.grams, 'g', 2), only.from !== undefined)}</p>
      )}
      <div className={adviceCss.foot}>
        {meant === undefined ? null : (
          <button
            type="button"
            className="button primary"
            onClick={() => {
              toast({ text: toastWords.applied, undo: workshop.act((now) => setGrams(now, line.id, meant)) })
              onSettled()
            }}
          >
            {say.meant(numberWithUnit(meant, 'g', 2))}
          </button>
        )}
        <button
          type="button"
          className={meant === undefined ? 'button primary' : 'button'}
          onClick={() => onLine(line)}
        >
          {say.review(shownName(line.name))}
        </button>
        {meant === undefined ? change : null}
      </div>
    </div>
  )
}
