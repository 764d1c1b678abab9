import { type Doubt, type MeasuredField, number } from '@obrador/engine'
import { useMemo } from 'react'
import type { Line } from '../../model/formula.ts'
import type { Verdict } from '../../reading/law.ts'
import { whyLessSure } from '../../reading/less-sure.ts'
import { measuring as say } from '../../words/es/doubt.ts'
import { unitOf } from './line-measures.tsx'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import type { BenchState } from './use-bench.ts'
import type { Measure } from './use-measure.ts'

interface Props {
  readonly overview: Verdict
  readonly doubt: Doubt
  readonly lines: readonly Line[]
  readonly onMeasure: Measure
  readonly bench: Pick<BenchState, 'craft' | 'formula' | 'device'>
}

/** The line that decides, and what the catalogue takes it for. */
function decidingLine({ overview, doubt: { decide }, lines }: Pick<Props, 'overview' | 'doubt' | 'lines'>) {
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
  const { overview, doubt, onMeasure, bench } = props
  const { craft, formula, device } = bench
  const { own, norms } = device
  const found = decidingLine(props)
  const why = useMemo(
    () => whyLessSure(craft.engine, formula, own, norms, overview),
    [craft, formula, own, norms, overview],
  )
  return (
    <section
      className={`card ${measureCss.whatToMeasure}`}
      data-part="what-to-measure"
      aria-labelledby="what-to-measure"
    >
      <h2 id="what-to-measure">{found ? say.heading : say.depends}</h2>
      {why === undefined ? null : <p data-part="less-sure">{why}</p>}
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
