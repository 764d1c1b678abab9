import { MEASURED, type MeasuredField } from '@obrador/engine'
import { useState } from 'react'
import { grams as written } from '../../format/numbers.ts'
import type { Line, Measured } from '../../model/formula.ts'
import { measuredNames, measuring as say } from '../../words/es/doubt.ts'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import type { Measure } from './use-measure.ts'

interface Props {
  readonly line: Line
  readonly measured: Measured
  readonly onMeasure: Measure
}

/** What was measured of a line, beside its ingredient: a tap changes it or takes it out. */
export function MeasuredTags({ line, measured, onMeasure }: Props) {
  const [open, setOpen] = useState<MeasuredField>()
  return (
    <div className={measureCss.measured} data-part="measured">
      {MEASURED.map((field) => {
        const value = measured[field]
        if (value === undefined) return null
        const told = measuredNames[field](written(value))
        return (
          <div key={field}>
            <button
              type="button"
              className={measureCss.measuredTag}
              data-part="measured-tag"
              aria-expanded={open === field}
              aria-label={say.change(told, line.name)}
              onClick={() => setOpen(open === field ? undefined : field)}
            >
              {say.told(told)}
            </button>
            {open === field ? (
              <>
                <MeasureForm
                  label={say.field(told, line.name)}
                  unit=""
                  value={written(value)}
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
