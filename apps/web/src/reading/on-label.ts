import { numberText, type ProductLabel } from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import { formulaWithDesk } from '../model/desks.ts'
import type { TableFormula, TableLine } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import { dateFormOf, dateKindOf, nameOnLabel, type OnLabel, usualUnit } from '../model/mentions.ts'
import { type StatedOnLabel, statedInFormula, tracesInside } from '../model/stated.ts'
import { LABEL_DESK, writtenNameIn } from '../model/written-name.ts'
import { labelTextWords as say } from '../words/printed-label.ts'
import { foodLabel, type LabelReading } from './food-label.ts'
import type { OwnIngredients } from './request.ts'

/** What a label says, with what its maker added and what the workshop always says. */
export function wordedLabel(
  label: ProductLabel,
  stated: StatedOnLabel,
  { name: called, lines }: { readonly name: string; readonly lines: readonly TableLine[] },
  habits: WorkshopHabits,
  { tracesOf = () => [] }: Pick<LabelReading, 'tracesOf'> = {},
): OnLabel {
  const present = new Set(labelWordsIn(label))
  const byPackets = (label.alergenos.trazas ?? []).flatMap(({ palabras }) => palabras)
  const told = [...new Set([...byPackets, ...tracesInside(lines, tracesOf)])]
  const traces = [...new Set([...told, ...(stated.traces ?? [])])].filter((word) => !present.has(word))
  return {
    label,
    told,
    stated: { unit: usualUnit(label.seguridadAlimentaria), ...stated, traces },
    ...nameOnLabel(label, stated.name?.trim() ?? '', called),
    keeping: stated.keeping ?? proposedKeeping(label, habits),
    operator: habits.operator ?? '',
  }
}

/** The formula whose title is its name, where no other was written for its label: it is judged alike wherever it is shown. */
export const namedByTitle = (formula: TableFormula): TableFormula =>
  formulaWithDesk(formula, LABEL_DESK, {
    ...statedInFormula(formula),
    name: writtenNameIn(formula) ?? formula.name,
  })

/** All that goes on the label of a formula. */
export function labelOfFormula(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  habits: WorkshopHabits,
  reading: LabelReading = {},
): OnLabel | undefined {
  const stated = statedInFormula(formula)
  const asked = stated.name?.trim() ?? ''
  const label = foodLabel(craft, formula, own, asked === '' ? {} : { denominacion: asked }, reading)
  return label && wordedLabel(label, stated, formula, habits, reading)
}

/** As this workshop last said it of what keeps alike; else as the label itself says it to whoever buys. */
function proposedKeeping(
  { seguridadAlimentaria: safety, obligatorio }: ProductLabel,
  { keeping }: WorkshopHabits,
): string {
  const told = obligatorio.find(({ id, estado }) => id === 'g' && estado === 'dado')?.texto
  return keeping?.[safety?.clase ?? ''] ?? told ?? ''
}

export const labelWordsIn = ({ alergenos }: ProductLabel): readonly string[] =>
  alergenos.presentes.flatMap(({ palabras }) => palabras)

/** «20/05/2027», «05/2027», «2027». */
function writtenDate(date: string, form: 'day' | 'month' | 'year'): string {
  const [year = '', month = '', day = ''] = date.split('-')
  if (form === 'year') return year
  return form === 'month' ? `${month}/${year}` : `${day}/${month}/${year}`
}

/** The date as the label says it, in its words and its figures; none where there is none. */
export function dateOnLabel({ label, stated }: Pick<OnLabel, 'label' | 'stated'>) {
  const { seguridadAlimentaria: safety } = label
  const form = dateFormOf(stated, safety)
  if (stated.date === undefined || form === 'none') return undefined
  const words = dateKindOf(safety, stated) === 'useBy' ? say.dates.useBy.day : say.dates.bestBefore[form]
  return { words, date: writtenDate(stated.date, form) }
}

export const netOnLabel = ({ net, unit = 'g' }: StatedOnLabel): string => (net ? `${numberText(net, 2)} ${unit}` : '')
