import type { DeskLine } from '@obrador/engine/desk'
import { percentWithUnit } from '../../../format/numbers.ts'
import { numberText, shownName, shownTerm } from '../../../format/page-speech.ts'
import type { StageDetails, TableLine } from '../../../model/formula.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { stageWords as say } from '../../../words/es/desk.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import * as deskCss from './desk.module.css'

interface Props {
  readonly line: TableLine
  readonly stage: NonNullable<DeskLine['stage']>
  /** What such a thing is called. */
  readonly label: string
  /** Grams of the base in all. */
  readonly whole: number
  /** By how much everything is multiplied today. */
  readonly factor: number | undefined
  readonly isBoth: boolean
  readonly workshop: WorkshopState
}

const FIELDS = [
  ['hydration', say.hydration, say.hydrationOf],
  ['hours', say.hoursField, say.hoursOf],
  ['degrees', say.degrees, say.degreesOf],
] as const satisfies readonly (readonly [keyof StageDetails, string, (name: string) => string])[]

function whenOf({ hours, degrees }: StageDetails): string {
  if (hours !== undefined && degrees !== undefined) return say.when(numberText(hours, 1), numberText(degrees, 1))
  if (hours !== undefined) return say.hours(numberText(hours, 1))
  return degrees === undefined ? '' : say.at(numberText(degrees, 1))
}

/** What is made before the rest: a block of its own, whose flour and water are counted in the dough. */
export function StageBlock({ line, stage, label, whole, factor, isBoth, workshop: { edit } }: Props) {
  const { stage: built = {} } = line
  const isAssumed = stage.isAssumed && built.hydration === undefined
  const facts = [say.facts(label, percentWithUnit(stage.hydration, 1)), isAssumed ? say.assumed : '', whenOf(built)]

  function set(key: keyof StageDetails, value: number | undefined): void {
    const { [key]: _, ...others } = built
    const next: StageDetails = value === undefined ? others : { ...others, [key]: value }
    edit(
      (now) => ({
        ...now,
        lines: now.lines.map((one) => {
          if (one.id !== line.id) return one
          const { stage: _stage, ...plain } = one
          return Object.keys(next).length > 0 ? { ...plain, stage: next } : plain
        }),
      }),
      `stage ${key} ${line.id}`,
    )
  }

  return (
    <div className={deskCss.stage} data-part="stage">
      <p className={deskCss.stageFacts} data-part="stage-facts">
        {facts.filter(Boolean).join(', ')}
      </p>
      <table className={deskCss.stageParts} aria-label={say.inside(shownName(line.name))}>
        <tbody>
          {stage.parts.map(({ label: part, grams }) => (
            <tr key={part}>
              <th scope="row">{shownTerm(part)}</th>
              {isBoth ? <td>{whole > 0 ? numberText((100 * grams) / whole, 1) : ''}</td> : null}
              <td className={deskCss.weight}>{numberText(grams, 1)}</td>
              {factor === undefined ? null : <td className={deskCss.today}>{numberText(grams * factor, 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <details className={deskCss.stageHow}>
        <summary>{say.how}</summary>
        <div className={deskCss.stageFields}>
          {FIELDS.map(([key, head, of]) => (
            <div key={key} className="field">
              <span aria-hidden="true">{head}</span>
              <QuantityInput
                label={of(shownName(line.name))}
                value={built[key]}
                placeholder={key === 'hydration' ? numberText(stage.hydration, 1) : ''}
                onChange={(value) => set(key, value)}
                onClear={() => set(key, undefined)}
              />
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}
