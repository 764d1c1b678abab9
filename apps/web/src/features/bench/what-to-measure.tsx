import { type Doubt, type MeasuredField, number } from '@obrador/engine'
import type { Line } from '../../model/formula.ts'
import type { Verdict } from '../../reading/law.ts'
import { measuring as say } from '../../words/es/doubt.ts'
import { unitOf } from './line-measures.tsx'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import type { Measure } from './use-measure.ts'

interface Props {
  readonly overview: Verdict
  readonly doubt: Doubt
  readonly lines: readonly Line[]
  readonly onMeasure: Measure
}

/** The line that decides, and what the catalogue takes it for. */
function decidingLine({ overview, doubt: { decide }, lines }: Props) {
  const field = decide?.campo
  const line = lines.find(({ name, measured }) => name.trim() === decide?.ingrediente && !hasField(measured, field))
  const about = overview.lines
    .find(({ name }) => name === decide?.ingrediente)
    ?.measures?.find((measurable) => measurable.field === field)
  return line && about && { line, about }
}

const hasField = (measured: Line['measured'], field: MeasuredField | undefined): boolean =>
  field !== undefined && measured?.[field] !== undefined

/** What would tell whether it holds, and where to write it. */
export function WhatToMeasure(props: Props) {
  const { doubt, onMeasure } = props
  const found = decidingLine(props)
  return (
    <section
      className={`card ${measureCss.whatToMeasure}`}
      data-part="what-to-measure"
      aria-labelledby="what-to-measure"
    >
      <h2 id="what-to-measure">{found ? say.heading : say.depends}</h2>
      <p>{doubt.frase}</p>
      {found ? (
        <MeasureForm
          // Another ingredient, or another figure of it, is another question.
          key={`${found.line.id} ${found.about.field}`}
          label={say.field(found.about.name, found.line.name)}
          unit={unitOf(found.about)}
          usual={number(found.about.usual, 1)}
          onUse={(value) => onMeasure(found.line, found.about.field, value)}
        />
      ) : null}
    </section>
  )
}
