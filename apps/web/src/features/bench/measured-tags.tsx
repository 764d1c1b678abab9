import { MEASURED_FIELDS, type MeasuredField } from '@obrador/engine'
import { useState } from 'react'
import { gramsText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { MeasuredValues, TableLine } from '../../model/formula.ts'
import { measuredNames, measuringWords as say } from '../../words/es/doubt.ts'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import type { SetMeasure } from './use-measure.ts'

interface Props {
  readonly line: TableLine
  readonly measured: MeasuredValues
  readonly onMeasure: SetMeasure
}

/** What was measured of a line, beside its ingredient: a tap changes it or takes it out. */
export function MeasuredTags({ line, measured, onMeasure }: Props) {
  const [open, setOpen] = useState<MeasuredField>()
  return (
    <div className={measureCss.measured} data-part="measured">
      {MEASURED_FIELDS.map((field) => {
        const value = measured[field]
        if (value === undefined) return null
        const told = measuredNames[field](gramsText(value))
        return (
          <div key={field}>
            <button
              type="button"
              className={measureCss.measuredTag}
              data-part="measured-tag"
              aria-expanded={open === field}
              aria-label={say.change(told, shownName(line.name))}
              onClick={() => setOpen(open === field ? undefined : field)}
            >
              {say.told(told)}
            </button>
            {open === field ? (
              <>
                <MeasureForm
                  label={say.field(told, shownName(line.name))}
                  unit=""
                  value={gramsText(value)}
                  onUse={(next) => {
                    const problem = onMeasure(line, field, next)
                    if (problem === undefined) setOpen(undefined)
                    return problem
                  }}
                />
                <button type="button" className="button quiet" onClick={() => onMeasure(line, field, undefined)}>
                  {say.remove}
                </button>
              </>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
