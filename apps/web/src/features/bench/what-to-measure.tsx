import type { AnswerDoubt, MeasuredField } from '@obrador/engine'
import { useMemo } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { numberText, shownName, shownTerm } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import type { ScreenVerdict } from '../../reading/law.ts'
import { whyLessSure } from '../../reading/less-sure.ts'
import { measuringWords as say } from '../../words/es/doubt.ts'
import { measureUnitOf } from './line-measures.tsx'
import * as measureCss from './measure.module.css'
import { MeasureForm } from './measure-form.tsx'
import type { SetMeasure } from './use-measure.ts'

interface Props {
  readonly overview: ScreenVerdict
  readonly doubt: AnswerDoubt
  readonly onMeasure: SetMeasure
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: Pick<DeviceShelf, 'own' | 'norms'>
}

/** The line that decides, and what the catalogue takes it for. */
function decidingLine({ overview, doubt: { decide }, formula: { lines } }: Props) {
  const field = decide?.campo
  const line = lines.find(({ name, measured }) => name.trim() === decide?.ingrediente && !hasField(measured, field))
  const about = overview.lines
    .find(({ name }) => name === decide?.ingrediente)
    ?.measures?.find((measurable) => measurable.field === field)
  return line && about && { line, about }
}

const hasField = (measured: TableLine['measured'], field: MeasuredField | undefined): boolean =>
  field !== undefined && measured?.[field] !== undefined

/** What would tell whether it holds, and where to write it. */
export function WhatToMeasure(props: Props) {
  const { overview, doubt, onMeasure, craft, formula, device } = props
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
      <p>{doubt.frase}</p>
      {why === undefined ? null : <p data-part="less-sure">{why}</p>}
      {found ? (
        <MeasureForm
          // Another ingredient, or another figure of it, is another question.
          key={`${found.line.id} ${found.about.field}`}
          label={say.field(shownTerm(found.about.name), shownName(found.line.name))}
          unit={measureUnitOf(found.about)}
          usual={numberText(found.about.usual, 1)}
          onUse={(value) => onMeasure(found.line, found.about.field, value)}
        />
      ) : null}
    </section>
  )
}
