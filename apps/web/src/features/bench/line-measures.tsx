import type { MeasurableFigure } from '@obrador/engine'
import { use } from 'react'
import { numberText, shownName, shownTerm } from '../../format/page-speech.ts'
import type { TableLine } from '../../model/formula.ts'
import { measuringWords as say } from '../../words/es/doubt.ts'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import { ReadLines } from './row-context.ts'
import type { SetMeasure } from './use-measure.ts'

/** What stands beside a field: «% de grasa», «°Brix», «DE», «% de humedad». */
export function measureUnitOf({ unit, name }: MeasurableFigure): string {
  const shown = shownTerm(name)
  return unit === '%' ? (shown.startsWith('%') ? shown : say.percentOf(shown)) : unit || shown
}

interface Props {
  readonly line: TableLine
  readonly onMeasure: SetMeasure
}

/** What could be measured of a line and has not been, each with its field: any ingredient may be told, decides it or not. */
export function LineMeasures({ line, onMeasure }: Props) {
  const read = use(ReadLines)
  const left = read
    .find(({ name }) => name === line.name.trim())
    ?.measures?.filter(({ field }) => line.measured?.[field] === undefined)
  if (!left || left.length === 0) return null
  return (
    <div className={measureCss.lineMeasures}>
      <p>{say.line}</p>
      {left.map((about) => (
        <MeasureForm
          key={about.field}
          label={say.field(shownTerm(about.name), shownName(line.name))}
          unit={measureUnitOf(about)}
          usual={numberText(about.usual, 1)}
          onUse={(value) => onMeasure(line, about.field, value)}
        />
      ))}
    </div>
  )
}
